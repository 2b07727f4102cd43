package io.tidetable.model;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.model.facts.AnnotationFacts;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Times rounded down in the partition key. */
final class BucketRules {
    private static final Duration CALENDAR = ChronoUnit.YEARS.getDuration().multipliedBy(9998);

    private final AnnotationFacts table;
    private final List<MemberDraft> drafts;
    private final Problems problems;

    BucketRules(AnnotationFacts table, List<MemberDraft> drafts, Problems problems) {
        this.table = table;
        this.drafts = drafts;
        this.problems = problems;
    }

    /** The last part of the partition key, where there is a bucket. */
    Optional<KeyPart> bucket() {
        List<MemberDraft> bucketed =
                drafts.stream().filter(draft -> draft.has(TimeBucket.class)).toList();
        bucketed.stream()
                .skip(1)
                .forEach(draft -> problems.add(
                        Rule.BUCKET_TWICE,
                        draft.name(),
                        "a class has one time bucket (found on "
                                + bucketed.get(0).name() + " too): remove @TimeBucket from one of them"));
        if (bucketed.isEmpty() && table.number("shards") > 1) {
            problems.add(
                    Rule.SHARDS,
                    "shards spread a time bucket (found shards = " + table.number("shards")
                            + " and no @TimeBucket): remove shards from @Table, or annotate a time @TimeBucket");
        }
        List<KeyPart> buckets = bucketed.stream().map(this::bucket).toList();
        return buckets.stream().findFirst();
    }

    private KeyPart bucket(MemberDraft draft) {
        AnnotationFacts bucket = draft.annotation(TimeBucket.class).orElseThrow();
        TimeKeyRules.checkTime(draft, Rule.BUCKET_TIME, "@TimeBucket", problems);
        if (draft.is(ValueType.JSON)) {
            problems.add(
                    Rule.BUCKET_TIME,
                    draft.name(),
                    "a time bucket is made of a time (found @AsJson): remove it, or use @ConvertedBy to keep the time in"
                            + " another form");
        }
        ChronoUnit unit = ChronoUnit.valueOf(bucket.text("value"));
        int amount = bucket.number("amount");
        if (unit.compareTo(ChronoUnit.SECONDS) < 0 || unit.compareTo(ChronoUnit.YEARS) > 0) {
            problems.add(
                    Rule.BUCKET_UNIT,
                    draft.name(),
                    "a bucket is counted in SECONDS to YEARS (found " + unit.name()
                            + "): use one of these, such as HOURS");
        } else if (amount < 1 || unit.getDuration().multipliedBy(amount).compareTo(CALENDAR) > 0) {
            problems.add(
                    Rule.BUCKET_AMOUNT,
                    draft.name(),
                    "a bucket holds at least one unit and at most 9998 years (found amount = " + amount + " of "
                            + unit.name() + "): use 1, or as many units as a bucket shall hold");
        }
        return new KeyPart.Bucket(
                draft.name(),
                unit,
                amount,
                isDescending(draft, bucket),
                bucket.text("format").equals("PLAIN"));
    }

    private boolean isDescending(MemberDraft draft, AnnotationFacts bucket) {
        String direction = bucket.text("direction");
        if (!direction.equals("AS_ROW_KEY")) {
            return direction.equals("DESCENDING");
        }
        if (drafts.stream().anyMatch(d -> d.has(ChronologicalKey.class) || d.has(ReverseChronologicalKey.class))) {
            return drafts.stream().anyMatch(d -> d.has(ReverseChronologicalKey.class));
        }
        return draft.annotation(RowKey.class).map(a -> a.flag("descending")).orElse(false);
    }
}
