package io.tidetable.run;

import java.util.List;

/**
 * A command: writers against one table while requests and answers are lost. Prints operations, requests, unknown
 * outcomes, wrong answers and index rows that do not fit; ends with 1 where there is one of the last two. Arguments:
 * seconds (60), writers (8), probability of each fault (0.01), seed.
 */
public final class WriteStress {
    private static final int OPERATIONS = 50;

    private WriteStress() {}

    /** Runs it. */
    public static void main(String[] arguments) throws Exception {
        long seconds = arguments.length > 0 ? Long.parseLong(arguments[0]) : 60;
        int writers = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 8;
        double probability = arguments.length > 2 ? Double.parseDouble(arguments[2]) : 0.01;
        long seed = arguments.length > 3 ? Long.parseLong(arguments[3]) : System.nanoTime();
        SeededRun run = new SeededRun(seed, writers);
        run.breakRequests(probability);
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        while (System.nanoTime() < end) {
            run.write(OPERATIONS);
        }
        long requests = run.service().requestCount();
        List<String> wrong = run.wrong();
        System.out.println(
                "seed " + seed + ": " + run.operations() + " operations, " + requests + " requests, " + run.unknown()
                        + " unknown outcomes, " + wrong.size() + " wrong answers or index rows that do not fit");
        wrong.stream().limit(20).forEach(System.out::println);
        System.exit(wrong.isEmpty() ? 0 : 1);
    }
}
