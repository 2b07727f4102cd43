package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.Property;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.Timestamp;
import io.tidetable.codec.Codec;
import io.tidetable.model.EntityModel;
import io.tidetable.model.IndexEntityModel;
import io.tidetable.model.IndexModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.MemberModel;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.Reading;
import io.tidetable.model.ValueType;
import io.tidetable.reflect.EntityReader;
import jakarta.annotation.Nonnull;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What classes that keep the rules mean. */
class ModelTest {
    private static EntityModel model(Class<?> type) {
        assertThat(EntityReader.read(type)).isInstanceOf(Reading.Mapped.class);
        return ((Reading.Mapped) EntityReader.read(type)).model();
    }

    private static MemberModel member(Class<?> type, String name) {
        return model(type).members().stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static final class ThreadCodec implements Codec<Thread> {
        @Override
        public Object write(Thread value) {
            return value.getName();
        }

        @Override
        public Thread read(Object property) {
            return new Thread((String) property);
        }
    }

    @Table(value = "Things", rowPrefix = "t")
    @SecondaryIndex(
            name = "both",
            properties = {"named", "n desc"},
            copy = SecondaryIndex.Copy.KEY,
            hashed = false,
            unique = true)
    record Thing(
            @PartitionKey(order = 1) String second,
            @PartitionKey(order = 0) String first,
            @RowKey(descending = true) long n,

            @Property("Named") @SecondaryIndex(ignoreCase = true) @Nonnull
            String named,

            @IndexEntity(segments = 2) Optional<String> city,
            @Large String large,
            @ConvertedBy(ThreadCodec.class) Thread thread,
            @ETag String etag,
            @Timestamp Instant written) {}

    @Test
    void tableAndKeys() {
        EntityModel model = model(Thing.class);
        assertThat(model.entity()).isEqualTo("ModelTest.Thing");
        assertThat(model.className()).isEqualTo(Thing.class.getName());
        assertThat(model.table() + model.rowPrefix() + model.shards()).isEqualTo("Thingst1");
        assertThat(model.partitionKey())
                .containsExactly(new KeyPart.Value("first", false), new KeyPart.Value("second", false));
        assertThat(model.rowKey()).containsExactly(new KeyPart.Value("n", true));
    }

    @Test
    void members() {
        assertThat(model(Thing.class).members())
                .extracting(MemberModel::use)
                .containsExactly(
                        Use.KEY,
                        Use.KEY,
                        Use.KEY,
                        Use.PROPERTY,
                        Use.PROPERTY,
                        Use.PROPERTY,
                        Use.PROPERTY,
                        Use.ETAG,
                        Use.TIMESTAMP);
        assertThat(member(Thing.class, "named").property()).isEqualTo("Named");
        assertThat(member(Thing.class, "named").required()).isTrue();
        assertThat(member(Thing.class, "city").required()).isFalse();
        assertThat(member(Thing.class, "city").value()).isEqualTo(ValueType.STRING);
        assertThat(member(Thing.class, "large").large()).isTrue();
        assertThat(member(Thing.class, "thread").value()).isEqualTo(ValueType.CONVERTED);
        assertThat(member(Thing.class, "thread").codec()).contains(ThreadCodec.class.getName());
    }

    @Test
    void indexes() {
        assertThat(model(Thing.class).indexes())
                .containsExactly(
                        new IndexModel("Named", List.of(new IndexModel.Part("named", false)), false, true, true, false),
                        new IndexModel(
                                "both",
                                List.of(new IndexModel.Part("named", false), new IndexModel.Part("n", true)),
                                true,
                                false,
                                false,
                                false));
        assertThat(model(Thing.class).indexEntities()).containsExactly(new IndexEntityModel("city", "city", 2));
    }

    @Table(value = "Logs", shards = 4)
    record Log(
            @TimeBucket(ChronoUnit.HOURS) @ReverseChronologicalKey(separator = ".")
            Instant at,

            @KeySuffix UUID id) {}

    @Table("Plain")
    record Plain(
            @TimeBucket(value = ChronoUnit.DAYS, amount = 2, format = TimeBucket.Format.PLAIN)
            Instant bucketed,

            @ChronologicalKey(unique = true) Instant at) {}

    @Table("Parts")
    record Parts(
            @TimeBucket(ChronoUnit.DAYS) @RowKey(order = 1, descending = true)
            Instant at,

            @RowKey(order = 0) String code) {}

    @Table("Down")
    record Down(
            @TimeBucket(value = ChronoUnit.DAYS, direction = TimeBucket.Direction.DESCENDING)
            Instant at,

            @RowKey String id) {}

    @Test
    void aBucketGoesTheWayOfTheRowKeyUnlessSaid() {
        assertThat(model(Log.class).partitionKey())
                .containsExactly(new KeyPart.Bucket("at", ChronoUnit.HOURS, 1, true, false));
        assertThat(model(Log.class).rowKey())
                .containsExactly(new KeyPart.Time("at", true, ".", false, Optional.of("id")));
        assertThat(model(Log.class).shards()).isEqualTo(4);
        assertThat(model(Plain.class).partitionKey())
                .containsExactly(new KeyPart.Bucket("bucketed", ChronoUnit.DAYS, 2, false, true));
        assertThat(model(Parts.class).partitionKey())
                .containsExactly(new KeyPart.Bucket("at", ChronoUnit.DAYS, 1, true, false));
        assertThat(model(Down.class).partitionKey())
                .containsExactly(new KeyPart.Bucket("at", ChronoUnit.DAYS, 1, true, false));
    }

    @Test
    void aTimeThatOnlyItsBucketHoldsIsStored() {
        assertThat(member(Log.class, "at").use()).isEqualTo(Use.KEY);
        assertThat(member(Parts.class, "at").use()).isEqualTo(Use.KEY);
        assertThat(member(Plain.class, "bucketed").use()).isEqualTo(Use.PROPERTY);
        assertThat(member(Down.class, "at").use()).isEqualTo(Use.PROPERTY);
    }
}
