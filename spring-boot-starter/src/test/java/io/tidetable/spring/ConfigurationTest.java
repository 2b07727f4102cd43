package io.tidetable.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.spring.app.App;
import io.tidetable.spring.broken.BrokenApp;
import io.tidetable.spring.elsewhere.ElsewhereApp;
import io.tidetable.spring.elsewhere.UnstoredApp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** What is wrong with the configuration is said by its property, and what it may be; secrets are not shown. */
@ExtendWith(OutputCaptureExtension.class)
class ConfigurationTest {
    private static final String KEY = "c2VjcmV0c2VjcmV0";

    private static String failure(CapturedOutput output, Class<?> app, String... properties) {
        assertThatThrownBy(() -> new SpringApplicationBuilder(app)
                        .web(WebApplicationType.NONE)
                        .properties("spring.main.banner-mode=off")
                        .run(properties)
                        .close())
                .isNotNull();
        assertThat(output.getOut()).contains("APPLICATION FAILED TO START").doesNotContain(KEY);
        return output.getOut();
    }

    @Test
    void nothingSet(CapturedOutput output) {
        assertThat(failure(output, App.class))
                .contains("No table service is configured: none of tidetable.connection-string, tidetable.endpoint and"
                        + " tidetable.embedded is set.")
                .contains("    tidetable.embedded            true, for a service in the process");
    }

    @Test
    void blankIsNotSet(CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.connection-string= ", "--tidetable.endpoint="))
                .contains("No table service is configured");
    }

    @Test
    void twoAtOnce(CapturedOutput output) {
        assertThat(failure(
                        output,
                        App.class,
                        "--tidetable.embedded=true",
                        "--tidetable.endpoint=https://a.table.core.windows.net"))
                .contains("tidetable.endpoint and tidetable.embedded=true are set, and each names another table"
                        + " service.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AccountName=a;EndpointSuffix=core.windows.net",
                "AccountKey=" + KEY + ";EndpointSuffix=core.windows.net",
                "AccountName=;AccountKey=" + KEY + ";EndpointSuffix=core.windows.net",
            })
    void aConnectionStringWithAPartMissing(String text, CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.connection-string=" + text))
                .contains(
                        "The value of tidetable.connection-string is no connection string of a storage account: it"
                                + " needs AccountName and AccountKey, or TableEndpoint and SharedAccessSignature (found Account")
                .contains("Copy it from the portal (Access keys)");
    }

    @Test
    void aKeyAlone(CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.connection-string=" + KEY))
                .contains("it is not made of Name=value parts joined by ;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tidetable.connection-string='AccountName=a;AccountKey=" + KEY + ";EndpointSuffix=core.windows.net'",
                "tidetable.connection-string=\"UseDevelopmentStorage=true\"",
                "tidetable.endpoint=\"https://a.table.core.windows.net\"",
            })
    void whatStandsInQuotes(String property, CapturedOutput output) {
        assertThat(failure(output, App.class, "--" + property)).contains(": it begins with a quotation mark.");
    }

    @Test
    void aKeyThatIsNone(CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.connection-string=AccountName=a;AccountKey=" + KEY + "!"))
                .contains("its AccountKey is not base64");
    }

    @ParameterizedTest
    @CsvSource({
        "DefaultEndpointsProtocol=ftp, its DefaultEndpointsProtocol is neither https nor http",
        "TableEndpoint=a.table.core.windows.net, its TableEndpoint does not begin with https:// and a host",
        "TableEndpoint=https://a.blob.core.windows.net, its TableEndpoint is that of another service of the account",
        "TableSecondaryEndpoint=a b, its TableSecondaryEndpoint does not begin with https:// and a host",
    })
    void aConnectionStringWithAPartThatIsNone(String part, String message, CapturedOutput output) {
        String text = "AccountName=a;AccountKey=" + KEY + ";EndpointSuffix=core.windows.net;" + part;
        assertThat(failure(output, App.class, "--tidetable.connection-string=" + text))
                .contains("The value of tidetable.connection-string is no connection string of a storage account: "
                        + message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.table.core.windows.net",
                "http://a.table.core.windows.net",
                "https://",
                "https://a b",
                "https://a.table.core.windows.net?sv=1&sig=" + KEY,
                "https://a.blob.core.windows.net",
                "https://a.z01.Queue.storage.azure.net/",
            })
    void anEndpointThatIsNone(String text, CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.endpoint=" + text))
                .contains("The value of tidetable.endpoint is no address of a table service: it ")
                .contains("Set it to an address such as https://myaccount.table.core.windows.net.");
    }

    @Test
    void neitherYesNorNo(CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.embedded=perhaps"))
                .contains("A property cannot be read:\n\n    tidetable.embedded (")
                .contains("the last two are true or false.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"embedded", "create-tables"})
    void setToNothingWhereItMayBeTrueOrFalse(String name, CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable." + name + "="))
                .contains("    tidetable." + name + " (")
                .contains("the last two are true or false.");
    }

    @Test
    void aPropertyMisspelled(CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable.embedded=true", "--tidetable.create-table=true"))
                .contains("There is no such property, or it is set to nothing:")
                .contains("tidetable.create-table (");
    }

    @ParameterizedTest
    @ValueSource(strings = {"conection-string", "connection-string.value", "account-key"})
    void theValueOfAPropertyMisspelledIsNotShown(String name, CapturedOutput output) {
        assertThat(failure(output, App.class, "--tidetable." + name + "=AccountName=a;AccountKey=" + KEY))
                .contains("There is no such property, or it is set to nothing:")
                .contains("tidetable." + name)
                .contains("There are tidetable.connection-string, tidetable.endpoint,");
    }

    @Test
    void theKeyIsNotShownByThePropertiesEither() {
        String text = "AccountName=a;AccountKey=" + KEY;
        assertThat(new TidetableProperties(text, text, false, null).toString())
                .doesNotContain(KEY)
                .contains("embedded=false");
    }

    @Test
    void aClassThatBreaksARuleWhereAllElseIsLazy(CapturedOutput output) {
        assertThat(failure(
                        output, BrokenApp.class, "--tidetable.embedded=true", "--spring.main.lazy-initialization=true"))
                .contains("[TABLE_SHARED] Plate");
    }

    @Test
    void aRepositoryOfAClassThatIsElsewhere(CapturedOutput output) {
        assertThat(failure(output, ElsewhereApp.class, "--tidetable.embedded=true"))
                .contains(
                        "There is no TableRepository<io.tidetable.spring.app.Note>, which was asked for: they are made"
                                + " of the classes with @Table below the packages of the application"
                                + " (io.tidetable.spring.elsewhere)")
                .contains("put @AutoConfigurationPackage(basePackageClasses = Note.class) on a configuration");
    }

    @Test
    void aRepositoryOfAClassThatIsNotStored(CapturedOutput output) {
        assertThat(failure(output, UnstoredApp.class, "--tidetable.embedded=true"))
                .contains(
                        "There is no TableRepository<java.lang.String>, which was asked for: the class has no @Table.");
    }

    @Test
    void aClassThatBreaksARule(CapturedOutput output) {
        assertThat(failure(output, BrokenApp.class, "--tidetable.embedded=true"))
                .contains("A class with @Table cannot be stored:")
                .contains("[TABLE_SHARED] Plate: its rows in table Cupboard could mix with those of"
                        + " io.tidetable.spring.broken.Cup (found rowPrefix");
    }
}
