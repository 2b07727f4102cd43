package io.tidetable.error;

import io.tidetable.model.Problem;
import java.util.List;
import java.util.stream.Collectors;

/** A class breaks rules of the mapping; all problems at once. */
public final class MappingException extends TidetableException {
    private final transient List<Problem> problems;

    public MappingException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")), Place.UNKNOWN, null);
        this.problems = List.copyOf(problems);
    }

    /** Each broken rule as {@code [RULE] Class.member: text}, for tools. */
    public List<String> problems() {
        return problems.stream().map(Problem::toString).toList();
    }
}
