package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.file.ByteLock;
import io.github.exactcover.dlx.internal.resume.CheckpointFile;
import io.github.exactcover.dlx.internal.resume.RemainderText;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.text.Given;
import io.github.exactcover.dlx.internal.text.Phrases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps track of a search in parts: which parts are open, and what the others found. A result takes the place of its
 * part: first its solutions, then the parts that are left. So solutions come out in the order in which one thread would
 * find them. Putting the same result twice changes nothing.
 *
 * <pre>{@code
 * Plan plan = Plan.of(NQueens.of(8).problem()).toCount();
 * Ledger ledger = Ledger.of(plan);
 * ledger.split(20);
 * for (Part part : ledger.open()) {
 *     ledger.put(plan.run(part, Budget.NONE)); // Or somewhere else, in any order.
 * }
 * System.out.println(ledger.isComplete() + " " + ledger.solutions()); // true 92
 * }</pre>
 *
 * <p>A ledger can be written as a checkpoint, from which {@code Search.resume} goes on, and it can begin with the
 * checkpoint of a search. Use a ledger from one thread at a time.
 */
public final class Ledger {

    /** {@link #split split} gives up after this many nodes for each part that is wanted: some trees hardly branch. */
    private static final int MOST_NODES = 50;

    /**
     * How many characters the open parts should have at most, together. A part of a tree with 20,000 levels has some
     * 120,000 to 250,000; others have a hundred.
     */
    private static final long MOST_TEXT = 1L << 26;

    /** Divides a part into all choices of its first node. */
    static final Budget NODE = Budget.NONE.nodes(1).pieces(Integer.MAX_VALUE);

    private final Plan plan;

    /** Where handing out solutions has come to. Entries before this one are done. */
    private Entry first = new Entry(null, List.of());

    /** The solutions of this entry that were not handed out; null if it is open. */
    private @Nullable Iterator<int[]> waiting;

    /** How many solutions of this entry were handed out. */
    private long taken;

    private final Map<Part, Entry> open = new HashMap<>();

    /** How many characters the open parts have. */
    private long text;

    private Effort effort = Effort.NONE;

    /** How many solutions were handed out. */
    private long drained;

    private final NodesLeft.Sums sums = new NodesLeft.Sums();

    /** An open part; later, the solutions found in it. The entries are in the order of the search. */
    private static final class Entry {

        /** Null for solutions that a checkpoint had. */
        private final @Nullable Part part;

        private boolean open;

        /** Can be read again, for a file may have more of them than fit into memory. */
        private Iterable<int[]> found;

        private @Nullable Entry next;

        Entry(@Nullable Part part, Iterable<int[]> found) {
            this.part = part;
            this.open = part != null;
            this.found = found;
        }
    }

    private Ledger(Plan plan) {
        this.plan = plan;
    }

    /**
     * A ledger in which the whole search is open.
     *
     * @param plan the search
     * @return the ledger, with one part
     */
    public static Ledger of(Plan plan) {
        Objects.requireNonNull(plan, "The plan must not be null");
        Ledger ledger = new Ledger(plan);
        ledger.append(ledger.first, plan.whole());
        return ledger;
    }

    /**
     * A ledger that goes on from a checkpoint, which another ledger or a {@code Search} wrote.
     *
     * @param plan the search
     * @param checkpoint a file
     * @return the ledger, with the parts that are left
     * @throws IllegalArgumentException if the file is not a checkpoint of this search
     * @throws UncheckedIOException if it cannot be read
     */
    public static Ledger resume(Plan plan, Path checkpoint) {
        Objects.requireNonNull(plan, "The plan must not be null");
        Objects.requireNonNull(checkpoint, "The checkpoint must not be null");
        Remainder remainder;
        try {
            remainder = plan.read(checkpoint);
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + checkpoint + " cannot be read", e);
        }
        Ledger ledger = new Ledger(plan);
        long solutions = remainder.effort().solutions();
        ledger.drained = plan.isCounting() ? 0 : solutions;
        Entry last = ledger.first;
        for (Remainder.Piece left : remainder.pieces()) {
            last.next = new Entry(null, left.found());
            last = last.next;
            solutions += left.found().size();
            if (!left.branch().isNothing()) {
                last = ledger.append(last, plan.part(left.branch()));
            }
        }
        ledger.effort = remainder.effort().with(solutions);
        return ledger;
    }

    private Entry append(Entry before, Part part) {
        Entry entry = new Entry(part, List.of());
        entry.next = before.next;
        before.next = entry;
        open.put(part, entry);
        text += part.textSize();
        return entry;
    }

    /**
     * Puts a result in the place of its part.
     *
     * @param result what running an open part gave
     * @return whether the part was open; if not, this changes nothing
     * @throws IllegalArgumentException if the result belongs to another plan, or cannot be one of this plan
     */
    public boolean put(PartResult result) {
        Objects.requireNonNull(result, "The result must not be null");
        return put(result, List.of(result.found()));
    }

    /** The same, with the solutions of a result that are kept elsewhere. They are read when they are handed out. */
    boolean put(PartResult result, Iterable<int[]> found) {
        plan.check(result);
        Entry entry = open.remove(result.part());
        if (entry == null) {
            return false;
        }
        text -= result.part().textSize();
        effort = effort.plus(result.effort());
        sums.add((double) result.nodes(), result.share());
        entry.open = false;
        entry.found = found;
        for (Part left : result.rest()) {
            entry = append(entry, left);
        }
        return true;
    }

    /**
     * Visits the first nodes of the largest parts until there are more parts. The search gives the same number of
     * solutions and nodes as without.
     *
     * @param parts how many open parts there should be, at least 1; there can be some more, and fewer where the tree
     *     does not branch, or ends, or is {@linkplain #isLarge so deep} that more parts would take too much memory
     * @throws IllegalArgumentException if the number of parts is less than 1
     */
    public void split(int parts) {
        split(parts, (part, budget) -> Optional.of(plan.run(part, budget)));
    }

    /**
     * As {@link #split(int) split}, but with your own way of running a part.
     *
     * @param parts how many open parts there should be, at least 1
     * @param run runs a part with a budget of one node; an empty result leaves the part as it is
     * @throws IllegalArgumentException if the number of parts is less than 1, or if what {@code run} gives is not a
     *     result of this plan
     */
    public void split(int parts, BiFunction<Part, Budget, Optional<PartResult>> run) {
        split(parts, run, this::put);
    }

    /** The same, but with your own way of putting a result into this ledger. */
    void split(int parts, BiFunction<Part, Budget, Optional<PartResult>> run, Consumer<PartResult> put) {
        Objects.requireNonNull(run, "The action 'run' must not be null");
        Given.atLeastOne(parts, "number of parts", "some for each thread that will run them are a good start");
        PriorityQueue<Part> largest =
                new PriorityQueue<>(Comparator.comparingDouble(Part::share).reversed());
        largest.addAll(open());
        long left = (long) MOST_NODES * parts;
        while (open.size() < parts && !largest.isEmpty() && left-- > 0 && !isLarge()) {
            run.apply(largest.remove(), NODE).ifPresent(result -> {
                put.accept(result);
                largest.addAll(result.rest());
            });
        }
    }

    /**
     * Whether the open parts take so much memory that you should not cut them further. A part lists every choice that
     * leads to it, so in a tree with 20,000 levels it can take 250 kB.
     *
     * @return true if the open parts have more than 64 million characters
     */
    public boolean isLarge() {
        return text > MOST_TEXT;
    }

    /**
     * The parts that are open.
     *
     * @return a new list in the order of the search
     */
    public List<Part> open() {
        List<Part> parts = parts();
        parts.removeIf(part -> !isOpen(part));
        return parts;
    }

    /**
     * All parts, open or with a result, in the order of the search. If you keep the solutions elsewhere, this is their
     * order.
     *
     * @return a new list; without the parts that {@link #poll poll} and {@link #drain drain} have left behind
     */
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.part != null) {
                parts.add(entry.part);
            }
        }
        return parts;
    }

    /**
     * Whether a part is open.
     *
     * @param part a part
     * @return false if it has a result, or is not a part of this ledger
     */
    public boolean isOpen(Part part) {
        Objects.requireNonNull(part, "The part must not be null");
        return open.containsKey(part);
    }

    /**
     * Whether no part is open.
     *
     * @return true if the search is exhausted; only then {@link #solutions solutions} is the number of all solutions
     */
    public boolean isComplete() {
        return open.isEmpty();
    }

    /**
     * Hands out the solutions that are next in order, up to the first open part. Each is handed out once.
     *
     * @param action gets the places of the options in the problem, as {@code Solution.of} takes them
     * @throws java.io.UncheckedIOException if the solutions are in a {@link JobFolder} and cannot be read
     */
    public void drain(Consumer<int[]> action) {
        Objects.requireNonNull(action, "The action must not be null");
        for (Optional<int[]> solution = poll(); solution.isPresent(); solution = poll()) {
            action.accept(solution.get());
        }
    }

    /**
     * Hands out the solution that is next in order. Each is handed out once.
     *
     * @return the places of its options in the problem, as {@code Solution.of} takes them; empty if an open part comes
     *     first, or if there are no more
     * @throws java.io.UncheckedIOException if the solutions are in a {@link JobFolder} and cannot be read
     */
    public Optional<int[]> poll() {
        while (!first.open) {
            waiting = waiting == null ? first.found.iterator() : waiting;
            if (waiting.hasNext()) {
                taken++;
                drained++;
                return Optional.of(plan.places(waiting.next()));
            }
            if (first.next == null) {
                return Optional.empty();
            }
            first = first.next;
            waiting = null;
            taken = 0;
        }
        return Optional.empty();
    }

    /**
     * A solution, if one was found, also if open parts come before it. Ask before solutions are handed out.
     *
     * @return the places of its options in the problem, as {@code Solution.of} takes them; of those that were found,
     *     the first one in the order of the search
     * @throws java.io.UncheckedIOException if the solutions are in a {@link JobFolder} and cannot be read
     */
    public Optional<int[]> anySolution() {
        for (Entry entry = first; entry != null; entry = entry.next) {
            Iterator<int[]> found = entry.found.iterator();
            if (found.hasNext()) {
                return Optional.of(plan.places(found.next()));
            }
        }
        return Optional.empty();
    }

    /**
     * The number of solutions so far.
     *
     * @return the number, also of those that are not handed out yet
     */
    public long solutions() {
        return effort.solutions();
    }

    /**
     * The number of solutions that were handed out, also before a checkpoint from which this ledger went on.
     *
     * @return the number; 0 for a plan to count
     */
    public long drained() {
        return drained;
    }

    /**
     * The number of nodes visited so far.
     *
     * @return the number
     */
    public long nodes() {
        return effort.nodes();
    }

    /**
     * The number of updates made so far: removals of a node from a list.
     *
     * @return the number
     */
    public long updates() {
        return effort.updates();
    }

    /**
     * What part of the tree was visited so far.
     *
     * @return a number from 0 to 1; exactly 1 when the search is complete
     */
    public double share() {
        return isComplete() ? 1 : Math.min(effort.share(), Math.nextDown(1.0));
    }

    /**
     * An estimate of the nodes that are still to be visited, from the results that were put here.
     *
     * @return the estimate and its interval
     */
    public NodesLeft nodesLeft() {
        return sums.left(1 - share());
    }

    /**
     * Writes a checkpoint, from which a search with the same configuration goes on, or another ledger. Solutions that
     * were not handed out yet are in it; those of a {@link JobFolder} go from its files to this one.
     *
     * @param file is replaced as a whole
     * @throws UncheckedIOException if it cannot be written, if there are more than two million solutions that were not
     *     handed out, or if a search writes its checkpoints there; an existing file is then unchanged
     */
    public void write(Path file) {
        Objects.requireNonNull(file, "The file must not be null");
        long counted = plan.isCounting() ? solutions() : drained;
        try {
            Optional<ByteLock> lock = CheckpointFile.lock(file);
            try {
                plan.checkpoint(file).write(effort.with(counted), this::writePieces);
            } finally {
                lock.ifPresent(ByteLock::close);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + file + " cannot be written", e);
        }
    }

    private void writePieces(RemainderText text) throws IOException {
        for (Entry entry = first; entry != null; entry = entry.next) {
            Part part = entry.part;
            Iterator<int[]> found = entry.found.iterator();
            for (long passed = entry == first ? taken : 0; passed > 0; passed--) {
                found.next();
            }
            text.add(found, part != null && entry.open ? part.branch() : Branch.NONE);
        }
    }

    /** Numbers only. */
    @Override
    public String toString() {
        return "Ledger[" + Phrases.count(solutions(), "solution") + ", " + Phrases.count(open.size(), "open part")
                + "]";
    }
}
