package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.SearchResult;
import java.io.IOException;
import java.util.List;

/** Writes the number of solutions, or how many there are at least if the search did not see all. */
final class CountTask implements Task {

    @Override
    public String name() {
        return "counting";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of();
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        SearchResult result = job.search().count();
        if (job.isText()) {
            job.out().write((result.isExhausted() ? "" : "at least ") + result.solutions() + "\n");
        } else {
            try (JsonDocument<O> document = job.json()) {
                document.result(result);
            }
        }
        return job.conclude(Summary.of(result), ExitCode.of(result));
    }
}
