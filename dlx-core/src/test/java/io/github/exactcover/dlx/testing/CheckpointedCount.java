package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The program that KillTest kills: counts with checkpoints, from the last one if there is one, and prints the count. */
public final class CheckpointedCount {

    private CheckpointedCount() {}

    /** Arguments: the file, the number of threads, the size of the permutations. */
    public static void main(String[] args) {
        Path file = Path.of(args[0]);
        Search<String, String> search = DLX.search(Permutations.of(Integer.parseInt(args[2])))
                .threads(Integer.parseInt(args[1]))
                .checkpointTo(file, Duration.ofMillis(10));
        SearchResult result = (Files.exists(file) ? search.resume(file) : search).count();
        System.out.println(result.end() + " " + result.solutions());
    }
}
