package io.tidetable.spring;

import io.tidetable.annotations.Table;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.util.ClassUtils;

/** Called by the code that Spring generates ahead of time; of no use to an application. */
public final class GeneratedRepositories {
    private GeneratedRepositories() {}

    /** Registers the repository of each class with {@link Table} that is named, public or not. */
    public static void register(DefaultListableBeanFactory beans, String... entities) {
        for (String name : entities) {
            Class<?> entity = ClassUtils.resolveClassName(name, beans.getBeanClassLoader());
            beans.registerBeanDefinition(RepositoryRegistrar.nameOf(entity), RepositoryRegistrar.definition(entity));
        }
    }
}
