package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.parallel.Remainder;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.text.Phrases;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keeps track of a search in parts: which parts are open, and what the others found. A result takes the place of its part: first its
 * solutions, then the parts that are left. So solutions come out in the order in which one thread would find them, and a
 * result that comes twice changes nothing.
 *
 * <pre>{@code
 * Plan plan = DLX.search(NQueens.of(8).problem()).planToCount();
 * Ledger ledger = Ledger.of(plan);
 * ledger.split(20);
 * for (Part part : ledger.open()) {
 *     ledger.put(plan.run(part, Budget.NONE)); // Or somewhere else, in any order.
 * }
 * System.out.println(ledger.isComplete() + " " + ledger.solutions()); // true 92
 * }</pre>
 *
 * <p>A ledger can be written as a checkpoint, from which {@code Search.resume} goes on, and it can begin with the checkpoint of
 * a search. Use a ledger from one thread at a time.
 */
public final class Ledger {

    /** How many nodes {@link #split} visits at most for each part that is wanted: a tree may hardly branch. */
    private static final int MOST_NODES = 50;

    /** Divides a part into all choices of its first node. */
    static final Budget NODE = Budget.NONE.nodes(1).pieces(Integer.MAX_VALUE);

    private final Plan plan;

    /** The first entry that is open, or has solutions that were not handed out; before that, one that is neither. */
    private Entry first = new Entry(null, List.of());

    private final Map<Part, Entry> open = new HashMap<>();

    private long solutions;

    /** How many solutions were handed out. */
    private long drained;

    private long nodes;
    private long updates;
    private double share;

    /** An open part; later, the solutions found in it. The entries are in the order of the search. */
    private static final class Entry {

        /** Null when the part is not open. */
        private @Nullable Part part;

        private List<int[]> found;
        private @Nullable Entry next;

        Entry(@Nullable Part part, List<int[]> found) {
            this.part = part;
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
        Remainder remainder;
        try {
            remainder = plan.read(checkpoint);
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + checkpoint + " cannot be read", e);
        }
        Ledger ledger = new Ledger(plan);
        ledger.solutions = remainder.solutions();
        ledger.drained = plan.isCounting() ? 0 : remainder.solutions();
        ledger.nodes = remainder.nodes();
        ledger.updates = remainder.updates();
        ledger.share = remainder.share();
        Entry last = ledger.first;
        for (Remainder.Part left : remainder.parts()) {
            last.next = new Entry(null, left.found());
            last = last.next;
            ledger.solutions += left.found().size();
            if (!left.branch().isNothing()) {
                last = ledger.append(last, plan.part(left.branch()));
            }
        }
        return ledger;
    }

    private Entry append(Entry before, Part part) {
        Entry entry = new Entry(part, List.of());
        entry.next = before.next;
        before.next = entry;
        open.put(part, entry);
        return entry;
    }

    /**
     * Puts a result in the place of its part.
     *
     * @param result what running an open part gave
     * @return whether the part was open; if not, this changes nothing
     * @throws IllegalArgumentException if the result belongs to another plan
     */
    public boolean put(PartResult result) {
        check(result);
        Entry entry = open.remove(result.part());
        if (entry == null) {
            return false;
        }
        solutions += result.solutions();
        nodes += result.nodes();
        updates += result.updates();
        share += result.share();
        entry.part = null;
        entry.found = List.of(result.found());
        for (Part left : result.rest()) {
            entry = append(entry, left);
        }
        return true;
    }

    private void check(PartResult result) {
        if (!result.planFingerprint().equals(plan.fingerprint())) {
            throw new IllegalArgumentException(
                    "The result " + result + " belongs to another plan, which has the" + " fingerprint "
                            + PlainText.quoted(result.planFingerprint()) + "; this plan has " + plan.fingerprint());
        }
        for (int[] solution : result.found()) {
            if (!plan.hasOptions(solution)) {
                throw new IllegalArgumentException(
                        "The result " + result + " has a solution " + Arrays.toString(solution)
                                + ", which has options that the plan does not have; run the part again");
            }
        }
    }

    /**
     * Visits the first nodes of the largest parts until there are more parts. The search gives the same number of solutions
     * and nodes as without.
     *
     * @param parts how many open parts there should be, at least 1; there can be some more, and fewer where the tree does not
     *     branch, or ends
     */
    public void split(int parts) {
        if (parts < 1) {
            throw new IllegalArgumentException("The number of parts is " + parts + ", but must be at least 1");
        }
        split(parts, part -> Optional.of(plan.run(part, NODE)));
    }

    /** As above, with something that runs a part with the budget {@link #NODE}, or does not, because others run it. */
    void split(int parts, Function<Part, Optional<PartResult>> run) {
        PriorityQueue<Part> largest =
                new PriorityQueue<>(Comparator.comparingDouble(Part::share).reversed());
        largest.addAll(open());
        long left = (long) MOST_NODES * parts;
        while (open.size() < parts && !largest.isEmpty() && left-- > 0) {
            run.apply(largest.remove()).ifPresent(result -> {
                put(result);
                largest.addAll(result.rest());
            });
        }
    }

    /**
     * The parts that are open.
     *
     * @return a new list in the order of the search
     */
    public List<Part> open() {
        List<Part> parts = new ArrayList<>(open.size());
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.part != null) {
                parts.add(entry.part);
            }
        }
        return parts;
    }

    /**
     * Whether no part is open.
     *
     * @return true if the search is exhausted; only then {@link #solutions} is the number of all solutions
     */
    public boolean isComplete() {
        return open.isEmpty();
    }

    /**
     * Hands out the solutions that are next in order, up to the first open part. Each is handed out once.
     *
     * @param action gets the places of the options in the problem, as {@code Solution.of} takes them
     */
    public void drain(Consumer<int[]> action) {
        while (first.part == null) {
            while (!first.found.isEmpty()) {
                int[] solution = first.found.get(0);
                first.found = first.found.subList(1, first.found.size());
                drained++;
                action.accept(plan.places(solution));
            }
            if (first.next == null) {
                return;
            }
            first = first.next;
        }
    }

    /**
     * The number of solutions so far.
     *
     * @return the number, also of those that are not handed out yet
     */
    public long solutions() {
        return solutions;
    }

    /**
     * The number of nodes visited so far.
     *
     * @return the number
     */
    public long nodes() {
        return nodes;
    }

    /**
     * The number of updates made so far: removals of a node from a list.
     *
     * @return the number
     */
    public long updates() {
        return updates;
    }

    /**
     * What part of the tree was visited so far.
     *
     * @return a number from 0 to 1; exactly 1 when the search is complete
     */
    public double share() {
        return isComplete() ? 1 : Math.min(share, Math.nextDown(1.0));
    }

    /**
     * Writes a checkpoint, from which a search with the same configuration goes on, or another ledger. Solutions that were
     * not handed out yet are in it.
     *
     * @param file is replaced as a whole
     * @throws UncheckedIOException if it cannot be written; an existing file is then unchanged
     */
    public void write(Path file) {
        List<Remainder.Part> parts = new ArrayList<>();
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.part != null) {
                parts.add(new Remainder.Part(List.of(), entry.part.branch()));
            } else if (!entry.found.isEmpty()) {
                parts.add(new Remainder.Part(entry.found, Branch.NONE));
            }
        }
        long counted = plan.isCounting() ? solutions : drained;
        try {
            plan.checkpoint(file).write(new Remainder(parts, counted, nodes, updates, share));
        } catch (IOException e) {
            throw new UncheckedIOException("The checkpoint " + file + " cannot be written", e);
        }
    }

    /** Numbers only. */
    @Override
    public String toString() {
        return "Ledger[" + Phrases.count(solutions, "solution") + ", " + Phrases.count(open.size(), "open part") + "]";
    }
}
