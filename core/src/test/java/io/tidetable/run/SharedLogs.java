package io.tidetable.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Entities to which all writers of a seeded run append, and what each was told. */
final class SharedLogs {
    static final String BOOK = "b0";

    private final List<String> entities;
    private final Queue<Attempt> attempts = new ConcurrentLinkedQueue<>();

    SharedLogs(int count) {
        entities = IntStream.range(0, count).mapToObj(i -> "shared" + i).toList();
    }

    /** What a writer was told of an attempt. */
    enum Told {
        DONE,
        FAILED,
        UNKNOWN
    }

    /** One writer's attempt to append. */
    static final class Attempt {
        private final String entity;
        private final long tag;
        private final int writer;
        private final long begun = System.nanoTime();
        private volatile long ended = Long.MAX_VALUE;
        private volatile Told told = Told.UNKNOWN;

        private Attempt(String entity, long tag, int writer) {
            this.entity = entity;
            this.tag = tag;
            this.writer = writer;
        }

        void end(Told how) {
            told = how;
            ended = System.nanoTime();
        }

        private boolean meets(Attempt other) {
            return writer != other.writer && entity.equals(other.entity) && begun < other.ended && other.begun < ended;
        }
    }

    boolean isEmpty() {
        return entities.isEmpty();
    }

    List<String> entities() {
        return entities;
    }

    String any(Random random) {
        return entities.get(random.nextInt(entities.size()));
    }

    Attempt begin(String entity, long tag, int writer) {
        Attempt attempt = new Attempt(entity, tag, writer);
        attempts.add(attempt);
        return attempt;
    }

    long unknown() {
        return attempts.stream().filter(each -> each.told == Told.UNKNOWN).count();
    }

    /** What is not as it was told, given what an entity holds. */
    List<String> wrong(String entity, @Nullable String log) {
        List<String> wrong = new ArrayList<>();
        Set<Long> seen = new TreeSet<>();
        for (String tag : log == null ? List.<String>of() : Arrays.asList(log.split(",", -1))) {
            if (!tag.isEmpty() && !seen.add(Long.valueOf(tag))) {
                wrong.add("appended twice: " + tag);
            }
        }
        for (Attempt each : attempts) {
            boolean there = seen.contains(each.tag);
            if (each.entity.equals(entity) && (there ? each.told == Told.FAILED : each.told == Told.DONE)) {
                wrong.add(
                        entity + ": told " + each.told + " of " + each.tag + (there ? " and there" : " and not there"));
            }
            if (each.entity.equals(entity) && each.told == Told.UNKNOWN && !isTouched(each, seen)) {
                wrong.add(entity + ": unknown " + each.tag + " though no other wrote meanwhile");
            }
        }
        return wrong;
    }

    private boolean isTouched(Attempt unknown, Set<Long> seen) {
        return attempts.stream().anyMatch(other -> other.meets(unknown) && seen.contains(other.tag));
    }
}
