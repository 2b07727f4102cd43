package io.tidetable.spring;

import io.tidetable.annotations.Table;
import io.tidetable.repository.TableRepository;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.Order;

/**
 * Says why there is no repository of a class that was asked for: Spring Boot's own analyzer does not name the class.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class MissingRepositoryFailureAnalyzer extends AbstractFailureAnalyzer<NoSuchBeanDefinitionException> {
    private final @Nullable BeanFactory beans;

    MissingRepositoryFailureAnalyzer(@Nullable BeanFactory beans) {
        this.beans = beans;
    }

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable root, NoSuchBeanDefinitionException cause) {
        ResolvableType type = cause.getResolvableType();
        if (cause instanceof NoUniqueBeanDefinitionException
                || type == null
                || type.resolve() != TableRepository.class
                || type.resolveGeneric() == null) {
            return null;
        }
        Class<?> entity = type.resolveGeneric();
        String missing = "There is no TableRepository<" + entity.getName() + ">, which was asked for: ";
        if (!entity.isAnnotationPresent(Table.class)) {
            return new FailureAnalysis(
                    missing + "the class has no @Table.", "Annotate it, or ask for that of another.", cause);
        }
        return new FailureAnalysis(
                missing + "they are made of the classes with @Table below the packages of the application ("
                        + String.join(", ", packages()) + "), where auto-configuration runs.",
                "Put it there, or put @AutoConfigurationPackage(basePackageClasses = " + entity.getSimpleName()
                        + ".class) on a configuration. In a test of a slice, give it a bean of that type.",
                cause);
    }

    private List<String> packages() {
        return beans != null && AutoConfigurationPackages.has(beans)
                ? AutoConfigurationPackages.get(beans)
                : List.of("none");
    }
}
