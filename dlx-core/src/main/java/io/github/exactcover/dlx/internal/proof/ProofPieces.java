package io.github.exactcover.dlx.internal.proof;

import io.github.exactcover.dlx.internal.file.FileReplacement;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A proof that several threads write, each of them another piece of the tree. The pieces are in the order of the tree.
 * A step of a proof says nothing of where its node ends, so the steps of all pieces, one after the other, are those
 * that one thread would have written.
 *
 * <p>What comes from the first piece goes to the proof at once. What comes from others waits for its turn in a
 * temporary file beside the proof. It is packed there, in blocks that are linked with each other, so in memory a piece
 * has only its first and its last block, and neighbours that have ended become one.
 */
public final class ProofPieces implements AutoCloseable {

    private static final long NONE = -1;

    private final ProofWriter proof;

    // All fields from here on, and those of the pieces, are guarded by this object.

    /** The first piece that is not done with. */
    private Piece first = new Piece();

    /** Whether all that was kept of the first piece is in the proof; if not, one thread brings it there. */
    private boolean isDirect = true;

    /** Made when there is something to be kept. */
    private @Nullable RandomAccessFile kept;

    private @Nullable Path keptIn;

    /** Where the next block begins. */
    private long end;

    ProofPieces(ProofWriter proof) {
        this.proof = proof;
    }

    /** The piece that is the whole tree, as long as nobody divides it. */
    public synchronized Piece first() {
        return first;
    }

    /** The steps of a part of the tree. One thread at a time searches there. */
    public final class Piece extends OutputStream {

        private @Nullable Piece previous;
        private @Nullable Piece next;
        private boolean hasEnded;

        /** The blocks that are kept; the first is {@link #NONE} if there are none. */
        private long firstBlock = NONE;

        private long lastBlock = NONE;

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
                added.previous = this;
                added.next = next;
                if (next != null) {
                    next.previous = added;
                }
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
            if (isLastOfTheFirst()) {
                try {
                    goOn();
                } catch (IOException e) {
                    throw proof.cannotWrite(e);
                }
            }
        }

        /** Ends, and says whether it is this thread that has to bring the next pieces to the proof. */
        private boolean isLastOfTheFirst() {
            synchronized (ProofPieces.this) {
                hasEnded = true;
                Piece piece = this;
                try {
                    if (previous != null && previous.hasEnded) {
                        piece = previous;
                        piece.takeNext();
                    }
                    if (piece.next != null && piece.next.hasEnded) {
                        piece.takeNext();
                    }
                } catch (IOException e) {
                    throw proof.cannotWrite(e);
                }
                boolean isMine = piece == first && isDirect;
                isDirect &= !isMine;
                return isMine;
            }
        }

        /** Becomes one with the next piece. */
        private void takeNext() throws IOException {
            Piece taken = next;
            if (taken == null) {
                return;
            }
            if (taken.firstBlock != NONE) {
                append(taken.firstBlock);
                lastBlock = taken.lastBlock;
            }
            next = taken.next;
            if (next != null) {
                next.previous = this;
            }
        }

        private void append(long block) throws IOException {
            if (firstBlock == NONE) {
                firstBlock = block;
            } else {
                file().seek(lastBlock);
                file().writeLong(block);
            }
            lastBlock = block;
        }

        @Override
        public void write(int step) throws IOException {
            write(new byte[] {(byte) step}, 0, 1);
        }

        @Override
        public void write(byte[] steps, int from, int length) throws IOException {
            byte[] packed = isDirect() ? new byte[0] : pack(steps, from, length);
            synchronized (ProofPieces.this) {
                if (isDirect()) {
                    proof.append(steps, from, length);
                } else {
                    long block = end;
                    file().seek(block);
                    file().write(ByteBuffer.allocate(Long.BYTES + Integer.BYTES + packed.length)
                            .putLong(NONE)
                            .putInt(packed.length)
                            .put(packed)
                            .array());
                    end = file().getFilePointer();
                    append(block);
                }
            }
        }

        /** Whether steps go to the proof at once. Only the end of this piece can change that back. */
        private boolean isDirect() {
            synchronized (ProofPieces.this) {
                return this == first && isDirect;
            }
        }

        private byte[] takeBlock() throws IOException {
            file().seek(firstBlock);
            long following = file().readLong();
            byte[] packed = new byte[file().readInt()];
            file().readFully(packed);
            firstBlock = following;
            return packed;
        }
    }

    private static byte[] pack(byte[] steps, int from, int length) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new ProofWriter.Packed(packed)) {
            out.write(steps, from, length);
        }
        return packed.toByteArray();
    }

    /** Brings what is kept to the proof, up to a piece that has not ended. Only one thread at a time is here. */
    private void goOn() throws IOException {
        for (byte[] packed = nextKept(); packed != null; packed = nextKept()) {
            byte[] steps = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
            proof.append(steps, 0, steps.length);
        }
    }

    /** The next block for the proof; null if the steps that follow come from a search. */
    private synchronized byte @Nullable [] nextKept() throws IOException {
        while (first.firstBlock == NONE && first.hasEnded && first.next != null) {
            first = first.next;
            first.previous = null;
        }
        isDirect = first.firstBlock == NONE;
        return isDirect ? null : first.takeBlock();
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
