package io.github.exactcover.dlx.diagram;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.internal.count.CountingMethod;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.count.disk.DiskSpace;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compiles all solutions of a problem into a {@link SolutionDiagram}, from {@link SolutionDiagram#of
 * SolutionDiagram.of}.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a")
 *         .option("one", "a")
 *         .option("two", "a")
 *         .build();
 * System.out.println(SolutionDiagram.of(problem).forbid("one").inMemory().count()); // 1
 * }</pre>
 *
 * <p>Immutable, and safe to share between threads.
 *
 * @param <I> the type of the items
 * @param <O> the type of the options
 */
public final class DiagramCompiler<I, O> extends Question<I, O, DiagramCompiler<I, O>> {

    DiagramCompiler(ExactCoverProblem<I, O> problem) {
        this(asked(DiagramCompiler.class, problem, Asked.RELEASE));
    }

    private DiagramCompiler(Asked<I, O> asked) {
        super(asked, DiagramCompiler::new);
    }

    /**
     * Compiles the solutions in memory: layer by layer along a frontier, or from the solutions that a search finds, in
     * the way that seems to have less to do. One thread does it.
     *
     * @return the diagram
     * @throws IllegalArgumentException if the problem is too large for a diagram
     * @throws IllegalStateException if the diagram needs more memory than {@link #maxMemory maxMemory} allows, or than
     *     the JVM has
     * @throws io.github.exactcover.dlx.SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> inMemory() {
        return inMemory(Counting.AUTO);
    }

    /**
     * Compiles the solutions in memory, in a certain way.
     *
     * @param way {@link Counting#FRONTIER} for layers, {@link Counting#SEARCH} for the solutions of a search
     * @return the diagram
     * @throws IllegalArgumentException if the problem is too large for a diagram
     * @throws IllegalStateException if the diagram needs more memory than {@link #maxMemory maxMemory} allows, or than
     *     the JVM has
     * @throws io.github.exactcover.dlx.SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> inMemory(Counting way) {
        Objects.requireNonNull(way, "The way to compile must not be null");
        return diagram(CountingMethod.valueOf(way.name()), null);
    }

    /**
     * Compiles the solutions into a diagram on a disk. It can be larger than the heap, and answers the same questions.
     *
     * <pre>{@code
     * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
     *         .primary("a")
     *         .option("one", "a")
     *         .option("two", "a")
     *         .build();
     * Path folder = Path.of(System.getProperty("java.io.tmpdir"));
     * System.out.println(SolutionDiagram.of(problem).on(folder).count()); // 2
     * }</pre>
     *
     * <p>It is always built layer by layer. Memory holds as many states of the layers under construction as fit in
     * {@link #maxMemory maxMemory}. Everything else lies in files in the folder, also the numbers that a question needs
     * for each node. The system keeps as much of them in memory as it can; if they are much larger than the memory of
     * the machine, it waits for the disk.
     *
     * <p>The files are deleted when the diagram is garbage or the process ends, even if it is killed. Only on Windows,
     * they stay, as {@code .dlx-*.tmp}, until a diagram is compiled in the folder an hour later. Several processes can
     * use the same folder. To keep a diagram, {@linkplain SolutionDiagram#save save} it.
     *
     * @param folder the folder, which must exist
     * @return the diagram; its methods throw an {@link java.io.UncheckedIOException} if the disk is full
     * @throws IOException if the folder does not exist, cannot be written to, or has no more room; the message says
     *     which
     * @throws IllegalArgumentException if the problem is too large for a diagram
     * @throws IllegalStateException if the JVM has hardly any memory
     * @throws io.github.exactcover.dlx.SearchIncompleteException if it timed out or was cancelled
     */
    public SolutionDiagram<O> on(Path folder) throws IOException {
        Objects.requireNonNull(folder, "The folder must not be null; to compile in memory, use inMemory()");
        try {
            return diagram(CountingMethod.AUTO, new DiskSpace(folder));
        } catch (DiskSpace.FullException e) {
            throw e.getCause();
        }
    }

    private SolutionDiagram<O> diagram(CountingMethod way, @Nullable DiskSpace disk) {
        try {
            return compile(way, disk);
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException(
                    "The diagram needs more memory than the JVM may take; give it more, as with -Xmx4g, or count"
                            + " without a diagram",
                    e);
        }
    }

    private SolutionDiagram<O> compile(CountingMethod way, @Nullable DiskSpace disk) {
        Run<O> diagram = Start.setUp(asked(), (used, view, watch) -> {
            DiagramMachine machine = new DiagramMachine(
                    view,
                    part -> Start.shower(part, used.settings()),
                    way,
                    used.settings().memoryForMemos(),
                    disk,
                    null,
                    Settings.LOG::debug);
            return new Run<>(used, view, Strategy.withoutProbe(used.settings(), view), machine, watch, null);
        });
        return diagram.use(run -> {
            run.finish();
            run.failIfGivenUp();
            return new SolutionDiagram<>(
                    ((DiagramMachine) run.machine()).diagram(), problem().options());
        });
    }
}
