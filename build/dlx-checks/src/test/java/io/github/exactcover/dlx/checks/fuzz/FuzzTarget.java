package io.github.exactcover.dlx.checks.fuzz;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** What Jazzer calls: bytes, the first of which says who reads the others. */
public final class FuzzTarget {

    /** More than any reader needs for a few bytes. The readers of files also search a little. */
    private static final long ALLOCATED_AT_LEAST = 32 << 20;

    /** Garbage included, of which there is more than is in use at once. */
    private static final long ALLOCATED_PER_BYTE = 2_000;

    private static final int LONGEST_MESSAGE = 1_000;

    private static final List<String> NAMES = List.copyOf(Readers.ALL.keySet());
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private FuzzTarget() {}

    /** Called by Jazzer. Loads all classes: neither the time nor the memory for that is the fault of an input. */
    public static void fuzzerInitialize() throws IOException {
        for (Map.Entry<String, List<byte[]>> inputs : Readers.accepted().entrySet()) {
            for (byte[] bytes : inputs.getValue()) {
                Readers.ALL.get(inputs.getKey()).read(bytes);
            }
        }
    }

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] data) throws IOException {
        if (data.length > 0) {
            read(NAMES.get(Math.floorMod(data[0], NAMES.size())), Arrays.copyOfRange(data, 1, data.length));
        }
    }

    /**
     * Lets a reader read.
     *
     * @return whether it accepts the input
     * @throws AssertionError if it does something that is not documented, or takes too much memory
     */
    static boolean read(String reader, byte[] bytes) throws IOException {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        boolean accepted = isAccepted(reader, bytes);
        if (isTooMuch(THREADS.getCurrentThreadAllocatedBytes() - before, bytes.length)) {
            checkMemory(reader, bytes);
        }
        return accepted;
    }

    private static boolean isAccepted(String reader, byte[] bytes) throws IOException {
        try {
            Readers.ALL.get(reader).read(bytes);
            return true;
        } catch (IllegalArgumentException e) {
            checkRefusal(e);
            return false;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    /** A refusal says in words what is wrong. It does not come from inside Java, such as a NumberFormatException. */
    private static void checkRefusal(IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage());
        if (!(e.getClass() == IllegalArgumentException.class
                || e.getClass().getName().startsWith("io.github.exactcover."))) {
            throw new AssertionError("This exception is not documented", e);
        }
        if (message.length() < 20
                || message.length() > LONGEST_MESSAGE
                || message.matches("(?s).*[\\p{Cntrl}&&[^\n]].*")) {
            throw new AssertionError("This message is no help: " + message, e);
        }
    }

    /**
     * Reads a few times more: Jazzer changes the code of each class that is loaded, which takes megabytes, and not all
     * are loaded the first time.
     */
    private static void checkMemory(String reader, byte[] bytes) throws IOException {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 4 && isTooMuch(least, bytes.length); i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            isAccepted(reader, bytes);
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        if (isTooMuch(least, bytes.length)) {
            throw new AssertionError("The reader of " + reader + " took " + least + " bytes of memory for "
                    + bytes.length + " bytes of input, in Base64: "
                    + Base64.getEncoder().encodeToString(bytes));
        }
    }

    private static boolean isTooMuch(long allocated, int length) {
        return allocated > ALLOCATED_AT_LEAST + ALLOCATED_PER_BYTE * length;
    }

    /** Writes the accepted inputs of all readers into a folder, for Jazzer to begin with. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Map.Entry<String, List<byte[]>> inputs : Readers.accepted().entrySet()) {
            List<byte[]> all = new ArrayList<>(inputs.getValue());
            for (int i = 0; i < all.size(); i++) {
                Files.write(folder.resolve(inputs.getKey() + "-" + i), withReader(inputs.getKey(), all.get(i)));
            }
        }
    }

    static byte[] withReader(String reader, byte[] bytes) {
        byte[] data = new byte[bytes.length + 1];
        data[0] = (byte) NAMES.indexOf(reader);
        System.arraycopy(bytes, 0, data, 1, bytes.length);
        return data;
    }
}
