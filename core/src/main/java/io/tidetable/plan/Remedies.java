package io.tidetable.plan;

import io.tidetable.mapping.IndexLayout;
import io.tidetable.model.IndexModel;
import io.tidetable.model.MemberModel;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.ValueType;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What would serve a question that is refused as a scan: first what is to be said about the partition, then, where that
 * leaves a scan of it, the ways to bound what is read in it, any of which is enough. What does not help is not named.
 */
final class Remedies {
    /** Types whose key texts differ in length: a range of them is one of keys only at a key's end. */
    private static final Set<ValueType> TEXTS = EnumSet.of(ValueType.STRING, ValueType.CHAR, ValueType.CONVERTED);

    static final Set<ValueType> WITHOUT_TEXT = EnumSet.of(
            ValueType.BYTES, ValueType.JSON, ValueType.DURATION, ValueType.BIG_DECIMAL, ValueType.BIG_INTEGER);

    private final Keys keys;
    private final QueryPlan plan;
    private final KeyDemands asked;

    Remedies(Keys keys, QueryPlan plan) {
        this.keys = keys;
        this.plan = plan;
        this.asked = new KeyDemands(keys, plan.criteria());
    }

    /** As part of a sentence; empty where nothing serves. */
    String text(List<Criterion> unserved) {
        Optional<Criterion> tooMany =
                unserved.stream().filter(this::isOneOfTooMany).findFirst();
        return tooMany.isPresent()
                ? fewer(tooMany.get().member().model().name())
                : keys.partition().places().stream().allMatch(asked::isNamed) ? inPartition() : partition();
    }

    private boolean isOneOfTooMany(Criterion criterion) {
        MemberModel model = criterion.member().model();
        double named = plan.criteria().stream()
                .map(Criterion::check)
                .filter(Check.OneOf.class::isInstance)
                .mapToDouble(c -> c.values().size())
                .reduce(keys.mapping().model().shards(), (a, b) -> a * b);
        return criterion.check() instanceof Check.OneOf one
                && one.values().size() > 1
                && named > Walk.MAX_RANGES
                && (keys.holds(model.name()) || isIndexed(model.name()) || isListed(model.name()));
    }

    private static String fewer(String member) {
        return "ask for fewer values of " + member + " at once (a query names at most "
                + String.format(Locale.ROOT, "%,d", Walk.MAX_RANGES) + " keys)";
    }

    /** Its parts are named, or bounded where they are times: a period over them is one range. */
    String partition() {
        List<KeyPlace> missing = keys.partition().places().stream()
                .filter(place -> !asked.isNamed(place))
                .toList();
        Optional<KeyPlace> folded = missing.stream().filter(asked::isFolded).findFirst();
        if (folded.isPresent()) {
            return "take ignoreCase off the @SecondaryIndex over " + KeyDemands.member(folded.get())
                    + " (a partition is named by its very text)";
        }
        if (!isUnordered() && plan.timeline().isPresent()) {
            return period(missing.get(0)); // whose order it is
        }
        String named = named(
                missing.stream().filter(place -> !KeyDemands.isBucket(place)).toList());
        List<String> steps = new ArrayList<>();
        if (!named.isEmpty()) {
            steps.add("name the partition with is on " + named);
        }
        missing.stream().filter(KeyDemands::isBucket).map(Remedies::period).forEach(steps::add);
        if (isScanOfPartition()) {
            String rest = inPartition();
            if (rest.isEmpty()) {
                return "";
            }
            steps.add(rest);
        }
        return String.join(" and ", steps);
    }

    /** Whether a partition that is named is scanned still: buckets, bounded row keys and indexes bound what is read. */
    private boolean isScanOfPartition() {
        return keys.partition().places().stream().noneMatch(KeyDemands::isBucket)
                && asked.left().findAny().isPresent()
                && !asked.walk(keys.row(), false).isBounded()
                && keys.mapping().indexes().stream().noneMatch(this::serves)
                && keys.mapping().indexEntities().stream()
                        .map(KeyPath::ofListing)
                        .noneMatch(path -> asked.walk(path, false).complete());
    }

    private boolean serves(IndexLayout index) {
        KeyPath path = KeyPath.ofIndex(keys.mapping(), index);
        Walk walk = asked.walk(path, index.model().ignoreCase());
        return index.model().parts().stream().map(IndexModel.Part::member).noneMatch(asked::isAbsent)
                && walk.isBounded()
                && (isUnordered() || walk.open().filter(this::isTimeInPartition).isPresent());
    }

    /** Of what is in the partition key, one value is left when it is named. */
    private boolean isTimeInPartition(KeyPlace place) {
        return keys.isTime(place)
                && keys.partition().places().stream()
                        .map(KeyDemands::member)
                        .noneMatch(KeyDemands.member(place)::equals);
    }

    private String inPartition() {
        Set<String> ways = new LinkedHashSet<>();
        keys.row().places().stream().limit(1).forEach(first -> rowKey(first).ifPresent(ways::add));
        asked.left().forEach(c -> index(c).ifPresent(ways::add));
        return either(ways);
    }

    static String either(Set<String> ways) {
        return (ways.size() > 1 ? "either " : "") + String.join(" or ", ways);
    }

    static String named(List<KeyPlace> places) {
        return places.stream().map(KeyDemands::member).collect(Collectors.joining(" and "));
    }

    /** The first part of the row key bounds what is read, in its own order where it is a time. */
    private Optional<String> rowKey(KeyPlace first) {
        if (keys.isTime(first)) {
            return asked.isAsked(KeyDemands.member(first)) ? Optional.empty() : Optional.of(period(first));
        }
        boolean found = asked.left().anyMatch(c -> keys.holds(c.member().model().name()) && isFound(c.check()));
        return found && !asked.isFolded(first) && isUnordered()
                ? Optional.of("name the first part of the row key with is on " + KeyDemands.member(first))
                : Optional.empty();
    }

    private boolean isUnordered() {
        return plan.question().order() == Order.NONE;
    }

    /** An index that the member leads: in the order of main row keys where values are named, else in its own. */
    private Optional<String> index(Criterion criterion) {
        MemberModel model = criterion.member().model();
        Check check = criterion.check();
        boolean inOrder = isUnordered() || check instanceof Check.OneOf || isPeriod(criterion);
        if (!isFound(check) || !isIndexable(model) || !inOrder) {
            return Optional.empty();
        }
        if (check instanceof Check.Within && TEXTS.contains(model.value())) {
            return text(criterion);
        }
        if (WITHOUT_TEXT.contains(model.value())) {
            return check instanceof Check.OneOf
                    ? Optional.of(
                            "give " + model.name() + " a KeyCodec with @ConvertedBy and put @SecondaryIndex on it")
                    : Optional.empty();
        }
        return Optional.of(led(model.name()));
    }

    static boolean isIndexable(MemberModel model) {
        return model.use() != Use.TIMESTAMP && model.use() != Use.ETAG && !model.large();
    }

    boolean isPeriod(Criterion criterion) {
        return criterion.check() instanceof Check.Within
                && TimeScale.has(criterion.member().compared())
                && !asked.isPoint(criterion.member().model().name());
    }

    String led(String member) {
        return led(member, "");
    }

    private String led(String member, String kind) {
        String index = keys.orders().ignoresCase(member) ? "@SecondaryIndex(ignoreCase = true)" : "@SecondaryIndex";
        return isIndexed(member)
                ? "lead a " + kind + index + " with " + member
                : "put " + (kind.isEmpty() ? "" : "a " + kind) + index + " on " + member;
    }

    /** Texts are compared by range at the end of one key alone, and found by what they begin with in any. */
    private Optional<String> text(Criterion criterion) {
        MemberModel model = criterion.member().model();
        if (model.value() == ValueType.CONVERTED
                && !criterion.member().property().keepsOrder()) {
            return Optional.of("give " + model.name()
                    + " a KeyCodec that keeps order, at the end of a key or of a unique @SecondaryIndex");
        }
        boolean prefixed = model.value() == ValueType.STRING;
        if (keys.orders().isAtAnEnd(criterion.member())) {
            return prefixed
                    ? Optional.of("ask for " + model.name() + " by startsWith and " + led(model.name()))
                    : Optional.empty();
        }
        return Optional.of(led(model.name(), "unique ") + (prefixed ? " (any, where startsWith is asked)" : ""));
    }

    private static String period(KeyPlace place) {
        return "bound " + KeyDemands.member(place) + " by a period";
    }

    /** Whether keys can lead to what is asked: not to what is absent, or is anything but a value. */
    private static boolean isFound(Check check) {
        return check instanceof Check.OneOf || check instanceof Check.Within || check instanceof Check.Prefix;
    }

    private boolean isIndexed(String member) {
        return keys.mapping().indexes().stream()
                .flatMap(i -> i.model().parts().stream())
                .map(IndexModel.Part::member)
                .anyMatch(member::equals);
    }

    private boolean isListed(String member) {
        return keys.mapping().indexEntities().stream()
                .anyMatch(l -> l.model().member().equals(member));
    }
}
