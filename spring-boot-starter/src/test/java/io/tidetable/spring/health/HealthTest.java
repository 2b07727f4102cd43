package io.tidetable.spring.health;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.spring.WithEmbeddedTables;
import io.tidetable.spring.app.App;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** The actuator asks the service. */
@SpringBootTest(
        classes = App.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {"management.endpoint.health.show-details=always"})
@WithEmbeddedTables
class HealthTest {
    @Value("${local.server.port}")
    private int port;

    @Autowired
    private EmbeddedTables service;

    private HttpResponse<String> health() throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + port + "/actuator/health/tidetable");
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void itCanBeLeftOut() {
        try (ConfigurableApplicationContext with = started("management.health.tidetable.enabled=true");
                ConfigurableApplicationContext without = started("management.health.tidetable.enabled=false")) {
            assertThat(with.containsBean("tidetableHealthIndicator")).isTrue();
            assertThat(without.containsBean("tidetableHealthIndicator")).isFalse();
        }
    }

    @Test
    void itIsLeftOutWhereThereAreSeveralServicesAndNoneIsTheFirst() {
        try (ConfigurableApplicationContext several =
                started("management.health.tidetable.enabled=true", Accounts.class)) {
            assertThat(several.containsBean("tidetableHealthIndicator")).isFalse();
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Accounts {
        @Bean
        TableServiceClientBuilder one() {
            return EmbeddedTables.create().clientBuilder();
        }

        @Bean
        TableServiceClientBuilder other() {
            return EmbeddedTables.create().clientBuilder();
        }

        @Bean
        @Primary
        Tables tables(@Qualifier("one") TableServiceClientBuilder client) {
            return Tables.connect(client);
        }

        @Bean
        Tables otherTables(@Qualifier("other") TableServiceClientBuilder client) {
            return Tables.connect(client);
        }
    }

    private static ConfigurableApplicationContext started(String property, Class<?>... more) {
        return new SpringApplicationBuilder(App.class)
                .sources(more)
                .web(WebApplicationType.NONE)
                .properties("tidetable.embedded=true", property)
                .run();
    }

    @Test
    void itIsUpWhereTheServiceAnswers() throws Exception {
        long before = service.requestCount();
        HttpResponse<String> answer = health();
        assertThat(answer.body()).isEqualTo("{\"status\":\"UP\"}");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(service.requestCount() - before).isEqualTo(1);
    }

    @Test
    void itIsDownWhereTheServiceRefuses() throws Exception {
        service.faults().onRequests().respond(403, "AuthorizationFailure");
        HttpResponse<String> answer = health();
        assertThat(answer.body()).contains("\"status\":\"DOWN\"").contains("\"details\":{\"error\":\"answered 403\"}");
        assertThat(answer.statusCode()).isEqualTo(503);
    }

    @Test
    void itIsDownSoonWhereNoAnswerComes() throws Exception {
        service.faults().onRequests().loseRequest();
        long before = System.nanoTime();
        assertThat(health().body()).contains("DOWN").contains("no answer");
        assertThat(System.nanoTime() - before).isLessThan(10_000_000_000L);
    }
}
