package io.github.exactcover.dlx.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The internal files that other modules reach: the contract between modules. The fewer the better: what only one module
 * uses should move to that module.
 */
class ReachedFilesTest {

    /** How many files of dlx-core may be reached. */
    private static final int MOST = 54;

    private static final TreeMap<LibraryModule, Set<String>> REACHED = new TreeMap<>();

    @BeforeAll
    static void readArrows(@TempDir Path folder) throws IOException {
        Arrows arrows = new Arrows(folder);
        for (LibraryModule module : LibraryModule.values()) {
            REACHED.put(module, arrows.reachedInternals(module));
        }
    }

    @Test
    void theOthersReachTheseFilesOfTheCore() {
        assertThat(REACHED.get(LibraryModule.CORE))
                .hasSizeLessThanOrEqualTo(MOST)
                .containsExactlyInAnyOrder(
                        "file.ByteLock",
                        "file.FileReplacement",
                        "file.TemporaryFiles",
                        "file.Uninterrupted",
                        "parallel.ParallelMachine",
                        "parallel.SegmentLeft",
                        "proof.ProofWriter",
                        "race.Contender",
                        "race.Crew",
                        "race.Pace",
                        "race.Race",
                        "race.Watch",
                        "resume.CheckpointFile",
                        "resume.Fingerprint",
                        "resume.RemainderCheck",
                        "resume.RemainderText",
                        "resume.SealedText",
                        "resume.SealedWriter",
                        "run.Asked",
                        "run.Checkpointer",
                        "run.ProgressReport",
                        "run.Run",
                        "run.Searches",
                        "run.Settings",
                        "run.SolutionSpliterator",
                        "run.Source",
                        "run.Start",
                        "run.Strategy",
                        "search.Branch",
                        "search.EngineFactory",
                        "search.Finder",
                        "search.ItemRule",
                        "search.Machine",
                        "search.Remainder",
                        "search.SearchEngine",
                        "search.SizeTournament",
                        "search.Step",
                        "search.choose.EngineKind",
                        "search.links.DancingLinks",
                        "search.links.LearnedWeights",
                        "search.links.Links",
                        "table.CostRange",
                        "table.Exclusion",
                        "table.OptionLists",
                        "table.OptionTable",
                        "table.OptionTableBuilder",
                        "table.Patience",
                        "table.Restriction",
                        "table.Roots",
                        "table.View",
                        "text.Given",
                        "text.Lines",
                        "text.Phrases",
                        "text.PlainText");
    }

    @Test
    void symmetryAndProjectionReachTheseFilesOfCounting() {
        assertThat(REACHED.get(LibraryModule.COUNT))
                .containsExactlyInAnyOrder(
                        "count.Counter",
                        "count.CountingCosts",
                        "count.CountingMachine",
                        "count.CountingMethod",
                        "count.CountingRace",
                        "count.DiagramMachine",
                        "count.PartsMachine",
                        "count.diagram.Diagram",
                        "count.diagram.DiagramBuilder",
                        "count.disk.DiskSpace",
                        "count.frontier.Room");
    }

    @Test
    void othersReachTheseFilesOfFeasibility() {
        assertThat(REACHED.get(LibraryModule.FEASIBILITY))
                .containsExactlyInAnyOrder(
                        "argument.Argument",
                        "argument.Certificate",
                        "learn.Portfolio",
                        "learn.Ways",
                        "simplex.BasisState",
                        "simplex.Coefficients",
                        "simplex.LinearProgram",
                        "simplex.LinearSolution",
                        "symmetry.Automorphism",
                        "symmetry.Cells",
                        "symmetry.SymmetryFinder",
                        "symmetry.SymmetryGraph");
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CORE", "COUNT", "FEASIBILITY"})
    void nothingReachesIntoTheRest(LibraryModule module) {
        assertThat(REACHED.get(module)).isEmpty();
    }
}
