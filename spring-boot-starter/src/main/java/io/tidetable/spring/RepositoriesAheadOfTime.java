package io.tidetable.spring;

import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.aot.BeanRegistrationExcludeFilter;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RegisteredBean;
import org.springframework.javapoet.CodeBlock;
import org.springframework.javapoet.MethodSpec;

/**
 * Lets generated code name stored classes as text: Spring's own would import them into this package, where those that
 * are not public do not compile.
 */
final class RepositoriesAheadOfTime implements BeanFactoryInitializationAotProcessor, BeanRegistrationExcludeFilter {
    @Override
    public boolean isExcludedFromAotProcessing(RegisteredBean bean) {
        return RepositoryRegistrar.entityOf(bean.getMergedBeanDefinition()) != null;
    }

    @Override
    public @Nullable BeanFactoryInitializationAotContribution processAheadOfTime(
            ConfigurableListableBeanFactory beans) {
        List<Class<?>> entities = Arrays.stream(beans.getBeanDefinitionNames())
                .<@Nullable Class<?>>map(name -> RepositoryRegistrar.entityOf(beans.getBeanDefinition(name)))
                .<Class<?>>mapMulti((entity, found) -> {
                    if (entity != null) {
                        found.accept(entity);
                    }
                })
                .toList();
        return entities.isEmpty() ? null : contribution(entities);
    }

    private static BeanFactoryInitializationAotContribution contribution(List<Class<?>> entities) {
        return (context, code) -> {
            code.addInitializer(code.getMethods()
                    .add("registerTidetableRepositories", method -> write(method, entities))
                    .toMethodReference());
            entities.forEach(entity -> context.getRuntimeHints()
                    .reflection()
                    .registerType(
                            entity,
                            MemberCategory.DECLARED_FIELDS,
                            MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
                            MemberCategory.INVOKE_DECLARED_METHODS));
        };
    }

    private static void write(MethodSpec.Builder method, List<Class<?>> entities) {
        CodeBlock names = entities.stream()
                .map(entity -> CodeBlock.of("$S", entity.getName()))
                .collect(CodeBlock.joining(", "));
        method.addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(DefaultListableBeanFactory.class, "beans")
                .addStatement("$T.register(beans, $L)", GeneratedRepositories.class, names);
    }
}
