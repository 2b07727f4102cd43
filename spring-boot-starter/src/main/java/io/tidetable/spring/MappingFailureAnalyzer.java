package io.tidetable.spring;

import io.tidetable.error.MappingException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Says which rule a {@code Table} class breaks, instead of a stack trace. */
final class MappingFailureAnalyzer extends AbstractFailureAnalyzer<MappingException> {
    @Override
    protected FailureAnalysis analyze(Throwable root, MappingException cause) {
        return new FailureAnalysis(
                "A class with @Table cannot be stored:\n\n    " + String.join("\n    ", cause.problems()),
                "Change the class as each message says; docs/rules.md has a section for the rule in brackets.",
                cause);
    }
}
