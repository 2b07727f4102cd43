package io.tidetable.spring.json;

import io.tidetable.codec.Json;
import io.tidetable.spring.TablesAutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/**
 * {@link Json} by the application's mapper, unless the application defines one: Jackson 3's {@code JsonMapper} where
 * there is one bean of it (or a primary one), else so Jackson 2's {@code ObjectMapper}, else what {@code Tables} does
 * by itself.
 */
@AutoConfiguration(
        before = TablesAutoConfiguration.class,
        afterName = {
            "org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration",
            "org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration",
            "org.springframework.boot.jackson2.autoconfigure.Jackson2AutoConfiguration"
        })
@Import({JsonAutoConfiguration.Jackson3.class, JsonAutoConfiguration.Jackson2.class})
public class JsonAutoConfiguration {
    /** For Spring. */
    public JsonAutoConfiguration() {}

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(tools.jackson.databind.json.JsonMapper.class)
    @ConditionalOnSingleCandidate(tools.jackson.databind.json.JsonMapper.class)
    static class Jackson3 {
        @Bean
        @ConditionalOnMissingBean
        Json tidetableJson(tools.jackson.databind.json.JsonMapper mapper) {
            return new Jackson3Json(mapper);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(com.fasterxml.jackson.databind.ObjectMapper.class)
    @ConditionalOnSingleCandidate(com.fasterxml.jackson.databind.ObjectMapper.class)
    static class Jackson2 {
        @Bean
        @ConditionalOnMissingBean
        Json tidetableJson(com.fasterxml.jackson.databind.ObjectMapper mapper) {
            return new Jackson2Json(mapper);
        }
    }
}
