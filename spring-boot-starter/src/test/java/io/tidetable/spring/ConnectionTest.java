package io.tidetable.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.credential.TokenCredential;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import io.tidetable.codec.Json;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import io.tidetable.spring.app.Note;
import java.lang.reflect.Type;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import reactor.core.publisher.Mono;

/** Which service the properties and the beans of an application lead to. */
class ConnectionTest {
    private final ApplicationContextRunner app = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(ConnectionAutoConfiguration.class, TablesAutoConfiguration.class));

    private static String endpoint(TableServiceClientBuilder builder) {
        return builder.buildClient().getServiceEndpoint();
    }

    @Test
    void aConnectionString() {
        app.withPropertyValues("tidetable.connection-string=AccountName=acme;AccountKey=c2VjcmV0;"
                        + "DefaultEndpointsProtocol=https;EndpointSuffix=core.windows.net")
                .run(context -> {
                    assertThat(context).hasSingleBean(Tables.class);
                    assertThat(endpoint(context.getBean(TableServiceClientBuilder.class)))
                            .isEqualTo("https://acme.table.core.windows.net");
                });
    }

    @Test
    void aSharedAccessSignatureInAConnectionString() {
        app.withPropertyValues("tidetable.connection-string=TableEndpoint=https://acme.table.core.windows.net;"
                        + "SharedAccessSignature=sv=2019-02-02&sig=c2VjcmV0")
                .run(context -> assertThat(endpoint(context.getBean(TableServiceClientBuilder.class)))
                        .startsWith("https://acme.table.core.windows.net"));
    }

    @Test
    void azurite() {
        app.withPropertyValues("tidetable.connection-string=UseDevelopmentStorage=true")
                .run(context -> assertThat(endpoint(context.getBean(TableServiceClientBuilder.class)))
                        .isEqualTo("http://127.0.0.1:10002/devstoreaccount1"));
    }

    @Test
    void anEndpointWithTheCredentialOfAzureIdentity() {
        app.withPropertyValues("tidetable.endpoint=https://acme.table.core.windows.net")
                .run(context -> assertThat(endpoint(context.getBean(TableServiceClientBuilder.class)))
                        .isEqualTo("https://acme.table.core.windows.net"));
    }

    @Test
    void anEndpointWithACredentialOfOnesOwn() {
        TokenCredential credential = request -> Mono.empty();
        app.withClassLoader(new FilteredClassLoader("com.azure.identity"))
                .withBean(TokenCredential.class, () -> credential)
                .withPropertyValues("tidetable.endpoint=https://acme.table.core.windows.net")
                .run(context -> assertThat(context).hasSingleBean(Tables.class));
    }

    @Test
    void anEndpointWithNoCredential() {
        app.withClassLoader(new FilteredClassLoader("com.azure.identity"))
                .withPropertyValues("tidetable.endpoint=https://acme.table.core.windows.net")
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessageStartingWith("tidetable.endpoint is set, and there is nothing to sign in with"));
    }

    @Test
    void theEmbeddedServiceWhereItIsNot() {
        app.withClassLoader(new FilteredClassLoader("io.tidetable.embedded"))
                .withPropertyValues("tidetable.embedded=true")
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .isInstanceOfSatisfying(
                                ConfigurationException.class,
                                e -> assertThat(e.action())
                                        .startsWith("Add the dependency io.tidetable:tidetable-embedded")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "TRUE", "on", "yes"})
    void theEmbeddedServiceByAnyWordForYes(String yes) {
        app.withPropertyValues("tidetable.embedded=" + yes)
                .run(context ->
                        assertThat(context).hasSingleBean(EmbeddedTables.class).hasSingleBean(Tables.class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"false", "off", "no"})
    void noEmbeddedServiceByAnyWordForNo(String no) {
        app.withPropertyValues("tidetable.embedded=" + no, "tidetable.connection-string=UseDevelopmentStorage=true")
                .run(context -> assertThat(context)
                        .doesNotHaveBean(EmbeddedTables.class)
                        .hasSingleBean(Tables.class));
    }

    @Test
    void aBuilderOfOnesOwn() {
        EmbeddedTables service = EmbeddedTables.create();
        app.withBean(TableServiceClientBuilder.class, service::clientBuilder).run(context -> {
            context.getBean(Tables.class).repository(Note.class).createTableIfAbsent();
            assertThat(service.requestCount()).isEqualTo(1);
        });
    }

    @Test
    void tablesOfOnesOwnNeedNoConfiguration() {
        EmbeddedTables service = EmbeddedTables.create();
        app.withBean(Tables.class, () -> Tables.connect(service.clientBuilder()))
                .run(context -> assertThat(context)
                        .hasNotFailed()
                        .doesNotHaveBean(TableServiceClientBuilder.class)
                        .hasSingleBean(Tables.class));
    }

    @Test
    void aRepositoryOfOnesOwnStays() {
        app.withPropertyValues("tidetable.embedded=true")
                .withUserConfiguration(OwnRepository.class)
                .run(context -> {
                    TableRepository<Note> notes = context.getBean(OwnRepository.Holder.class).notes;
                    notes.createTableIfAbsent();
                    assertThat(context.getBean(TableServiceClientBuilder.class)
                                    .buildClient()
                                    .listTables())
                            .extracting(table -> table.getName())
                            .contains("NotesOfOthers")
                            .doesNotContain("Notes");
                });
    }

    @Test
    void tablesAreCreatedWhereSaid() {
        app.withUserConfiguration(Scanned.class)
                .withPropertyValues("tidetable.embedded=true", "tidetable.create-tables=false")
                .run(context -> assertThat(context.getBean(EmbeddedTables.class).requestCount())
                        .isZero());
        app.withUserConfiguration(Scanned.class)
                .withPropertyValues("tidetable.embedded=true")
                .run(context -> assertThat(context.getBean(EmbeddedTables.class).requestCount())
                        .isEqualTo(2));
    }

    @Test
    void customizersAreCalledInTheirOrder() {
        app.withPropertyValues("tidetable.embedded=true")
                .withUserConfiguration(Customizers.class)
                .run(context -> {
                    context.getBean(Tables.class);
                    assertThat(Customizers.CALLED)
                            .containsSequence("first", "second")
                            .contains("tables");
                });
    }

    @Test
    void ofTwoWaysToWriteJsonNoneIsPassedOverInSilence() {
        app.withPropertyValues("tidetable.embedded=true")
                .withBean("one", Json.class, OtherJson::new)
                .withBean("other", Json.class, OtherJson::new)
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .isInstanceOf(NoUniqueBeanDefinitionException.class)
                        .hasMessageContaining("one,other"));
    }

    @Test
    void itStartsWithNothingThatIsOptional() {
        app.withClassLoader(new FilteredClassLoader(
                        "io.tidetable.embedded", "com.azure.identity", "io.micrometer", "org.springframework.test"))
                .withConfiguration(AutoConfigurations.of(
                        io.tidetable.spring.json.JsonAutoConfiguration.class,
                        io.tidetable.spring.observe.TablesObservationAutoConfiguration.class))
                .withPropertyValues("tidetable.connection-string=UseDevelopmentStorage=true")
                .run(context -> assertThat(context).hasNotFailed().hasSingleBean(Tables.class));
    }

    /** Of an application. */
    private record OtherJson() implements Json {
        @Override
        public String write(Object value) {
            return "";
        }

        @Override
        public Object read(String text, Type type) {
            return text;
        }
    }

    /** Stored classes are looked for below the package of the application in {@code app}. */
    @Configuration(proxyBeanMethods = false)
    @AutoConfigurationPackage(basePackageClasses = Note.class)
    static class Scanned {}

    @Configuration(proxyBeanMethods = false)
    @AutoConfigurationPackage(basePackageClasses = Note.class)
    static class OwnRepository {
        @Bean
        TableRepository<Note> ownNotes(Tables tables) {
            return tables.repository(Note.class, "NotesOfOthers");
        }

        @Bean
        Holder holder(TableRepository<Note> notes) {
            return new Holder(notes);
        }

        static final class Holder {
            private final TableRepository<Note> notes;

            Holder(TableRepository<Note> notes) {
                this.notes = notes;
            }
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Customizers {
        static final List<String> CALLED = new ArrayList<>();

        @Bean
        @Order(2)
        TableClientCustomizer second() {
            return builder -> CALLED.add("second");
        }

        @Bean
        @Order(1)
        TableClientCustomizer first() {
            return builder -> CALLED.add("first");
        }

        @Bean
        TablesCustomizer settings() {
            return builder -> {
                builder.clock(Clock.systemUTC());
                CALLED.add("tables");
            };
        }
    }
}
