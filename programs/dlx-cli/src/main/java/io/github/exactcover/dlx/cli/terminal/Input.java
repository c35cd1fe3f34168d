package io.github.exactcover.dlx.cli.terminal;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads what the user names: a file, or standard input under the name {@code -}. */
public final class Input {

    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final byte[] GZIP = {0x1F, (byte) 0x8B};

    private Input() {}

    /** Reads a text, which may be packed by gzip. */
    public static String readText(String name, Console console) {
        return read(name, () -> {
            try (InputStream in = open(name, console)) {
                StringWriter text = new StringWriter();
                strict(in).transferTo(text);
                return text.toString();
            }
        });
    }

    /** What a parser makes of a text, which may be packed by gzip. */
    public static <T> T parsed(String name, Function<String, T> parser, Console console) {
        return read(name, () -> parser.apply(readText(name, console)));
    }

    /** Opens a file or standard input, unpacked if it is packed by gzip, and without a byte order mark. */
    public static InputStream open(String name, Console console) throws IOException {
        return unpacked(isStandardInput(name) ? console.takeInput() : Files.newInputStream(Path.of(name)));
    }

    /** The stream, unpacked if it is packed by gzip, and without a byte order mark. */
    static InputStream unpacked(InputStream in) throws IOException {
        PushbackInputStream text = new PushbackInputStream(in, MARK.length);
        if (startsWith(GZIP, text)) {
            text = new PushbackInputStream(new GZIPInputStream(text), MARK.length);
            if (startsWith(GZIP, text)) {
                throw new IOException("this is packed by gzip more than once; unpack it once");
            }
        }
        if (startsWith(MARK, text)) {
            text.skipNBytes(MARK.length);
        }
        return text;
    }

    private static boolean startsWith(byte[] expected, PushbackInputStream in) throws IOException {
        byte[] first = in.readNBytes(expected.length);
        in.unread(first);
        return Arrays.equals(first, expected);
    }

    /** A strict reader: what is not UTF-8 is an error, not a question mark. */
    public static Reader strict(InputStream in) {
        return new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder());
    }

    /** Reads something. Every failure becomes a {@link BadInputException} that names the input. */
    public static <T> T read(String name, Reading<T> reading) {
        if (name.isEmpty()) {
            throw new BadInputException("'' is not the name of a file; name one, or - for standard input");
        }
        try {
            return reading.read();
        } catch (NoSuchFileException e) {
            throw new BadInputException("no such file: " + name);
        } catch (AccessDeniedException e) {
            throw new BadInputException(name + ": this file may not be read; check its permissions");
        } catch (CharacterCodingException e) {
            throw new BadInputException(shown(name) + ": this is not UTF-8 text; convert it");
        } catch (EOFException | ZipException e) {
            throw new BadInputException(shown(name) + ": the gzip file is damaged or was cut off; copy it again");
        } catch (InvalidPathException e) {
            throw new BadInputException("this cannot be the name of a file: " + e.getMessage());
        } catch (IOException | IllegalArgumentException e) {
            if (e instanceof IOException && Files.isDirectory(Path.of(name))) {
                throw new BadInputException(name + ": this is a folder; name a file");
            }
            String reason = e instanceof IOException failure ? Wording.reason(failure) : String.valueOf(e.getMessage());
            throw new BadInputException(reason.startsWith(name + " ") ? reason : shown(name) + ": " + reason);
        }
    }

    public static boolean isStandardInput(String name) {
        return name.equals("-");
    }

    public static String shown(String name) {
        return isStandardInput(name) ? "standard input" : name;
    }

    /** Something that reads. */
    public interface Reading<T> {
        T read() throws IOException;
    }
}
