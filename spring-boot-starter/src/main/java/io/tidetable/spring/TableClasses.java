package io.tidetable.spring;

import io.tidetable.annotations.Table;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.springframework.beans.factory.BeanDefinitionStoreException;
import org.springframework.beans.factory.annotation.AnnotatedBeanDefinition;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.env.Environment;
import org.springframework.core.io.ResourceLoader;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.util.ClassUtils;

/** Finds the classes with {@link Table} below some packages, without loading any other. */
final class TableClasses {
    private final ClassPathScanningCandidateComponentProvider scanner;
    private final ClassLoader loader;

    TableClasses(Environment environment, ResourceLoader resources) {
        // also those that no rule would pass, so that they are refused by name instead of missing
        scanner = new ClassPathScanningCandidateComponentProvider(false, environment) {
            @Override
            protected boolean isCandidateComponent(AnnotatedBeanDefinition definition) {
                return true;
            }
        };
        scanner.setResourceLoader(resources);
        scanner.addIncludeFilter(new AnnotationTypeFilter(Table.class, false));
        ClassLoader given = resources.getClassLoader();
        loader = given == null ? ClassUtils.getDefaultClassLoader() : given;
    }

    /** In the order of packages and names. */
    Set<Class<?>> below(Collection<String> packages) {
        Set<Class<?>> found = new LinkedHashSet<>();
        packages.stream()
                .flatMap(name -> scanner.findCandidateComponents(name).stream())
                .map(BeanDefinition::getBeanClassName)
                .sorted()
                .forEach(name -> found.add(load(name)));
        return found;
    }

    private Class<?> load(String name) {
        try {
            return ClassUtils.forName(name, loader);
        } catch (ClassNotFoundException e) {
            throw new BeanDefinitionStoreException("Found by the scan for @Table and gone: " + name, e);
        }
    }
}
