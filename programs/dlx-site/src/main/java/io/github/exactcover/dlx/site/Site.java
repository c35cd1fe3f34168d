package io.github.exactcover.dlx.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Builds the web site of dlx: the page that people see first, the README, the guide, the results, the Javadoc, pages
 * that play searches, and the playground. Files keep their places, so links between Markdown files work here as they do
 * on GitHub.
 */
public final class Site {

    /** Where links to files of the project go that are no pages. */
    private static final String PROJECT = "https://github.com/exactcover/dlx/tree/main/";

    private static final String STYLE = "site.css";

    private static final Pattern LINK = Pattern.compile("(href|src)=\"([^\"#]+)(#[^\"]*)?\"");

    private final Path root;
    private final Path out;
    private final Contents contents;

    private Site(Path root, Path out) throws IOException {
        this.root = root;
        this.out = out;
        this.contents = Contents.of(root);
    }

    /**
     * Builds the site, and fails if a link of it leads nowhere.
     *
     * @param args the root of the project, and the folder to write
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String... args) throws IOException {
        Path out = Path.of(args[1]).normalize();
        clear(out);
        write(Path.of(args[0]).normalize(), out);
        writeLanding(Path.of(args[0]), out);
        Javadoc.write(Path.of(args[0]).normalize(), out.resolve("api"));
        copyPlayground(Path.of(args[0]), out.resolve("playground"));
        List<String> broken = Links.broken(out);
        if (!broken.isEmpty()) {
            throw new IllegalStateException("These links lead nowhere:\n" + String.join("\n", broken));
        }
        System.out.println("Open " + out.resolve("index.html").toAbsolutePath());
    }

    /** Deletes a site that was built before: pages that are gone must not stay. */
    static void clear(Path out) throws IOException {
        if (Files.exists(out.resolve(STYLE))) {
            try (Stream<Path> files = Files.walk(out)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Copies the page that dlx-web has put together. */
    static void copyPlayground(Path root, Path target) throws IOException {
        Files.createDirectories(target);
        try (Stream<Path> files = Files.list(root.resolve("programs/dlx-web/target/playground"))) {
            for (Path file : files.toList()) {
                Files.copy(file, target.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Writes all but the page that people see first, the Javadoc and the playground. */
    static void write(Path root, Path out) throws IOException {
        Site site = new Site(root, out);
        Traces.write(out.resolve("traces"));
        Frame frame = new Frame(site.contents);
        for (Page page : site.contents.pages()) {
            site.writePage(page.target(), frame.around(page, site.linked(page)));
        }
        Page watch = Traces.page();
        site.writePage(watch.target(), frame.around(watch));
        for (String name : List.of(STYLE, "site.js", "landing.css", "landing.js", "minisearch.js", "licenses.txt")) {
            site.writePage(name, Frame.resource(name));
        }
        List<Page> pages =
                Stream.concat(site.contents.pages().stream(), Stream.of(watch)).toList();
        site.writePage("sections.js", SearchIndex.script(pages));
    }

    /** Writes the page that people see first, of which most is made by searches. */
    static void writeLanding(Path root, Path out) throws IOException {
        Page readme = Markdown.page("README.md", Files.readString(root.resolve("README.md")));
        Files.writeString(out.resolve("index.html"), Frame.landing(Landing.text(root, readme)));
    }

    private void writePage(String target, String text) throws IOException {
        Path file = out.resolve(target);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
    }

    /** The HTML of a page with links that fit the site. */
    private String linked(Page page) {
        return LINK.matcher(page.html())
                .replaceAll(link -> Matcher.quoteReplacement(link.group(1) + "=\"" + target(page, link.group(2))
                        + (link.group(3) == null ? "" : link.group(3)) + "\""));
    }

    private String target(Page page, String link) {
        if (link.matches("[a-z]+:.*")) {
            return link;
        }
        Path file = Path.of(page.source()).resolveSibling(link).normalize();
        String source = file.toString().replace('\\', '/');
        if (contents.pages().stream().anyMatch(each -> each.source().equals(source))) {
            return Page.targetOf(link);
        }
        if (Files.isDirectory(root.resolve(file))) {
            return PROJECT + source;
        }
        if (Files.exists(root.resolve(file))) {
            copy(file);
        }
        return link;
    }

    private void copy(Path file) {
        try {
            Path copy = out.resolve(file.toString());
            Files.createDirectories(copy.toAbsolutePath().getParent());
            Files.copy(root.resolve(file), copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
