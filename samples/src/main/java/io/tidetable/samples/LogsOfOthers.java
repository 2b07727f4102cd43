package io.tidetable.samples;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.time.Ticks;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** Writes rows as the tools that own these tables lay them out, with the plain SDK; stands for these tools. */
final class LogsOfOthers {
    /** Numbers in front of the minutes of a spread table. */
    static final int SPREAD = 4;

    private static final String DEPLOYMENT = "7f2d1a90c4be4f6e8f6d3b1c2a5e9d04";

    private final TableServiceClient service;

    LogsOfOthers(TableServiceClient service) {
        this.service = service;
    }

    private TableClient table(String name) {
        service.createTableIfNotExists(name);
        return service.getTableClient(name);
    }

    void diagnostics() {
        TableClient table = table("WADLogsTable");
        table.createEntity(wad(634_012_319_404_982_640L, "WebRole", 0, "Role started"));
        table.createEntity(wad(634_012_319_999_999_999L, "WebRole", 1, "The last tick of its minute"));
        table.createEntity(wad(634_012_320_000_000_000L, "Worker", 0, "The first tick of the next"));
        table.createEntity(wad(634_012_322_100_000_000L, "WebRole", 0, "Request failed"));
        table.createEntity(wad(634_012_322_400_000_000L, "WebRole", 0, "Five minutes later"));
    }

    private static TableEntity wad(long ticks, String role, int instance, String message) {
        Instant minute = Ticks.toInstant(ticks).truncatedTo(ChronoUnit.MINUTES);
        String name = role + "_IN_" + instance;
        String rowKey =
                String.format(Locale.ROOT, "%s___%s___%s___%019d", DEPLOYMENT, role, name, ticks % 1_000_000_000L);
        return new TableEntity("0" + Ticks.of(minute), rowKey)
                .addProperty("EventTickCount", ticks)
                .addProperty("DeploymentId", DEPLOYMENT)
                .addProperty("Role", role)
                .addProperty("RoleInstance", name)
                .addProperty("Level", message.endsWith("failed") ? 2 : 4)
                .addProperty("EventId", 0)
                .addProperty("Message", message);
    }

    void semanticLogging() {
        TableClient table = table("SLABLogsTable");
        table.createEntity(slab("2014-06-01T04:59:59.9999999Z", 1, "Just before"));
        table.createEntity(slab("2014-06-01T05:00:00Z", 2, "At five sharp"));
        table.createEntity(slab("2014-06-01T05:17:30.5Z", 3, "In between"));
        table.createEntity(slab("2014-06-01T05:17:31Z", 4, "In the same minute"));
        table.createEntity(slab("2014-06-01T06:00:00Z", 5, "At six sharp"));
    }

    private static TableEntity slab(String time, int salt, String message) {
        Instant at = Instant.parse(time);
        Instant minuteBefore = at.minus(1, ChronoUnit.MINUTES).truncatedTo(ChronoUnit.MINUTES);
        return new TableEntity(
                        Ticks.reverseKey(minuteBefore),
                        String.format(Locale.ROOT, "web-1_%s_%05X", Ticks.reverseKey(at), salt))
                .addProperty("EventDate", at.atOffset(ZoneOffset.UTC))
                .addProperty("InstanceName", "web-1")
                .addProperty("EventId", 100)
                .addProperty("Message", message);
    }

    void counters() {
        TableClient table = table("WADPerformanceCountersTable");
        for (int i = 0; i < 12; i++) {
            long ticks = 636_259_968_000_000_000L + i * 150_000_000L;
            Instant minute = Ticks.toInstant(ticks).truncatedTo(ChronoUnit.MINUTES);
            table.createEntity(new TableEntity(
                            String.format(Locale.ROOT, "%019d___0%d", i % SPREAD, Ticks.of(minute)),
                            String.format(Locale.ROOT, "%s___WebRole___WebRole_IN_0___%019d", DEPLOYMENT, i))
                    .addProperty("EventTickCount", ticks)
                    .addProperty("CounterName", "\\Processor(_Total)\\% Processor Time")
                    .addProperty("CounterValue", (double) i));
        }
    }

    void functionsHost() {
        table("HostEvents201605")
                .createEntity(host("20160531", "2519375847999999999-2d1c77a0-95a2-4b4e-8d9a-0c5e8a1f3b60", "In May"));
        table("HostEvents201606")
                .createEntity(host("20160622", "2519356996653019536-6c7e4c3a-0b1d-4a52-9f0e-0d5b7c1f2a10", "In June"));
    }

    private static TableEntity host(String day, String rowKey, String message) {
        return new TableEntity("myhost-" + day, rowKey)
                .addProperty("HitCount", 1)
                .addProperty("Message", message);
    }
}
