package io.tidetable.bench;

import java.util.List;

/**
 * Two benchmarks side by side.
 *
 * @param label what is done
 * @param ours name of the benchmark of the library
 * @param byHand name of the benchmark by hand
 * @param target what our time may be of the other's; 0 where nothing is promised
 */
record Comparison(String label, String ours, String byHand, double target) {
    static final List<Comparison> ALL = List.of(
            mapping("record to row", "recordWrite", "ByHand", 1.5),
            mapping("row to record", "recordRead", "ByHand", 1.5),
            mapping("class to row", "classWrite", "ByHand", 1.5),
            mapping("row to class", "classRead", "ByHand", 1.5),
            mapping("record to row, against a bare map", "recordWrite", "BareMap", 0),
            mapping("row to record, against a bare map", "recordRead", "BareMap", 0),
            reading("find, canned answers", "find", "canned", 1.1),
            reading("find, embedded service", "find", "embedded", 0),
            reading("page of 1,000, canned answers", "page", "canned", 0.4),
            reading("page of 1,000, embedded service", "page", "embedded", 0),
            writing("insert with two indexes", "insert"),
            writing("insertAll of 10,000", "insertAll"));

    /** Ways to fields, each against code by hand. */
    static final List<Comparison> ACCESS = List.of(
            access("read a record: generated class", "readGenerated", "readByHand"),
            access("read a record: method handles", "readHandles", "readByHand"),
            access("read a record: LambdaMetafactory", "readLambdas", "readByHand"),
            access("make a record: generated class", "makeGenerated", "makeByHand"),
            access("make a record: method handles", "makeHandles", "makeByHand"));

    private static Comparison mapping(String label, String what, String other, double target) {
        return new Comparison(
                label, "MappingBenchmark." + what + "Tidetable", "MappingBenchmark." + what + other, target);
    }

    private static Comparison reading(String label, String what, String transport, double target) {
        String name = "ReadBenchmark." + what;
        return new Comparison(label, name + "Tidetable:" + transport, name + "ByHand:" + transport, target);
    }

    private static Comparison writing(String label, String what) {
        return new Comparison(label, "WriteBenchmark." + what + "Tidetable", "WriteBenchmark." + what + "ByHand", 1.0);
    }

    private static Comparison access(String label, String ours, String byHand) {
        return new Comparison(label, "AccessBenchmark." + ours, "AccessBenchmark." + byHand, 0);
    }
}
