package io.github.exactcover.dlx.internal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.ItemRule;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.search.links.DancingLinks;
import io.github.exactcover.dlx.testing.LargerProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReporterTest {

    /** Visits the whole tree, and reports after every hundred nodes. */
    private static List<SegmentReport> reports(SearchEngine engine, Reporter reporter) {
        List<SegmentReport> reports = new ArrayList<>();
        Step step = Step.PAUSED;
        while (step != Step.EXHAUSTED) {
            step = engine.run(100);
            reports.add(reporter.report(List.of()));
        }
        return reports;
    }

    private static SearchEngine engine(boolean counting) {
        return new DancingLinks(LargerProblem.langford(7), ItemRule.SMALLEST, counting, Branch.ROOT);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allReportsTogetherSayWhatWasDone(boolean counting) {
        SearchEngine engine = engine(counting);

        List<SegmentReport> reports = reports(engine, new Reporter(engine, counting, true));

        assertThat(reports).hasSizeGreaterThan(3);
        assertThat(reports.stream().mapToLong(report -> report.effort().nodes()).sum())
                .isEqualTo(engine.nodes());
        assertThat(reports.stream()
                        .mapToLong(report -> report.effort().updates())
                        .sum())
                .isEqualTo(engine.updates());
        // Solutions that are told are in the report itself.
        assertThat(reports.stream()
                        .mapToLong(report -> report.effort().solutions())
                        .sum())
                .isEqualTo(counting ? engine.solutions() : 0);
        assertThat(reports.stream()
                        .mapToDouble(report -> report.effort().share())
                        .sum())
                .isEqualTo(1, within(1e-9));
    }

    @Test
    void withoutAWatcherAReportSaysNothingOfWhatIsLeftAndIsAlwaysDue() {
        SearchEngine engine = engine(true);
        Reporter reporter = new Reporter(engine, true, false);

        List<SegmentReport> reports = reports(engine, reporter);

        assertThat(reports)
                .allMatch(report ->
                        report.effort().share() == 0 && report.position().equals(Branch.ROOT));
        assertThat(reporter.isDue()).isTrue();
    }

    @Test
    void theFirstReportIsDueAtOnceAndLaterOnesAfterAPauseThatGrowsWithTheDepth() {
        AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 10_000);
        SearchEngine engine = engine(true);
        Reporter reporter = new Reporter(engine, true, true, clock::get);
        assertThat(reporter.isDue()).isTrue();

        engine.run(1);
        int depth = reporter.report(List.of()).position().depth();
        assertThat(depth).isPositive();
        clock.addAndGet(3_000L * depth - 1);
        assertThat(reporter.isDue()).isFalse();
        clock.addAndGet(1);
        assertThat(reporter.isDue()).isTrue();
    }
}
