package io.github.exactcover.dlx.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {

    @TempDir
    Path directory;

    private Path root;

    private Path out;

    @BeforeEach
    void anEmptyProject() throws IOException {
        root = directory.resolve("project");
        out = directory.resolve("site");
        write("README.md", "# dlx\n\n[Tutorial](docs/tutorial.md)\n");
        write("docs/trace.md", "# Seeing a search\n");
        write("docs/tutorial.md", "# Tutorial: from nothing\n\n## First step\n");
        write("dlx-web/target/playground/index.html", "<title>Playground</title>");
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(root.resolve(file).getParent());
        Files.writeString(root.resolve(file), text);
    }

    private String page(String file) throws IOException {
        return Files.readString(out.resolve(file));
    }

    /** The site of this project, with its Javadoc. It fails if any link in it leads nowhere. */
    @Test
    void theSiteOfDlxIsWholeAndNoLinkLeadsNowhere() throws IOException {
        Path project = Path.of("..");
        Site.main(project.toString(), out.toString());

        try (Stream<Path> guide = Files.list(project.resolve("docs"))) {
            assertThat(guide.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".md")))
                    .isNotEmpty()
                    .allSatisfy(name -> {
                        assertThat(out.resolve("docs").resolve(name.replace(".md", ".html")))
                                .exists();
                        assertThat(page("index.html"))
                                .contains("<a href=\"docs/" + name.replace(".md", ".html") + "\"");
                    });
        }
        assertThat(page("dlx-benchmarks/RESULTS.html")).contains("<h1 id=\"results\">Results</h1>", "<table>");
        assertThat(page("traces/queens.html"))
                .contains("<h1>Six queens</h1>", "\"steps\"", "<a href=\"../index.html\">dlx</a>");
        assertThat(page("api/index.html")).contains("The API of dlx");
        assertThat(page("playground/index.html")).contains("<script src=\"dlx.js\">");
        assertThat(out.resolve("playground/dlx.js")).isNotEmptyFile();
        assertThat(page("index.html")).contains("<a href=\"playground/index.html\">Playground</a>");
        assertThat(out.resolve(
                        "api/io.github.exactcover.dlx.problems/io/github/exactcover/dlx/problems/board/NQueens.html"))
                .exists();
    }

    @Test
    void pagesThatAreListedComeFirstAndOthersAreFoundToo() throws IOException {
        write("docs/a-new-page.md", "# A new page\n");
        Contents contents = Contents.of(root);

        assertThat(contents.pages())
                .extracting(Page::source)
                .containsExactly("README.md", "docs/tutorial.md", "docs/trace.md", "docs/a-new-page.md");
        assertThat(contents.parts().get("More")).extracting(Page::title).containsExactly("A new page");
    }

    @Test
    void theNavigationShowsWhereTheReaderIs() throws IOException {
        Site.write(root, out);

        assertThat(page("docs/tutorial.html"))
                .contains("<title>Tutorial: from nothing - dlx</title>")
                .contains("<a href=\"../docs/tutorial.html\" aria-current=\"page\">Tutorial</a><ul>\n"
                        + "<li><a href=\"#first-step\">First step</a></li>")
                .contains("<a rel=\"prev\" href=\"../index.html\">Back: What dlx is</a>")
                .contains("<a rel=\"next\" href=\"../docs/trace.html\">Next: Seeing a search</a>")
                .doesNotContain("@");
        assertThat(page("traces/index.html")).contains("<a href=\"../traces/index.html\" aria-current=\"page\">");
        assertThat(page("index.html"))
                .contains("<a href=\"docs/tutorial.html\">Tutorial</a>")
                .doesNotContain("rel=\"prev\"");
    }

    @Test
    void linksFitTheSite() throws IOException {
        write("docs/pictures/board.svg", "<svg/>");
        write("dlx-core/src/A.java", "");
        write("docs/tutorial.md", """
                # Tutorial

                ![Board](pictures/board.svg) [Home](../README.md#dlx) [Trace](trace.md) [Here](#tutorial)
                [Code](../dlx-core/src) [Elsewhere](https://example.org/a.md) <img src="pictures/board.svg">
                """);
        Site.write(root, out);

        assertThat(page("docs/tutorial.html"))
                .contains(
                        "src=\"pictures/board.svg\"",
                        "href=\"../index.html#dlx\"",
                        "href=\"trace.html\"",
                        "href=\"#tutorial\"")
                .contains("href=\"https://github.com/exactcover/dlx/tree/main/dlx-core/src\"")
                .contains("href=\"https://example.org/a.md\"");
        assertThat(out.resolve("docs/pictures/board.svg")).exists();
        assertThat(Links.broken(out)).allMatch(link -> link.matches(".*(api|playground)/index.html"));
    }

    @Test
    void aLinkToAFileThatIsNotThereIsFound() throws IOException {
        write("docs/tutorial.md", "# Tutorial\n\n[Gone](gone.md)\n");
        Site.write(root, out);

        assertThat(Links.broken(out)).contains("docs/tutorial.html: gone.md");
    }

    @Test
    void brokenLinksAreFound() throws IOException {
        Files.writeString(directory.resolve("out.html"), "not a part of the site");
        Files.createDirectories(out);
        Files.writeString(
                out.resolve("a.html"),
                "<h2 id=\"x\">X</h2> <a href=\"b.html#y\">y</a> <a href=\"#x\">x</a>"
                        + "<a href=\"#\">top</a> <a href=\"#z\">z</a> <img src=\"c.png\"> <a"
                        + " href=\"../out.html\">o</a> <script>'<a href=\"q\">'</script>");
        Files.writeString(out.resolve("b.html"), "<a href=\"a.html#x\">x</a> <a href=\"mailto:a@b\">m</a>");

        assertThat(Links.broken(out))
                .containsExactlyInAnyOrder("a.html: b.html#y", "a.html: #z", "a.html: c.png", "a.html: ../out.html");
    }

    @Test
    void whatIsWideScrollsByKeys() throws IOException {
        write("docs/tutorial.md", "# Tutorial\n\n| | a |\n|---|---|\n| b | c |\n\n```sh\nd\n```\n");
        Site.write(root, out);

        assertThat(page("docs/tutorial.html"))
                .contains(
                        "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>",
                        "</table></div>")
                .contains("<pre tabindex=\"0\">")
                .doesNotContain("<th></th>");
    }

    @Test
    void anchorsAreThoseOfGitHub() {
        Page page = Markdown.page("a.md", "# A\n## `compare.sh`, and more\n## Why?\n## Why?\n## snake_case - ä\n");

        assertThat(page.sections())
                .extracting(Page.Section::anchor)
                .containsExactly("comparesh-and-more", "why", "why-1", "snake_case---ä");
        assertThat(page.html()).contains("<h2 id=\"why-1\">Why?</h2>");
    }

    @Test
    void aPageWithoutATitleIsRefused() {
        assertThatThrownBy(() -> Markdown.page("a.md", "text"))
                .hasMessage("a.md has no heading; start it with # and its title");
    }

    @Test
    void aSiteThatWasBuiltBeforeIsReplaced() throws IOException {
        Files.createDirectories(out);
        Files.writeString(out.resolve("site.css"), "");
        Files.writeString(out.resolve("gone.html"), "<a href=\"nowhere.html\">x</a>");
        write("dlx-core/src/main/java/module-info.java", "/** M. */\nmodule m {\n    exports p;\n}\n");
        write("dlx-core/src/main/java/p/A.java", "/** A. */\npackage p;\n\n/** A. */\npublic class A {}\n");
        Site.main(root.toString(), out.toString());

        assertThat(out.resolve("gone.html")).doesNotExist();
        assertThat(out.resolve("api/m/p/A.html")).exists();
    }
}
