package io.github.exactcover.dlx.cli.trace;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Builds the page that plays traces: one file that needs nothing else. Its parts are resources. */
public final class TracePage {

    private static final List<String> SCRIPTS =
            List.of("search.js", "words.js", "boards.js", "matrix.js", "tree.js", "player.js");

    private TracePage() {}

    /**
     * The page.
     *
     * @param title plain text
     * @param json what {@code dlx trace --json} writes
     */
    public static String of(String title, String json) {
        String style = resource("page.css") + resource("boards.css");
        String script =
                SCRIPTS.stream().map(TracePage::resource).collect(Collectors.joining("\n", "\"use strict\";\n", ""));
        // What the search is about comes last, so that nothing in it is taken for a mark of the page.
        return resource("page.html")
                .replace("@POLICY@", policy(style, script))
                .replace("@STYLE@", style)
                .replace("@SCRIPT@", script)
                .replace("@TITLE@", escaped(title))
                // No text can end the script element. JSON has this sign in strings only.
                .replace("@DATA@", json.replace("<", "\\u003c"));
    }

    /**
     * The Content-Security-Policy. The browser runs this script and applies this style, which it recognises by their
     * hashes, and nothing else. If a name in a problem ever got into the page as HTML, it still could do nothing.
     */
    private static String policy(String style, String script) {
        return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src '" + hash(style)
                + "'; script-src '" + hash(script) + "'";
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(TracePage.class.getResourceAsStream(name), name)) {
            // A browser takes every line break for \n before it computes a hash.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
