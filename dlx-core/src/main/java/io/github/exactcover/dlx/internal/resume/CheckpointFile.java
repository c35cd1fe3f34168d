package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.file.ByteLock;
import io.github.exactcover.dlx.internal.file.FileReplacement;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.text.Lines;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is left of a search in a file, a {@link Remainder} or another state, as {@link SealedText}. Each write replaces
 * the whole file, so there is always a complete file, whenever the program is killed.
 */
public final class CheckpointFile {

    private final Path file;
    private final Identity identity;
    private final SealedText text;

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
        this.text = new SealedText(
                "dlx checkpoint 2",
                "The search cannot go on from " + file + ": ",
                "; name another file that checkpointTo has written, or begin again");
    }

    /**
     * Keeps all others from writing to a file until the lock is closed.
     *
     * @return the lock; empty for a pipe or a device, which anybody may write to
     * @throws IOException if the file cannot be written, or if another search has it
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
        write(remainder.effort(), text -> {
            for (Remainder.Piece piece : remainder.pieces()) {
                text.add(piece.found().iterator(), piece.branch());
            }
        });
    }

    /** Pieces of a remainder that are written one after the other. */
    public interface Pieces {
        void writeTo(RemainderText text) throws IOException;
    }

    /**
     * Replaces the file by one with other pieces than those of a remainder.
     *
     * @throws IOException if that fails; an existing file is then unchanged
     */
    public void write(Effort effort, Pieces pieces) throws IOException {
        replace(lines -> pieces.writeTo(new RemainderText(lines, effort)));
    }

    /**
     * Replaces the file by one with another kind of state.
     *
     * @throws IOException if that fails; an existing file is then unchanged
     */
    public void write(List<String> state) throws IOException {
        replace(lines -> {
            for (String line : state) {
                lines.add(line);
            }
        });
    }

    private interface State {
        void writeTo(SealedWriter lines) throws IOException;
    }

    private void replace(State state) throws IOException {
        FileReplacement.write(file, out -> {
            SealedWriter lines = new SealedWriter(out, text.firstLine());
            lines.add("problem " + identity.problem());
            lines.add("options " + identity.options());
            lines.add("search " + identity.search());
            state.writeTo(lines);
            lines.seal();
        });
    }

    /**
     * Reads the file, and checks all of it.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is not a checkpoint, is not complete, belongs to another search, or was
     *     not written by a search
     */
    public Remainder read(RemainderCheck check) throws IOException {
        return read(lines -> {
            Remainder remainder = RemainderText.read(lines);
            check.check(remainder);
            return remainder;
        });
    }

    /**
     * Reads the file, and checks all of it.
     *
     * @param parser makes something of the state; throws an IllegalArgumentException if it cannot
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is not a checkpoint, is not complete, belongs to another search, or if the
     *     parser says so
     */
    public <T> T read(Function<Lines, T> parser) throws IOException {
        return text.read(file, lines -> {
            checkIdentity(lines);
            return parser.apply(lines);
        });
    }

    private void checkIdentity(Lines lines) {
        if (!lines.text("problem").equals(identity.problem())) {
            throw new IllegalArgumentException(
                    "it belongs to another problem; its items and options are not those of this one");
        }
        if (!lines.text("options").equals(identity.options())) {
            throw new IllegalArgumentException(
                    "it belongs to a search of this problem with other required or forbidden options, with another"
                            + " seed, or with another reduction; configure the search as it was");
        }
        String search = lines.text("search");
        if (!search.equals(identity.search())) {
            throw new IllegalArgumentException("it belongs to a search of this problem in another way (search "
                    + PlainText.start(search) + "; this is: search " + identity.search()
                    + "); configure the search as it was, and use the release that wrote the file");
        }
    }
}
