package io.tidetable.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import io.tidetable.spring.app.App;
import io.tidetable.spring.app.Note;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.context.TestContextManager;

/** A test with the embedded service stays on it, whatever service the beans of its application name. */
class OwnServiceTest {
    /** Stands for an account: a test must not reach it. */
    private static final EmbeddedTables ACCOUNT = EmbeddedTables.create();

    private static TestContextManager prepared(Class<?> test) throws Exception {
        TestContextManager manager = new TestContextManager(test);
        manager.prepareTestInstance(test.getDeclaredConstructor().newInstance());
        return manager;
    }

    private static <T> T bean(Class<?> test, Class<T> type) throws Exception {
        return prepared(test).getTestContext().getApplicationContext().getBean(type);
    }

    @SuppressWarnings("unchecked")
    private static void writesToTheEmbeddedService(Class<?> test) throws Exception {
        long before = ACCOUNT.requestCount();
        TestContextManager manager = prepared(test);
        var context = manager.getTestContext().getApplicationContext();
        TableRepository<Note> notes =
                (TableRepository<Note>) context.getBean("io.tidetable.spring.app.Note#repository");
        long requests = context.getBean(EmbeddedTables.class).requestCount();
        notes.insert(Note.of(1, "Milk"));
        assertThat(context.getBean(EmbeddedTables.class).requestCount() - requests)
                .isEqualTo(1);
        assertThat(ACCOUNT.requestCount()).isEqualTo(before);
    }

    @Test
    void aBuilderOfTheApplicationIsReplaced() throws Exception {
        writesToTheEmbeddedService(WithBuilder.class);
    }

    @Test
    void tablesMadeOfABuilderThatIsABeanStayAndAreOnTheEmbeddedService() throws Exception {
        writesToTheEmbeddedService(WithTablesOfABuilder.class);
    }

    @Test
    void tablesMadeOfTheEmbeddedServiceStay() throws Exception {
        writesToTheEmbeddedService(WithTablesOfTheService.class);
    }

    @Test
    void theBuilderOfAutoConfigurationKeepsItsCustomizers() throws Exception {
        assertThat(bean(WithCustomizer.class, Tables.class)).isNotNull();
        assertThat(WithCustomizer.Settings.calls).isPositive();
    }

    @Test
    void tablesThatNameAServiceByThemselvesAreRefusedBeforeTheyReachIt() {
        long before = ACCOUNT.requestCount();
        assertThatThrownBy(() -> prepared(WithTables.class))
                .hasStackTraceContaining(
                        "A test with @WithEmbeddedTables would reach another service: the bean tables of"
                                + " type Tables is not made of a bean of type TableServiceClientBuilder or EmbeddedTables.");
        assertThat(ACCOUNT.requestCount()).isEqualTo(before);
    }

    @SpringBootTest(classes = {App.class, WithBuilder.Service.class})
    @WithEmbeddedTables
    static class WithBuilder {
        @Configuration(proxyBeanMethods = false)
        static class Service {
            @Bean
            TableServiceClientBuilder account() {
                return ACCOUNT.clientBuilder();
            }
        }
    }

    @SpringBootTest(classes = {App.class, WithTablesOfABuilder.Service.class})
    @WithEmbeddedTables
    static class WithTablesOfABuilder {
        @Configuration(proxyBeanMethods = false)
        static class Service {
            @Bean
            TableServiceClientBuilder account() {
                return ACCOUNT.clientBuilder();
            }

            @Bean
            Tables tables(TableServiceClientBuilder account) {
                return Tables.builder(account).clock(Clock.systemUTC()).build();
            }
        }
    }

    @SpringBootTest(classes = {App.class, WithTablesOfTheService.Service.class})
    @WithEmbeddedTables
    static class WithTablesOfTheService {
        @Configuration(proxyBeanMethods = false)
        static class Service {
            @Bean
            Tables tables(EmbeddedTables service) {
                return Tables.connect(service.clientBuilder());
            }
        }
    }

    @SpringBootTest(classes = {App.class, WithCustomizer.Settings.class})
    @WithEmbeddedTables
    static class WithCustomizer {
        @Configuration(proxyBeanMethods = false)
        static class Settings {
            static int calls;

            @Bean
            TableClientCustomizer customizer() {
                return builder -> calls++;
            }
        }
    }

    @SpringBootTest(classes = {App.class, WithTables.Service.class})
    @WithEmbeddedTables
    static class WithTables {
        @Configuration(proxyBeanMethods = false)
        static class Service {
            @Bean
            Tables tables() {
                return Tables.connect(ACCOUNT.clientBuilder());
            }
        }
    }
}
