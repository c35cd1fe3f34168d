package io.github.exactcover.dlx.internal.proof;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A proof that several threads write, each of them another piece of the tree. The pieces are in the order of the tree.
 * A step of a proof says nothing of where its node ends, so the steps of all pieces, one after the other, are those
 * that one thread would have written.
 *
 * <p>What comes from the first piece goes to the proof at once. What comes from others is kept in a temporary file
 * beside the proof until it is their turn: in blocks that are linked with each other, so that in memory a piece has
 * only its first and its last block. Neighbours that have ended become one.
 */
public final class ProofPieces implements AutoCloseable {

    private static final long NONE = -1;

    private final ProofWriter proof;

    // All fields from here on, and those of the pieces, are guarded by this object.

    /** The first piece that is not done with. */
    private Piece first = new Piece();

    /** Whether all that was kept of the first piece is in the proof. If not, one thread is bringing it there. */
    private boolean isDirect = true;

    /** Made when there is something to be kept. */
    private @Nullable RandomAccessFile kept;

    private @Nullable Path keptIn;

    /** Where the next block begins. */
    private long end;

    /** A proof that several threads begin again, whatever one thread has written so far. */
    public ProofPieces(ProofWriter proof) {
        proof.beginAgain();
        this.proof = proof;
    }

    /** The piece that is the whole tree, as long as it is not divided. */
    public synchronized Piece first() {
        return first;
    }

    /** The steps of a part of the tree. One thread at a time searches there. */
    public final class Piece extends OutputStream {

        private @Nullable Piece next;
        private boolean hasEnded;

        /** The blocks that are kept; the first is {@link #NONE} if there are none. */
        private long firstBlock = NONE;

        private long lastBlock;

        /** What collects steps before they are written here; only for the thread that searches. */
        private @Nullable ProofWriter writer;

        private Piece() {}

        /** What writes the steps of this piece. */
        public ProofWriter writer() {
            if (writer == null) {
                writer = proof.piece(this);
            }
            return writer;
        }

        /** A part of this piece is given away, which comes after all that is left of it. */
        public Piece divide() {
            synchronized (ProofPieces.this) {
                Piece added = new Piece();
                added.next = next;
                next = added;
                return added;
            }
        }

        /** All was searched that belongs to this piece. */
        public void end() {
            if (writer != null) {
                writer.flush();
                writer = null;
            }
            try {
                if (finish(this)) {
                    goOn();
                }
            } catch (IOException e) {
                throw proof.cannotWrite(e);
            }
        }

        @Override
        public void write(int step) throws IOException {
            write(new byte[] {(byte) step}, 0, 1);
        }

        @Override
        public void write(byte[] steps, int from, int length) throws IOException {
            synchronized (ProofPieces.this) {
                if (this == first && isDirect) {
                    proof.append(steps, from, length);
                } else {
                    append(end, end);
                    end = put(
                            end,
                            ByteBuffer.allocate(Long.BYTES + Integer.BYTES + length)
                                    .putLong(NONE)
                                    .putInt(length)
                                    .put(steps, from, length)
                                    .array());
                }
            }
        }

        /** Appends blocks, which are linked from the first to the last. */
        private void append(long from, long to) throws IOException {
            if (firstBlock == NONE) {
                firstBlock = from;
            } else {
                put(lastBlock, ByteBuffer.allocate(Long.BYTES).putLong(from).array());
            }
            lastBlock = to;
        }
    }

    /** Ends a piece, and says whether this thread has to bring those behind the first one to the proof. */
    private synchronized boolean finish(Piece ended) throws IOException {
        ended.hasEnded = true;
        for (Piece piece = first; piece != null; piece = piece.next) {
            for (Piece next = piece.next; piece.hasEnded && next != null && next.hasEnded; next = piece.next) {
                if (next.firstBlock != NONE) {
                    piece.append(next.firstBlock, next.lastBlock);
                }
                piece.next = next.next;
            }
        }
        boolean isDue = isDirect && first.hasEnded;
        isDirect &= !isDue;
        return isDue;
    }

    /** Brings what is kept to the proof, up to a piece that has not ended. Only one thread at a time is here. */
    private void goOn() throws IOException {
        for (byte[] steps = nextKept(); steps != null; steps = nextKept()) {
            proof.append(steps, 0, steps.length); // Without the lock, so that the others can go on meanwhile.
        }
    }

    /** The next block for the proof; null if the steps that follow come from a search. */
    private synchronized byte @Nullable [] nextKept() throws IOException {
        while (first.firstBlock == NONE && first.hasEnded && first.next != null) {
            first = first.next;
        }
        isDirect = first.firstBlock == NONE;
        if (isDirect) {
            return null;
        }
        RandomAccessFile file = file();
        file.seek(first.firstBlock);
        first.firstBlock = file.readLong();
        byte[] steps = new byte[file.readInt()];
        file.readFully(steps);
        return steps;
    }

    /** Writes something to a place of the file, and returns the place behind it. */
    private long put(long place, byte[] bytes) throws IOException {
        file().seek(place);
        file().write(bytes);
        return place + bytes.length;
    }

    private RandomAccessFile file() throws IOException {
        if (kept == null) {
            keptIn = FileReplacement.temporary(proof.file());
            kept = new RandomAccessFile(keptIn.toFile(), "rw"); // Unlike a channel, no interrupt closes it.
        }
        return kept;
    }

    /** Deletes what is kept. To be called when all threads have ended. */
    @Override
    public synchronized void close() {
        try {
            if (kept != null && keptIn != null) {
                kept.close();
                Files.deleteIfExists(keptIn);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The temporary file " + keptIn + " cannot be deleted", e);
        }
    }
}
