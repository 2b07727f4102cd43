package io.tidetable.run;

import java.util.List;

/**
 * A command: writers against one table while requests and answers are lost. Prints operations, requests, retries,
 * unknown outcomes, wrong answers and index rows that do not fit; ends with 1 where there is one of the last two. An
 * unknown outcome counts as wrong unless another writer had written the row, or taken the value, meanwhile.
 *
 * <p>{@code -Dseconds=60}, {@code -Dwriters=8}, {@code -Dfaults=0.01} (the probability of each of 14 kinds, and ten
 * times of each of three of pages), {@code -Dseed=N}; {@code -Down}: writers keep to rows and unique values of their
 * own, and none may be unknown.
 */
public final class WriteStress {
    private static final int OPERATIONS = 50;
    /** Rows that all write: each keeps a log of its writes in one property, which 64 KiB fill. */
    private static final int SHARED = 12;

    private WriteStress() {}

    /** Runs it. */
    public static void main(String[] arguments) throws Exception {
        long seconds = Long.getLong("seconds", 60);
        long seed = Long.getLong("seed", System.nanoTime());
        boolean own = System.getProperty("own") != null;
        SeededRun run = new SeededRun(seed, Integer.getInteger("writers", 8), own ? 0 : SHARED);
        run.breakRequests(Double.parseDouble(System.getProperty("faults", "0.01")));
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        while (System.nanoTime() < end) {
            run.write(OPERATIONS);
        }
        long requests = run.requests();
        long losses = run.losses();
        List<String> wrong = run.wrongAnswers();
        List<String> stale = run.staleRows();
        System.out.println("seed " + seed + ", " + seconds + " s" + (own ? ", rows of their own" : ""));
        System.out.println(run.operations() + " operations, " + requests + " requests, of which " + losses
                + " were lost or refused on purpose and retried");
        System.out.println(run.unknownOfShared() + " unknown outcomes on rows that others had written meanwhile");
        System.out.println(run.unknownOfOwn() + " unknown outcomes on rows of a writer's own, where another had the"
                + " unique value or an insert met a row");
        System.out.println(wrong.size() + " wrong answers, " + stale.size() + " stale rows");
        wrong.stream().limit(20).forEach(System.out::println);
        stale.stream().limit(20).forEach(System.out::println);
        boolean guessed = own && run.unknownOfShared() + run.unknownOfOwn() > 0;
        System.exit(wrong.isEmpty() && stale.isEmpty() && !guessed ? 0 : 1);
    }
}
