package io.github.exactcover.dlx.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page that people see first: what dlx is and what it can do, with pictures that dlx makes for it. */
final class Landing {

    private static final String QUESTIONS =
            "programs/dlx-site/src/main/java/" + Questions.class.getName().replace('.', '/') + ".java";

    private Landing() {}

    /** The part of the page that is its own; what people copy is what the README says. */
    static String text(Path root, Page readme) throws IOException {
        Replay replay = new Replay();
        String html = Frame.resource("landing.html")
                .replace("@BOARD@", replay.picture())
                .replace("@REPLAY@", replay.json())
                .replace("@MAVEN@", block("xml", readme))
                .replace("@GRADLE@", block("kts", readme))
                .replace("@PROGRAM@", block("java", readme));
        String source = Files.readString(root.resolve(QUESTIONS)).replace("\r\n", "\n");
        for (Questions.Answer answer : new Questions(source).answers()) {
            html = html.replace(
                            "@CODE " + answer.name() + "@",
                            "<pre tabindex=\"0\"><code class=\"language-java\">"
                                    + Highlighter.html("java", answer.code()) + "</code></pre>")
                    .replace("@PICTURE " + answer.name() + "@", answer.picture())
                    .replace("@TRY " + answer.name() + "@", "playground/index.html#" + answer.link());
        }
        return html;
    }

    /** The first block of code in a language. */
    private static String block(String language, Page page) {
        Matcher block = Pattern.compile("(?s)<pre [^>]*><code class=\"language-" + language + "\">.*?</code></pre>")
                .matcher(page.html());
        if (!block.find()) {
            throw new IllegalStateException(page.source() + " has no code in " + language);
        }
        return block.group();
    }
}
