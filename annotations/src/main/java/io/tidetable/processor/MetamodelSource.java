package io.tidetable.processor;

import io.tidetable.model.facts.TypeFacts;
import io.tidetable.model.facts.TypeFacts.Kind;
import io.tidetable.processor.Metamodel.Attribute;
import io.tidetable.processor.Metamodel.Parameter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A metamodel as Java source. */
final class MetamodelSource {
    private static final String QUERY = "io.tidetable.query";

    /** Characters of a line. */
    private static final int LINE = 120;

    private final Metamodel metamodel;
    private final ClassNames names;
    private final Imports imports;

    MetamodelSource(Metamodel metamodel, ClassNames names, Set<String> takenNames) {
        this.metamodel = metamodel;
        this.names = names;
        this.imports = new Imports(metamodel.packageName(), takenNames);
    }

    String text() {
        String body = body();
        String packageLine = metamodel.packageName().isEmpty() ? "" : "package " + metamodel.packageName() + ";\n\n";
        String lines = imports.lines();
        return packageLine + lines + (lines.isEmpty() ? "" : "\n") + body;
    }

    private String body() {
        String name = metamodel.simpleName();
        StringBuilder body = new StringBuilder();
        body.append("/** Members of {@link ").append(metamodel.entity()).append("}. */\n");
        metamodel
                .generated()
                .ifPresent(annotation -> body.append("@")
                        .append(qualified(annotation))
                        .append("(\"" + MappingProcessor.class.getName() + "\")\n"));
        body.append("@" + qualified("java.lang.SuppressWarnings") + "({\"deprecation\", \"rawtypes\", \"removal\"})\n");
        body.append(metamodel.isPublic() ? "public " : "")
                .append("final class ")
                .append(name)
                .append(" {\n");
        metamodel.attributes().forEach(attribute -> body.append(attribute(attribute)));
        body.append("\n    private ").append(name).append("() {}\n");
        metamodel.key().ifPresent(parameters -> body.append("\n").append(key(parameters)));
        return body.append("}\n").toString();
    }

    private String attribute(Attribute attribute) {
        String sort = imports.name(QUERY, attribute.sort().type);
        String value = attribute.sort().takesValue ? ", " + type(attribute.value()) : "";
        String declared =
                "    public static final " + sort + "<" + metamodel.entity() + value + "> " + attribute.name() + " =";
        String made = receiver(sort, attribute.sort().type) + ".of(" + metamodel.entity() + ".class, \""
                + attribute.name() + "\");\n";
        boolean fits = declared.length() + made.length() <= LINE;
        return declared + (fits ? " " : "\n            ") + made;
    }

    private String key(List<Parameter> parameters) {
        String key = imports.name(QUERY, "Key");
        String declared = parameters.stream()
                .map(parameter -> type(parameter.type()) + " " + parameter.name())
                .collect(Collectors.joining(", "));
        String made = receiver(key, "Key");
        String given = parameters.stream().map(Parameter::name).collect(Collectors.joining(", "));
        return "    /** The key of one {@link " + metamodel.entity() + "}. */\n    public static " + key + "<"
                + metamodel.entity() + "> key(" + declared + ") {\n        return " + made + ".of(" + given
                + ");\n    }\n";
    }

    /** How a class is written where its method is called: there a member of the same name would be meant instead. */
    private String receiver(String written, String type) {
        return metamodel.has(written) ? QUERY + "." + type : written;
    }

    private String type(TypeFacts type) {
        if (type.kind() == Kind.PRIMITIVE) {
            return type.name();
        }
        if (type.kind() == Kind.ARRAY) {
            return type(type.arguments().get(0)) + "[]";
        }
        String arguments = type.arguments().stream().map(this::type).collect(Collectors.joining(", "));
        if (type.kind() == Kind.WILDCARD) {
            return arguments.isEmpty() ? "?" : type.name() + " " + arguments;
        }
        return name(type.name()) + (arguments.isEmpty() ? "" : "<" + arguments + ">");
    }

    /** Classes that were met are written as Java does; those that were not are boxes. */
    private String name(String binaryName) {
        return names.type(binaryName)
                .map(element -> {
                    String packageName = names.packageOf(element);
                    String full = element.getQualifiedName().toString();
                    return imports.name(
                            packageName, packageName.isEmpty() ? full : full.substring(packageName.length() + 1));
                })
                .orElseGet(() -> qualified(binaryName));
    }

    private String qualified(String name) {
        return imports.name(name.substring(0, name.lastIndexOf('.')), name.substring(name.lastIndexOf('.') + 1));
    }
}
