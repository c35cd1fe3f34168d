package io.github.exactcover.dlx.web.folder;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/**
 * Puts the page together: its files, and dlx in two scripts. A page that is opened from a folder may not load
 * WebAssembly, so one script has it as text, packed by LZMA and then in base64. The other has dlx as JavaScript, for
 * browsers that cannot run the first.
 */
public final class Folder {

    /**
     * What the page may weigh when a server sends it compressed. It weighed 461,600 bytes with the number formats and
     * zip streams of TeaVM, 384,700 without them and packed by Zopfli, and 425,400 with puzzles of dlx-model. Packed by
     * LZMA it weighs 352,400. Before you raise this, see what got larger.
     */
    private static final int MOST_BYTES = 400_000;

    /**
     * What the script may weigh that is loaded only where WebAssembly does not run. It was 290,100 bytes before
     * puzzles of dlx-model, and is 323,600 with them.
     */
    private static final int MOST_BYTES_OF_SCRIPT = 330_000;

    private static final String SCRIPT = "dlx-script.js";

    /** What unpacks dlx. It is a part of the script that has dlx. */
    private static final String UNPACKER = "unlzma.js";

    private Folder() {}

    /**
     * Writes the folder.
     *
     * @param args the folder with the files of the page, that with the boards it shares with the page of a trace, that
     *     with the compiled dlx, the license, and the folder to write
     * @throws IOException if something cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path target = Path.of(args[4]);
        Path compiled = Path.of(args[2]);
        Files.createDirectories(target);
        for (Path file : filesOf(Path.of(args[0]))) {
            if (!file.endsWith(UNPACKER)) {
                copy(file, target.resolve(file.getFileName()));
            }
        }
        for (String name : List.of("boards.js", "boards.css")) {
            copy(Path.of(args[1], name), target.resolve(name));
        }
        copy(Path.of(args[3]), target.resolve("LICENSE.txt"));
        Files.writeString(target.resolve("dlx.js"), webAssembly(compiled, Path.of(args[0], UNPACKER)));
        Files.writeString(target.resolve(SCRIPT), script(compiled));
        checkWeight(target);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static String webAssembly(Path compiled, Path unpacker) throws IOException {
        String runtime = Files.readString(compiled.resolve("dlx-runtime.js"));
        return Files.readString(unpacker)
                + "\n/* dlx as WebAssembly, packed by LZMA, in base64; and what runs it,"
                + " by TeaVM (Apache License 2.0). */\n"
                + "const DLX_RUNTIME = " + quoted(runtime) + ";\n"
                + "const DLX_WASM = \"" + base64(Files.readAllBytes(compiled.resolve("dlx.wasm"))) + "\";\n";
    }

    /** A function, so that the page can hand its text to a worker without running it. */
    private static String script(Path compiled) throws IOException {
        return "/* dlx as JavaScript, by TeaVM (Apache License 2.0). */\nfunction dlxScript() {\n"
                + Files.readString(compiled.resolve(SCRIPT)) + "\nreturn main;\n}\n";
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

    /** LZMA leaves 298,300 of 884,959 bytes, and Zopfli 370,000. */
    private static String base64(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
        options.setPb(0); // Instructions have any length.
        try (OutputStream out = new LZMAOutputStream(packed, options, bytes.length)) {
            out.write(bytes);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    private static void checkWeight(Path folder) throws IOException {
        int sum = 0;
        for (Path file : filesOf(folder)) {
            if (file.endsWith(SCRIPT)) {
                checkWeight("The script for old browsers", weight(file), MOST_BYTES_OF_SCRIPT);
            } else if (!file.toString().endsWith(".woff2")) {
                sum += weight(file);
            }
        }
        checkWeight("The playground", sum, MOST_BYTES);
    }

    private static int weight(Path file) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(Files.readAllBytes(file));
        }
        return packed.size();
    }

    private static void checkWeight(String what, int bytes, int most) {
        if (bytes > most) {
            throw new IllegalStateException(what + " has " + bytes + " bytes, compressed, but may have " + most
                    + "; see what got larger, or raise the limit for a good reason");
        }
    }
}
