package io.github.exactcover.dlx.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Puts the page together that plays traces: one file, which needs nothing else. Its parts are resources. */
final class TracePage {

    private static final List<String> SCRIPTS =
            List.of("search.js", "words.js", "boards.js", "matrix.js", "tree.js", "player.js");

    private TracePage() {}

    /**
     * The page.
     *
     * @param title plain text
     * @param json the document that {@link TraceCommand} writes
     */
    static String of(String title, String json) {
        String scripts = SCRIPTS.stream().map(TracePage::resource).collect(Collectors.joining("\n"));
        // What the search is about comes last, so that nothing in it is taken for a mark of the page.
        return resource("page.html")
                .replace("@STYLE@", resource("page.css") + resource("boards.css"))
                .replace("@SCRIPT@", scripts)
                .replace("@TITLE@", escaped(title))
                // No text can end the script element. JSON has this sign in strings only.
                .replace("@DATA@", json.replace("<", "\\u003c"));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(TracePage.class.getResourceAsStream("trace/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
