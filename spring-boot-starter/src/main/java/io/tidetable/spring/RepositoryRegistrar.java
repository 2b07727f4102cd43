package io.tidetable.spring;

import io.tidetable.repository.TableRepository;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConstructorArgumentValues;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.ResolvableType;
import org.springframework.core.env.Environment;
import org.springframework.core.io.ResourceLoader;
import org.springframework.core.type.AnnotationMetadata;

/**
 * A bean of type {@code TableRepository<T>} for each class T with {@code Table} below the application's packages. The
 * name is that of the class and {@code #repository}. A class whose repository the application defines is left alone.
 */
final class RepositoryRegistrar implements ImportBeanDefinitionRegistrar {
    /** The bean of type {@link Repositories}. */
    private static final String FACTORY = "tidetableRepositories";

    private final BeanFactory beans;
    private final TableClasses classes;

    RepositoryRegistrar(BeanFactory beans, Environment environment, ResourceLoader resources) {
        this.beans = beans;
        classes = new TableClasses(environment, resources);
    }

    @Override
    public void registerBeanDefinitions(AnnotationMetadata metadata, BeanDefinitionRegistry registry) {
        List<String> packages = AutoConfigurationPackages.has(beans) ? AutoConfigurationPackages.get(beans) : List.of();
        for (Class<?> entity : classes.below(packages)) {
            if (!isDefined(typeOf(entity))) {
                registry.registerBeanDefinition(nameOf(entity), definition(entity));
            }
        }
    }

    private boolean isDefined(ResolvableType type) {
        return ((ListableBeanFactory) beans).getBeanNamesForType(type, true, false).length > 0;
    }

    private static ResolvableType typeOf(Class<?> entity) {
        return ResolvableType.forClassWithGenerics(TableRepository.class, entity);
    }

    static String nameOf(Class<?> entity) {
        return entity.getName() + "#repository";
    }

    /** The class whose repository a definition of ours makes; null of any other definition. */
    static @Nullable Class<?> entityOf(BeanDefinition definition) {
        ConstructorArgumentValues.ValueHolder entity = FACTORY.equals(definition.getFactoryBeanName())
                ? definition.getConstructorArgumentValues().getIndexedArgumentValue(0, Class.class)
                : null;
        return entity == null ? null : (Class<?>) entity.getValue();
    }

    static RootBeanDefinition definition(Class<?> entity) {
        RootBeanDefinition definition = new RootBeanDefinition();
        definition.setTargetType(typeOf(entity));
        definition.setResourceDescription("@Table class " + entity.getName());
        definition.setLazyInit(false); // where all else is lazy too: a broken rule stops the start
        definition.setFactoryBeanName(FACTORY);
        definition.setFactoryMethodName("repository");
        definition.getConstructorArgumentValues().addIndexedArgumentValue(0, entity);
        return definition;
    }
}
