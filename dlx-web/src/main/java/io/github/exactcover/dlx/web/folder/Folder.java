package io.github.exactcover.dlx.web.folder;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Puts the page together: its files, and dlx as a script. A page that is opened from a folder may not load
 * WebAssembly, so the script has it as text, deflated and then in base64.
 */
public final class Folder {

    /** What the whole page may weigh when a server sends it compressed. */
    private static final int MOST_BYTES = 400_000;

    private Folder() {}

    /**
     * Writes the folder.
     *
     * @param args the folder with the files of the page, that with the compiled dlx, and the one to write
     * @throws IOException if something cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path target = Path.of(args[2]);
        Files.createDirectories(target);
        for (Path file : filesOf(Path.of(args[0]))) {
            Files.write(target.resolve(file.getFileName()), Files.readAllBytes(file));
        }
        Files.writeString(target.resolve("dlx.js"), script(Path.of(args[1])));
        checkWeight(target);
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static String script(Path compiled) throws IOException {
        String runtime = Files.readString(compiled.resolve("dlx-runtime.js"));
        return "\"use strict\";\n"
                + "/* dlx as WebAssembly, deflated, in base64; and what runs it, by TeaVM (Apache License 2.0). */\n"
                + "const DLX_RUNTIME = " + quoted(runtime) + ";\n"
                + "const DLX_WASM = \"" + base64(Files.readAllBytes(compiled.resolve("dlx.wasm"))) + "\";\n";
    }

    private static String quoted(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\r", "")
                        .replace("\n", "\\n")
                        .replace("</", "<\\/")
                + '"';
    }

    private static String base64(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (OutputStream out = new DeflaterOutputStream(packed, best)) {
            out.write(bytes);
        } finally {
            best.end();
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    private static void checkWeight(Path folder) throws IOException {
        int sum = 0;
        for (Path file : filesOf(folder)) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream out = new GZIPOutputStream(packed)) {
                out.write(Files.readAllBytes(file));
            }
            sum += file.toString().endsWith(".woff2") ? 0 : packed.size();
        }
        if (sum > MOST_BYTES) {
            throw new IllegalStateException("The playground has " + sum + " bytes, compressed, but may have "
                    + MOST_BYTES + "; see what got larger, or raise the limit for a good reason");
        }
    }
}
