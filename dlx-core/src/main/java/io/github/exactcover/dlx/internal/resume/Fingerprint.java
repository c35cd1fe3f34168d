package io.github.exactcover.dlx.internal.resume;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A short text that is the same for equal things and, in practice, different for all others (SHA-256). */
public final class Fingerprint {

    private final MessageDigest digest = sha256();
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 13);

    /** A fingerprint of what is {@linkplain #add(String) added}. */
    public Fingerprint() {}

    /**
     * The fingerprint of everything that determines which solutions a table has, and in which order an engine finds
     * them. Costs are not part of it.
     */
    public static String of(OptionTable table) {
        return of(table, new int[0]);
    }

    /** The same, including some numbers that belong to the table. */
    public static String of(OptionTable table, int[] numbers) {
        Fingerprint print = new Fingerprint();
        print.add(table);
        for (int number : numbers) {
            print.add(number);
        }
        return print.text();
    }

    /** The fingerprint of some numbers. */
    public static String of(int[] numbers) {
        Fingerprint print = new Fingerprint();
        for (int number : numbers) {
            print.add(number);
        }
        return print.text();
    }

    private void add(OptionTable table) {
        add(table.primaryCount());
        add(table.itemCount());
        add(table.optionCount());
        for (int item = 0; item < table.primaryCount(); item++) {
            add(table.low(item));
            add(table.high(item));
        }
        for (int option = 0; option < table.optionCount(); option++) {
            int end = table.start(option + 1);
            add(end - table.start(option));
            for (int cell = table.start(option); cell < end; cell++) {
                add(table.item(cell));
                add(table.color(cell));
            }
        }
    }

    /** The fingerprint of a text. */
    public static String of(String text) {
        return of(List.of(text));
    }

    /** The fingerprint of some lines of text. */
    static String of(List<String> lines) {
        Fingerprint print = new Fingerprint();
        lines.forEach(print::add);
        return print.text();
    }

    /** Adds a line of text. */
    public void add(String line) {
        digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void add(int number) {
        if (buffer.remaining() < Integer.BYTES) {
            flush();
        }
        buffer.putInt(number);
    }

    private void flush() {
        digest.update(buffer.array(), 0, buffer.position());
        // Android has no clear of its own in ByteBuffer.
        ((Buffer) buffer).clear();
    }

    /** The fingerprint of all that was added. Nothing can be added after that. */
    public String text() {
        flush();
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java platform has SHA-256", e);
        }
    }
}
