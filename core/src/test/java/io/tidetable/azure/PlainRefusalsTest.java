package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.exception.HttpResponseException;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Refusals in bodies of any kind mean what the SDK reads in them; of those that it cannot read we may know more. */
class PlainRefusalsTest {
    private static final RowKey KEY = new RowKey("p", "r");
    private static final String ETAG = "W/\"1\"";
    private static final int REFUSALS = 12;

    /** A body and the code in it. */
    private record Body(String type, String text, String code) {
        static Body json(String text, String code) {
            return new Body("application/json", text, code);
        }
    }

    private static final List<Body> BODIES = List.of(
            Body.json("", ""),
            Body.json("{}", ""),
            Body.json("null", ""),
            Body.json(
                    "{\"odata.error\":{\"code\":\"EntityAlreadyExists\",\"message\":{\"lang\":\"en-US\",\"value\":\"t\u00e9\"}}}",
                    "EntityAlreadyExists"),
            Body.json("{\"odata.error\":{\"code\":\"TableNotFound\",\"message\":{\"value\":\"t\"}}}", "TableNotFound"),
            Body.json("{\"odata.error\":{\"code\":\"ResourceNotFound\",\"message\":\"t\"}}", "ResourceNotFound"),
            Body.json(
                    "{\"odata.error\":{\"message\":{\"code\":\"Inner\"},\"code\":\"TableBeingDeleted\"}}",
                    "TableBeingDeleted"),
            Body.json("{\"odata.error\":{\"code\":\"Outer\",\"innererror\":{\"code\":\"TableNotFound\"}}}", "Outer"),
            Body.json("{\"odata.error\":{\"code\":5,\"message\":{}}}", "5"),
            Body.json("{\"odata.error\":{\"code\":null}}", ""),
            Body.json("{\"error\":{\"code\":\"AuthorizationFailed\",\"message\":\"t\"}}", "AuthorizationFailed"),
            Body.json("\uFEFF{\"odata.error\":{\"code\":\"ServerBusy\"}}", "ServerBusy"),
            Body.json("{\"odata.error\":{\"code\":\"ServerBusy\",\"mess", "ServerBusy"),
            Body.json("{\"odata.error\":{\"code\":\"Cut", ""),
            new Body(
                    "application/xml",
                    "<?xml version=\"1.0\"?><m:error><m:code>InvalidInput</m:code></m:error>",
                    "InvalidInput"),
            new Body("application/xml", "<Error><Code>AuthenticationFailed</Code></Error>", "AuthenticationFailed"),
            new Body("text/html", "<html><title>502 \u00e9</title></html>", ""),
            new Body("text/plain", "no", ""));

    private static final List<Charset> CHARSETS =
            List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16);

    private static final List<Write> WRITES = List.of(
            new Write.Insert(Row.of(KEY, Map.of("A", 1))),
            new Write.Upsert(Row.of(KEY, Map.of("A", 1))),
            new Write.Replace(Row.of(KEY, Map.of("A", 1)), ETAG),
            new Write.Replace(Row.of(KEY, Map.of("A", 1)), Write.ANY),
            new Write.Merge(Row.of(KEY, Map.of("A", 1)), ETAG),
            new Write.Delete(KEY, ETAG),
            new Write.Delete(KEY, Write.ANY));

    private static String told(Supplier<Object> call) {
        try {
            return told(call.get());
        } catch (TidetableException e) {
            return e.getClass().getName() + ": " + e.getMessage();
        }
    }

    private static String told(Object came) {
        if (came instanceof Outcome.Refused refused) {
            return "refused " + refused.action() + " " + refused.status() + " " + refused.code();
        }
        return came instanceof Outcome.Unknown unknown
                ? "unknown: "
                        + told(() -> {
                            throw unknown.cause();
                        })
                : String.valueOf(came);
    }

    /** The SDK's word: what it throws, or the status that it swallows; its code where it reads one. */
    private static Refusal plain(Runnable call, int status, Body body) {
        String code = body.code();
        boolean isOfService = !code.isEmpty() || body.text().isEmpty();
        try {
            call.run();
            return new Refusal(status, code, 0, isOfService);
        } catch (HttpResponseException e) {
            Object read = e instanceof TableServiceException failure && failure.getValue() != null
                    ? failure.getValue().getErrorCode()
                    : null;
            return new Refusal(e.getResponse().getStatusCode(), read == null ? code : read.toString(), 0, isOfService);
        }
    }

    private static Object outcome(Deed deed, Refusal refusal) {
        return Refusal.isUnclear(refusal.status())
                ? new Outcome.Unknown(deed.exception(refusal, null))
                : Answers.refused(
                        deed, refusal, new Call.Result(Call.Fate.ANSWERED, null, null, new IllegalStateException()));
    }

    private static Object reading(Deed deed, Refusal refusal) {
        if (deed.place().rowKey() != null && refusal.isRowNotFound()) {
            return "null";
        }
        throw deed.exception(refusal, null);
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void refusalsAreTheSame(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < REFUSALS; i++) {
            int status = List.of(400, 401, 403, 404, 404, 409, 412, 413, 429, 500, 503)
                    .get(random.nextInt(11));
            Body body = BODIES.get(random.nextInt(BODIES.size()));
            Charset charset = CHARSETS.get(random.nextInt(CHARSETS.size()));
            String type = body.type() + (charset.equals(StandardCharsets.UTF_8) ? "" : ";charset=" + charset.name());
            byte[] bytes = body.text().getBytes(charset);
            TableGateway gateway = new ScriptedService()
                    .answers(status, bytes, "Content-Type", type)
                    .gateway();
            TableClient client = new ScriptedService()
                    .answers(
                            status,
                            bytes,
                            "Content-Type",
                            type.replace("xml", "json")) // of XML it makes a LinkageError
                    .builder()
                    .buildClient()
                    .getTableClient("Posts");
            String as = status + " " + type + " " + body.text();
            for (Write write : WRITES) {
                Refusal refusal = plain(() -> PlainSdk.send(client, write), status, body);
                assertThat(told(() -> gateway.send(write)))
                        .as(as)
                        .isEqualTo(told(() -> outcome(Deed.of("Posts", write), refusal)));
                assertThat(refusal.code()).as(as).isEqualTo(body.code());
            }
            Refusal point = plain(() -> client.getEntity("p", "r"), status, body);
            assertThat(told(() -> String.valueOf(gateway.read(KEY, List.of()))))
                    .as(as)
                    .isEqualTo(told(() -> reading(Deed.reading("Posts", KEY), point)));
            Refusal page = plain(() -> client.listEntities().forEach(row -> {}), status, body);
            assertThat(told(() -> gateway.page(new PageRequest("", List.of(), 10, null))))
                    .as(as)
                    .isEqualTo(told(() -> reading(Deed.paging("Posts"), page)));
        }
    }
}
