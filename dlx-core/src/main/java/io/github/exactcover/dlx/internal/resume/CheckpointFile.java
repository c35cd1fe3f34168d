package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.file.ByteLock;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is left of a search in a file, a {@link Remainder} or another state: lines of text, the last of which is a check
 * sum of the others. Each write replaces the whole file, so there is always a complete file, whenever the program is
 * killed.
 */
public final class CheckpointFile {

    private static final String KIND = "dlx checkpoint ";
    private static final String FIRST_LINE = KIND + "2";

    private final Path file;
    private final Identity identity;

    /**
     * Which search a checkpoint belongs to. Each part is one line of text. All three are the same only for the same
     * search.
     *
     * @param problem the problem as it was given
     * @param options what part of it is searched, in which order, and which options of the problem these are
     * @param search how it is searched, and whether solutions are counted or visited
     */
    public record Identity(String problem, String options, String search) {}

    /** A file for one search. */
    public CheckpointFile(Path file, Identity identity) {
        this.file = file;
        this.identity = identity;
    }

    /**
     * Checks now whether a file can be written; see {@link FileReplacement#check}.
     *
     * @throws IOException if it cannot
     */
    public static void check(Path file) throws IOException {
        FileReplacement.check(file);
    }

    /**
     * Keeps all others from writing to a file until the lock is closed.
     *
     * @return the lock; empty for a pipe or a device, which anybody may write to
     * @throws IOException if the file cannot be written, or if somebody else has it
     */
    public static Optional<ByteLock> lock(Path file) throws IOException {
        Optional<Path> replaced = FileReplacement.replaced(file);
        if (replaced.isEmpty()) {
            return Optional.empty();
        }
        ByteLock lock = ByteLock.beside(replaced.get());
        if (lock == null) {
            throw new IOException(
                    "another search writes its checkpoints there; wait until it has ended or was closed, or"
                            + " name another file");
        }
        return Optional.of(lock);
    }

    /** The path of the file. */
    public Path path() {
        return file;
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if that fails; an existing file is then unchanged
     */
    public void write(Remainder remainder) throws IOException {
        write(RemainderText.lines(remainder));
    }

    /**
     * Replaces the file by one with another kind of state.
     *
     * @throws IOException if that fails; an existing file is then unchanged
     */
    public void write(List<String> state) throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                FIRST_LINE,
                "problem " + identity.problem(),
                "options " + identity.options(),
                "search " + identity.search()));
        lines.addAll(state);
        Fingerprint.seal(lines);
        FileReplacement.write(file, out -> out.append(String.join("\n", lines)).append('\n'));
    }

    /**
     * Reads the file, and checks all of it.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is not a checkpoint, is not complete, belongs to another search, or was
     *     not written by a search
     */
    public Remainder read(RemainderCheck check) throws IOException {
        return read(state -> {
            Remainder remainder = RemainderText.parse(state);
            check.check(remainder);
            return remainder;
        });
    }

    /**
     * Reads the file, and checks all of it.
     *
     * @param parser makes something of the lines of the state; throws an IllegalArgumentException if it cannot
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is not a checkpoint, is not complete, belongs to another search, or if the
     *     parser says so
     */
    public <T> T read(Function<List<String>, T> parser) throws IOException {
        List<String> lines = checkedLines();
        try {
            return parser.apply(lines.subList(4, lines.size() - 1));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    refusal("its check sum is right, but " + e.getMessage()
                            + "; begin again, or go on from another file"),
                    e);
        }
    }

    private List<String> checkedLines() throws IOException {
        if (!startsRight()) {
            throw refuse("it is not a checkpoint; name the file that checkpointTo has written");
        }
        // Every byte is a character of this set. The check sum decides whether the bytes are right.
        List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
        if (!lines.get(0).equals(FIRST_LINE)) {
            throw refuse("it was written by another version (" + PlainText.quoted(lines.get(0)) + "); this one reads '"
                    + FIRST_LINE + "'");
        }
        if (lines.size() < 5 || !Fingerprint.isSealed(lines)) {
            throw refuse("it is damaged or was cut; begin again, or go on from an older copy");
        }
        checkIdentity(lines);
        return lines;
    }

    /** Reads only the start, so that a large file of another kind is refused at once. */
    private boolean startsRight() throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(KIND.length()), StandardCharsets.ISO_8859_1).equals(KIND);
        }
    }

    private void checkIdentity(List<String> lines) {
        if (!lines.get(1).equals("problem " + identity.problem())) {
            throw refuse("it belongs to another problem; its items and options are not those of this one");
        }
        if (!lines.get(2).equals("options " + identity.options())) {
            throw refuse("it belongs to a search of this problem with other required or forbidden options, with another"
                    + " seed, or with another reduction; configure the search as it was");
        }
        if (!lines.get(3).equals("search " + identity.search())) {
            throw refuse("it belongs to a search of this problem in another way (" + PlainText.start(lines.get(3))
                    + "; this is: search " + identity.search()
                    + "); configure the search as it was, and use the release that wrote the file");
        }
    }

    private IllegalArgumentException refuse(String why) {
        return new IllegalArgumentException(refusal(why));
    }

    private String refusal(String why) {
        return "The search cannot go on from " + file + ": " + why;
    }
}
