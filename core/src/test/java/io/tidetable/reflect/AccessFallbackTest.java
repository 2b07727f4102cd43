package io.tidetable.reflect;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.Ignore;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.mapping.EntityAccess;
import io.tidetable.model.EntityModel;
import io.tidetable.model.Reading;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Members are reached as well where no class can be defined. */
class AccessFallbackTest {
    private static final StackWalker FRAMES = StackWalker.getInstance(StackWalker.Option.SHOW_HIDDEN_FRAMES);

    /** All primitives, private; it sees who makes it. */
    @Table("Meters")
    private static final class Meter {
        @PartitionKey
        private String house = "";

        @RowKey
        private int number;

        private boolean on;
        private byte tariff;
        private short floor;
        private char side;
        private long seconds;
        private float load;
        private double total;

        @Ignore
        private final boolean generated;

        private Meter() {
            generated = FRAMES.walk(
                    frames -> frames.anyMatch(frame -> frame.getClassName().contains("TidetableFields")));
        }
    }

    private static final Object[] VALUES = {"h", 1, true, (byte) 2, (short) 3, 'c', 4L, 5f, 6.0};

    private static Meter roundTrip() {
        EntityModel model = ((Reading.Mapped) EntityReader.read(Meter.class)).model();
        EntityAccess<Meter> access = EntityReader.access(Meter.class, model, null);
        Meter meter = access.make(VALUES.clone());
        assertThat(access.read(meter)).containsExactly(VALUES);
        assertThat(List.of(meter.house, meter.number, meter.on, meter.tariff, meter.floor, meter.side, meter.seconds))
                .isEqualTo(Arrays.asList(VALUES).subList(0, 7));
        assertThat(meter.load).isEqualTo(5f);
        assertThat(meter.total).isEqualTo(6.0);
        return meter;
    }

    @AfterEach
    void leaveTheImage() {
        System.clearProperty(EntityReader.NATIVE_IMAGE);
    }

    @Test
    void aGeneratedClassReachesAllPrimitives() {
        assertThat(roundTrip().generated).isTrue();
    }

    @Test
    void soDoHandlesInANativeImage() {
        System.setProperty(EntityReader.NATIVE_IMAGE, "runtime");
        assertThat(roundTrip().generated).isFalse();
    }

    static Stream<NestmateWriter.Definer> failures() {
        return Stream.of(
                (lookup, bytes) -> {
                    throw new UnsupportedOperationException("no classes at run time");
                },
                (lookup, bytes) -> {
                    throw new LinkageError("no such class");
                },
                (lookup, bytes) -> {
                    throw new IllegalAccessException("no right to it");
                });
    }

    @ParameterizedTest
    @MethodSource("failures")
    void aClassThatCannotBeDefinedIsNoError(NestmateWriter.Definer definer) throws IllegalAccessException {
        NestmateWriter writer = new NestmateWriter(
                Meter.class, List.of(Meter.class.getDeclaredFields()), ReflectedClass.noArg(Meter.class));
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(Meter.class, MethodHandles.lookup());
        assertThat(writer.write(lookup, definer)).isEqualTo(Optional.empty());
    }
}
