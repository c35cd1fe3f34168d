package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.io.DlxFormat;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads what the user names: a file, or standard input under the name {@code -}. */
final class Input {

    private Input() {}

    /** Reads a problem in Knuth's format. */
    static ExactCoverProblem<String, String> readProblem(String name, Console console) {
        return read(name, () -> {
            if (isStandardInput(name)) {
                return DlxFormat.read(standardInput(console));
            }
            return DlxFormat.read(Path.of(name));
        });
    }

    /** Reads a whole text, without the byte-order mark that some editors put at the start. */
    static String readText(String name, Console console) {
        String text = read(name, () -> {
            if (isStandardInput(name)) {
                StringWriter all = new StringWriter();
                standardInput(console).transferTo(all);
                return all.toString();
            }
            return Files.readString(Path.of(name));
        });
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static Reader standardInput(Console console) {
        // A decoder of its own is strict: what is not UTF-8 is an error, not a question mark.
        return new InputStreamReader(console.in(), StandardCharsets.UTF_8.newDecoder());
    }

    /** Reads; what goes wrong becomes a complaint that names the input. */
    static <T> T read(String name, Reading<T> reading) {
        try {
            return reading.read();
        } catch (NoSuchFileException e) {
            throw new BadInputException("no such file: " + name);
        } catch (AccessDeniedException e) {
            throw new BadInputException(name + ": this file may not be read; check its permissions");
        } catch (CharacterCodingException e) {
            throw new BadInputException(shown(name) + ": this is not UTF-8 text; convert it");
        } catch (InvalidPathException e) {
            throw new BadInputException("this cannot be the name of a file: " + e.getMessage());
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInputException(shown(name) + ": " + e.getMessage());
        }
    }

    static boolean isStandardInput(String name) {
        return name.equals("-");
    }

    static String shown(String name) {
        return isStandardInput(name) ? "standard input" : name;
    }

    /** Something that reads. */
    interface Reading<T> {
        T read() throws IOException;
    }
}
