package io.tidetable.spring;

/** The properties name no table service, or not one alone; holds no values of theirs. */
final class ConfigurationException extends RuntimeException {
    private final String action;

    ConfigurationException(String message, String action) {
        super(message);
        this.action = action;
    }

    static ConfigurationException nothingSet() {
        return new ConfigurationException(
                "No table service is configured: none of tidetable.connection-string, tidetable.endpoint and"
                        + " tidetable.embedded is set.",
                "Set one of these:\n"
                        + "    tidetable.connection-string   a connection string of the portal, or"
                        + " UseDevelopmentStorage=true for Azurite\n"
                        + "    tidetable.endpoint            an address such as"
                        + " https://myaccount.table.core.windows.net, with a TokenCredential bean or azure-identity\n"
                        + "    tidetable.embedded            true, for a service in the process (tests, first steps)\n"
                        + "or define a bean of type Tables or TableServiceClientBuilder.");
    }

    /** What to do. */
    String action() {
        return action;
    }
}
