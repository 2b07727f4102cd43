package io.tidetable.embedded;

import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import java.lang.reflect.Method;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives each test an account of its own, for JUnit Jupiter: put {@code ExtendWith(EmbeddedTablesExtension.class)} on
 * the class. A test method, and what runs before and after each ({@code BeforeEach}, {@code AfterEach}), may take the
 * {@link EmbeddedTables}, a {@link TableServiceClient} or a {@link TableServiceClientBuilder} as parameters; all of one
 * test are of one account. Constructors and {@code BeforeAll} cannot, for they belong to no test.
 */
// JUnit is optional, so its module cannot be required of everybody who reads ours.
@SuppressWarnings("exports")
public final class EmbeddedTablesExtension implements ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(EmbeddedTablesExtension.class);
    private static final Set<Class<?>> TYPES =
            Set.of(EmbeddedTables.class, TableServiceClient.class, TableServiceClientBuilder.class);

    /** For JUnit. */
    public EmbeddedTablesExtension() {}

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return TYPES.contains(parameter.getParameter().getType())
                && parameter.getDeclaringExecutable() instanceof Method
                && context.getTestMethod().isPresent();
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        EmbeddedTables tables = tables(context.getStore(NAMESPACE));
        Class<?> type = parameter.getParameter().getType();
        if (type == EmbeddedTables.class) {
            return tables;
        }
        TableServiceClientBuilder builder = tables.clientBuilder();
        return type == TableServiceClientBuilder.class ? builder : builder.buildClient();
    }

    private static EmbeddedTables tables(ExtensionContext.Store store) {
        EmbeddedTables kept = store.get(EmbeddedTables.class, EmbeddedTables.class);
        if (kept != null) {
            return kept;
        }
        EmbeddedTables fresh = EmbeddedTables.create();
        store.put(EmbeddedTables.class, fresh);
        return fresh;
    }
}
