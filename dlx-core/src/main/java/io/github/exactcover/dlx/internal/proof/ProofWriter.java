package io.github.exactcover.dlx.internal.proof;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Writes the steps of a proof to a file, packed by gzip, as they come. The page {@code docs/proofs.md} says what they
 * mean. Nothing is kept in memory. Until {@link #end} is called, a reader finds that the file is not whole.
 *
 * <p>If several searches race for an answer, each writes a proof {@linkplain #beside beside} the others, and that of
 * the winner {@linkplain #replaceBy takes the place} of the first one.
 *
 * <p>For one thread, but {@link ProofPieces} are for several. What cannot be written is an {@link UncheckedIOException}
 * that names the file.
 */
public final class ProofWriter {

    /** The step that branches on an item is this and the number of the item. */
    private static final int ITEM = 26;

    /** How many bytes a number takes at most. */
    private static final int LONGEST_NUMBER = 10;

    private final Path file;
    private final OptionTable problem;

    /** What is searched of the problem. Steps have the numbers of its table, and the file those of the problem. */
    private final View view;

    /** What the header has besides the version. */
    private final List<String> lines;

    private OutputStream bytes;
    private OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int size;

    /** Whether nothing more can be written; what comes is ignored. */
    private boolean closed;

    /** How many clauses were written. */
    private int clauses;

    /** The hints of the next conclusion, the last one first. */
    private long[] hints = new long[64];

    private int hintCount;

    /**
     * Begins a proof, in place of any file of that name.
     *
     * @param file the file
     * @param problem the whole table
     * @param view what is searched of it, with options in the same order; if it is impossible, the proof is done
     * @param required the options that all solutions must have that count
     * @param forbidden the options that they must not have
     */
    public ProofWriter(Path file, OptionTable problem, View view, BitSet required, BitSet forbidden) {
        this(file, problem, view, header(problem, required, forbidden));
    }

    private ProofWriter(Path file, OptionTable problem, View view, List<String> lines) {
        this.file = file;
        this.problem = problem;
        this.view = view;
        this.lines = lines;
        begin();
    }

    /** Writes steps of a proof to a stream, with nothing before and behind them. */
    private ProofWriter(ProofWriter whole, OutputStream steps) {
        this.file = whole.file;
        this.problem = whole.problem;
        this.view = whole.view;
        this.lines = List.of();
        this.bytes = steps;
        this.out = steps;
    }

    private static List<String> header(OptionTable problem, BitSet required, BitSet forbidden) {
        int secondary = problem.itemCount() - problem.primaryCount();
        List<String> lines = new ArrayList<>();
        lines.add("problem " + problem.primaryCount() + " " + secondary + " " + problem.optionCount());
        required.stream().forEach(option -> lines.add("require " + option));
        forbidden.stream().forEach(option -> lines.add("forbid " + option));
        return lines;
    }

    private void begin() {
        try {
            bytes = Files.newOutputStream(file);
            out = new Packed(bytes);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
        line("exact cover proof 1");
        lines.forEach(this::line);
        line("steps");
        if (view.isImpossible()) {
            end(BigInteger.ZERO);
        }
    }

    /** Drops all that was written, because there is a shorter proof. */
    public void beginAgain() {
        try {
            abandon();
        } catch (IOException e) {
            throw cannotWrite(e);
        }
        size = 0;
        clauses = 0;
        hintCount = 0;
        closed = false;
        begin();
    }

    /** What writes steps of this proof to a stream. */
    ProofWriter piece(OutputStream steps) {
        return new ProofWriter(this, steps);
    }

    Path file() {
        return file;
    }

    /** Adds steps that were written to a piece. Any thread may do that, one at a time. */
    synchronized void append(byte[] steps, int from, int length) {
        write(steps, from, length);
    }

    /**
     * Begins another proof about the same problem, in a temporary file. If it does not replace this one, it has to be
     * {@linkplain #delete deleted}.
     */
    public ProofWriter beside() {
        return beside(List.of());
    }

    /**
     * The same, about the solutions that cost no more than a limit.
     *
     * @param limit the limit, without the cost of the required options
     * @param scale what prices are divided by
     * @param solutions some solutions of the view
     */
    public ProofWriter beside(long limit, long scale, List<int[]> solutions) {
        long most = view.chosen().mapToLong(problem::cost).reduce(limit, Math::addExact);
        List<String> more = new ArrayList<>(List.of("max " + most, "scale " + scale));
        for (int[] solution : solutions) {
            more.add(IntStream.of(solution)
                    .mapToObj(option -> " " + view.option(option))
                    .collect(Collectors.joining("", "solution", "")));
        }
        return beside(more);
    }

    private ProofWriter beside(List<String> more) {
        try {
            List<String> all = Stream.concat(lines.stream(), more.stream()).toList();
            return new ProofWriter(FileReplacement.temporary(file), problem, view, all);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    /** Puts a proof that has ended in the place of this one, of which nothing is kept. */
    public void replaceBy(ProofWriter other) {
        try {
            abandon();
            FileReplacement.move(other.file, file);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    /** Deletes the file, if it has not replaced another one. */
    public void delete() {
        try {
            abandon();
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    private void abandon() throws IOException {
        closed = true;
        bytes.close();
    }

    /** Packs fast: a proof gets smaller by a third if it is packed well, and takes three times as long. */
    private static final class Packed extends GZIPOutputStream {

        Packed(OutputStream out) throws IOException {
            super(out, 1 << 16);
            def.setLevel(Deflater.BEST_SPEED);
        }
    }

    /** Whatever fails, no more is tried. */
    private UncheckedIOException failure(IOException e) {
        closed = true;
        try {
            bytes.close(); // The stream around it stays open when its last bytes cannot be written.
        } catch (IOException second) {
            e.addSuppressed(second);
        }
        return cannotWrite(e);
    }

    UncheckedIOException cannotWrite(IOException e) {
        return new UncheckedIOException("The proof " + file + " cannot be written", e);
    }

    /** Each option of a primary item in turn. */
    public void item(int item) {
        number(ITEM + view.item(item));
    }

    /** A solution that leaves items room for more options, though there are none. */
    public void leaf() {
        step('L');
    }

    /** A hint for the next conclusion, which comes before those given so far: an item needs all options it has left. */
    public void hintItem(int item) {
        hint(2L * view.item(item));
    }

    /** The same: a clause has only one literal left, or none. */
    public void hintClause(int clause) {
        hint(2L * (clauses - clause) + 1);
    }

    private void hint(long hint) {
        if (hintCount > 0 && hints[hintCount - 1] == hint) {
            return; // An item that needs several options is the reason for each of them.
        }
        if (hintCount == hints.length) {
            hints = Arrays.copyOf(hints, 2 * hintCount);
        }
        hints[hintCount++] = hint;
    }

    private void writeHints() {
        number(hintCount);
        while (hintCount > 0) {
            number(hints[--hintCount]);
        }
    }

    /** The clause that follows from the hints. Returns its number. */
    public int clause(int[] literals, int length) {
        step('C');
        int[] sorted = new int[length];
        for (int at = 0; at < length; at++) {
            sorted[at] = 2 * view.option(literals[at] >> 1) + (literals[at] & 1);
        }
        Arrays.sort(sorted);
        number(length);
        for (int at = 0; at < length; at++) {
            number(at == 0 ? sorted[0] : sorted[at] - sorted[at - 1] - 1);
        }
        writeHints();
        return clauses++;
    }

    /** The number of the last clause. */
    public int lastClause() {
        return clauses - 1;
    }

    /** These clauses are not needed any more. */
    public void delete(int[] numbers, int length) {
        step('D');
        number(length);
        for (int at = 0; at < length; at++) {
            number(clauses - numbers[at]);
        }
    }

    /** The hints lead to a contradiction: there is nothing here. */
    public void contradiction() {
        step('H');
        writeHints();
    }

    /** A child in which an option is chosen, or one in which it is dropped; then the node goes on the other way. */
    public void branch(int option, boolean isChosen) {
        step(isChosen ? 'O' : 'W');
        number(view.option(option));
    }

    /** New prices of the items, which end the node or drop options. */
    public void prices(long[] before, long[] after) {
        step('P');
        changes(before, after);
    }

    /** Prices of the items that show, without any costs, that there is no solution here. Groups follow. */
    public void argument(long[] prices, int groups) {
        step('A');
        changes(new long[prices.length], prices);
        number(groups);
    }

    /** Options that exclude each other pairwise, ascending, and what one of them pays at least. */
    public void group(long weight, List<Integer> options) {
        number(weight);
        number(options.size());
        int last = -1;
        for (int option : options) {
            number(view.option(option) - last - 1);
            last = view.option(option);
        }
    }

    /** Weights of the items: those of each option add up to a multiple of the modulus, and those of all do not. */
    public void remainders(int modulus, long[] weights) {
        step('M');
        number(modulus);
        changes(new long[weights.length], weights);
    }

    private void changes(long[] before, long[] after) {
        number(IntStream.range(0, after.length)
                .filter(item -> after[item] != before[item])
                .count());
        int last = -1;
        for (int item = 0; item < after.length; item++) {
            if (after[item] != before[item]) {
                long change = after[item] - before[item];
                number(view.item(item) - last - 1);
                number(change << 1 ^ change >> (Long.SIZE - 1));
                last = view.item(item);
            }
        }
    }

    /**
     * The count by layers of the solutions below this node, in an order of the primary items. Those that are not in the
     * view come first: they are full, so their layers have no states.
     */
    public void sweep(int[] order) {
        if (closed) {
            return; // The item of an impossible view has no number.
        }
        BitSet full = new BitSet();
        full.set(0, problem.primaryCount());
        IntStream.of(order).forEach(item -> full.clear(view.item(item)));
        step('S');
        full.stream().forEach(this::number);
        items(order);
        full.stream().forEach(item -> layer(false));
    }

    /** The next layer of a sweep; if its states are merged, the {@link #names} of each follow. */
    public void layer(boolean isMerged) {
        number(isMerged ? 1 : 0);
    }

    /** The items of a state that get the names 1, 2 and so on. */
    public void names(int[] items) {
        number(items.length);
        items(items);
    }

    private void items(int[] all) {
        for (int item : all) {
            number(view.item(item));
        }
    }

    /** The last line: the steps are complete, and have shown that there are this many solutions. */
    public synchronized void end(BigInteger count) {
        if (!closed) {
            line("count " + count);
            close();
        }
    }

    /**
     * Says that the proof is not whole; does nothing after the end.
     *
     * @param reason why the search ended early
     */
    public synchronized void stop(String reason) {
        if (!closed) {
            step('B');
            line(reason);
            close();
        }
    }

    private void close() {
        flush();
        closed = true;
        try {
            out.close();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private void step(char letter) {
        number(letter - 'A');
    }

    private void number(long value) {
        if (size > buffer.length - LONGEST_NUMBER) {
            flush();
        }
        long rest = value;
        while (rest >>> 7 != 0) {
            buffer[size++] = (byte) ((rest & 127) | 128);
            rest >>>= 7;
        }
        buffer[size++] = (byte) rest;
    }

    private void line(String text) {
        flush();
        byte[] line = (text + "\n").getBytes(StandardCharsets.US_ASCII);
        write(line, 0, line.length);
    }

    void flush() {
        write(buffer, 0, size);
        size = 0;
    }

    private void write(byte[] some, int from, int length) {
        if (closed) {
            return;
        }
        try {
            out.write(some, from, length);
        } catch (IOException e) {
            throw failure(e);
        }
    }
}
