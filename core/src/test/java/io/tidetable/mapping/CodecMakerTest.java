package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.codec.Codec;
import io.tidetable.error.MappingException;
import java.lang.invoke.MethodHandles;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CodecMakerTest {
    static class Plain implements Codec<String> {
        private Plain() {}

        @Override
        public Object write(String value) {
            return value;
        }

        @Override
        public String read(Object property) {
            return (String) property;
        }
    }

    static class Parameter extends Plain {
        private final String parameter;

        Parameter(String parameter) {
            this.parameter = parameter;
        }

        @Override
        public Object write(String value) {
            return parameter;
        }
    }

    static class Failing extends Plain {
        Failing() {
            throw new IllegalStateException("no luck");
        }
    }

    static class None {}

    private static CodecMaker maker(MethodHandles.@Nullable Lookup lookup) {
        return new CodecMaker(
                "Thing",
                new Surroundings(
                        new KeySource(Clock.systemUTC()),
                        new JacksonJson(),
                        CodecMakerTest.class.getClassLoader(),
                        lookup));
    }

    @Test
    void aPrivateConstructorIsReachedWithAndWithoutALookup() {
        assertThat(maker(null).make("member", Plain.class.getName())).isInstanceOf(Plain.class);
        assertThat(maker(MethodHandles.lookup()).make("member", Plain.class.getName()))
                .isInstanceOf(Plain.class);
    }

    @Test
    void aCodecThatCannotBeMadeIsNamedWithItsMember() {
        for (MethodHandles.Lookup lookup : new MethodHandles.@Nullable Lookup[] {null, MethodHandles.lookup()}) {
            refused(lookup, Parameter.class.getName(), "no constructor without parameters");
            refused(lookup, Failing.class.getName(), "no luck");
            refused(lookup, None.class.getName(), "is no codec");
            refused(lookup, "gone.Codec", "cannot be loaded");
        }
    }

    private static void refused(MethodHandles.@Nullable Lookup lookup, String codec, String what) {
        assertThatThrownBy(() -> maker(lookup).make("member", codec))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("[CODEC] Thing.member")
                .hasMessageContaining(codec)
                .hasMessageContaining(what);
    }
}
