package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A solver as a program. It reads a problem from a file in Knuth's format, and writes what programs for satisfiability
 * do: a line with the answer, and a line with the numbers of the options in the solution, from 1.
 */
final class PeerProgram {

    /** Looks for a solution: the variables that are true in it. */
    interface Peer {

        /**
         * Looks for a solution.
         *
         * @param cheapest whether it must be one that costs the least
         */
        Optional<BitSet> solve(BooleanModel model, boolean cheapest);
    }

    private PeerProgram() {}

    static void run(String[] args, Peer peer) {
        if (args.length != 2 || !args[1].matches("one|cheapest")) {
            System.err.println("Give a file, and 'one' or 'cheapest'");
            System.exit(2);
        }
        boolean cheapest = args[1].equals("cheapest");
        ExactCoverProblem<?, ?> problem = read(Path.of(args[0]));
        Optional<BitSet> solution = peer.solve(BooleanModel.of(problem), cheapest);
        if (solution.isEmpty()) {
            System.out.println("s UNSATISFIABLE");
            return;
        }
        BitSet options = solution.get().get(0, problem.options().size());
        System.out.println(cheapest ? "s OPTIMUM FOUND" : "s SATISFIABLE");
        if (cheapest) {
            System.out.println(
                    "o " + options.stream().mapToLong(problem::costOf).sum());
        }
        System.out.println(
                options.stream().mapToObj(option -> " " + (option + 1)).collect(Collectors.joining("", "v", " 0")));
    }

    static ExactCoverProblem<?, ?> read(Path file) {
        try {
            return DlxFormat.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }
}
