package io.github.exactcover.dlx.testing;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;

/**
 * The program that KillTest kills: counts with checkpoints, from the last one if there is one, and prints the count.
 */
public final class CheckpointedCount {

    /** What is counted, and how. */
    public enum Kind {
        AUTO(Engine.AUTO, ItemChoice.AUTO, 3_628_800),
        LINKS(Engine.DANCING_LINKS, ItemChoice.MRV, 4 * 362_880),
        CELLS(Engine.DANCING_CELLS, ItemChoice.MRV, 4 * 362_880),
        BITS(Engine.BIT_PARALLEL, ItemChoice.MRV, 3_628_800),
        LEARNED_WEIGHTS(Engine.DANCING_LINKS, ItemChoice.WTD, 4 * 362_880),
        LEARNED_RATES(Engine.DANCING_CELLS, ItemChoice.FRB, 4 * 362_880),
        SECONDARY_ITEMS(Engine.AUTO, ItemChoice.AUTO, 73_712) {
            @Override
            Search<?, ?> search() {
                return DLX.search(Families.queens(13, false));
            }
        },
        /**
         * Words of eight letters out of eight, none more than twice. By how many letters are there twice, from 0 to 4.
         * All begin with the same letter, to save time.
         */
        BOUNDS(Engine.AUTO, ItemChoice.AUTO, (40_320 + 1_128_960 + 4_233_600 + 2_822_400 + 176_400) / 8) {
            @Override
            Search<?, ?> search() {
                return DLX.search(words(8)).require("0:0");
            }
        },
        /**
         * Each solution is written to a second file as well. After a kill some are there twice, and none is missing.
         */
        SHOWN(Engine.AUTO, ItemChoice.AUTO, 2 * 40_320) {
            @Override
            Search<?, ?> search() {
                return DLX.search(Permutations.of(9)).forbid("0:0", "0:1", "0:2", "0:3", "0:4", "0:5", "0:6");
            }

            @Override
            SearchResult run(Search<?, ?> search, Path file) throws IOException {
                try (OutputStream out = Files.newOutputStream(shown(file), CREATE, APPEND)) {
                    return search.forEach(solution -> write(out, solution));
                }
            }
        };

        public final long count;
        private final Engine engine;
        private final ItemChoice itemChoice;

        Kind(Engine engine, ItemChoice itemChoice, long count) {
            this.engine = engine;
            this.itemChoice = itemChoice;
            this.count = count;
        }

        /** By default the permutations of ten, or those that begin with one of the first numbers, to save time. */
        Search<?, ?> search() {
            Search<String, String> search =
                    DLX.search(Permutations.of(10)).engine(engine).itemChoice(itemChoice);
            for (long beginning = count / 362_880; beginning < 10; beginning++) {
                search = search.forbid("0:" + beginning);
            }
            return search;
        }

        /** By default counts. */
        SearchResult run(Search<?, ?> search, Path file) throws IOException {
            return search.count();
        }

        /** A line in one piece, so that no line is lost with the process. */
        private static void write(OutputStream out, Solution<?> solution) {
            String line = solution.indices().mapToObj(String::valueOf).collect(Collectors.joining(" ", "", "\n"));
            try {
                out.write(line.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static ExactCoverProblem<String, String> words(int length) {
            ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
            for (int i = 0; i < length; i++) {
                builder.primary("place " + i).bounded("letter " + i, 0, 2);
            }
            for (int place = 0; place < length; place++) {
                for (int letter = 0; letter < length; letter++) {
                    builder.option(place + ":" + letter, "place " + place, "letter " + letter);
                }
            }
            return builder.build();
        }
    }

    private CheckpointedCount() {}

    /** Where the solutions of {@link Kind#SHOWN} are written. */
    public static Path shown(Path file) {
        return Path.of(file + ".shown");
    }

    /** Begins, or goes on where the file says. */
    public static SearchResult run(Path file, int threads, Kind kind) throws IOException {
        Search<?, ?> search = kind.search().threads(threads).checkpointTo(file, Duration.ofMillis(10));
        return kind.run(Files.exists(file) ? search.resume(file) : search, file);
    }

    /** Arguments: the file, the number of threads, the kind. */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        // The time until a kill begins here: on a busy machine, Java takes long to start.
        System.out.println(Files.exists(file) ? "RESUMED" : "STARTED");
        SearchResult result = run(file, Integer.parseInt(args[1]), Kind.valueOf(args[2]));
        System.out.println(result.end() + " " + result.solutions());
    }
}
