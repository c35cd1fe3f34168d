package io.github.exactcover.dlx.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.problems.packing.Cell;
import io.github.exactcover.dlx.problems.packing.Polycube;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
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
        write("programs/dlx-web/target/playground/index.html", "<title>Playground</title>");
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
        Path project = Path.of("..", "..");
        Site.main(project.toString(), out.toString());

        try (Stream<Path> guide = Files.list(project.resolve("docs"))) {
            assertThat(guide.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".md")))
                    .isNotEmpty()
                    .allSatisfy(name -> {
                        assertThat(out.resolve("docs").resolve(name.replace(".md", ".html")))
                                .exists();
                        assertThat(page("README.html"))
                                .contains("<a href=\"docs/" + name.replace(".md", ".html") + "\"");
                    });
        }
        assertThat(page("dlx-benchmarks/RESULTS.html")).contains("<h1 id=\"results\">Results</h1>", "<table>");
        assertThat(page("index.html"))
                .contains(
                        "// 92 boards",
                        "// 258584046368",
                        "258,584,046,368 ways",
                        "// 81 digits, 21 of them given",
                        "// cost 1, proven",
                        "// [Mon-early, Mon-late]",
                        "<span class=\"k\">public</span> <span class=\"k\">class</span> FirstProgram")
                .doesNotContain("@");
        assertThat(page("index.html").split("class=\"square dark\"", -1)).hasSize(1 + 12);
        assertThat(page("sections.js")).contains("[\"docs/counting.html\",\"How many");
        assertThat(page("traces/index.html")).contains("<img src=\"soma.svg\" alt=\"\">");
        assertThat(page("traces/queens.html"))
                .contains("<h1>Six queens</h1>", "\"steps\"", "<a href=\"../index.html\">dlx</a>");
        assertThat(page("index.html")).contains("<link rel=\"canonical\" href=\"https://exactcover.github.io/dlx/\">");
        assertThat(page("docs/counting.html"))
                .contains("<link rel=\"canonical\" href=\"https://exactcover.github.io/dlx/docs/counting.html\">");
        assertThat(page("api/index.html")).contains("The API of dlx");
        assertThat(page("api/colors.css"))
                .startsWith("/*\n * Paper, ink and one blue")
                .contains("--navbar-background-color");
        // dlx itself is loaded once all else is there.
        assertThat(page("playground/index.html"))
                .contains("<script src=\"search.js\">")
                .doesNotContain("dlx.js");
        assertThat(out.resolve("playground/dlx.js")).isNotEmptyFile();
        assertThat(page("index.html")).contains("<a href=\"playground/index.html\">Playground</a>");
        assertThat(out.resolve(
                        "api/io.github.exactcover.dlx.problems/io/github/exactcover/dlx/problems/board/NQueens.html"))
                .exists();
        assertThat(out.resolve("api/io.github.exactcover.dlx.count/io/github/exactcover/dlx/count/Count.html"))
                .exists();
        assertThat(out.resolve("api/io.github.exactcover.dlx.all/module-summary.html"))
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
                .contains("<a rel=\"prev\" href=\"../README.html\">Back: What dlx is</a>")
                .contains("<a rel=\"next\" href=\"../docs/trace.html\">Next: Seeing a search</a>")
                .doesNotContain("@");
        assertThat(page("traces/index.html")).contains("<a href=\"../traces/index.html\" aria-current=\"page\">");
        assertThat(page("README.html"))
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
                        "href=\"../README.html#dlx\"",
                        "href=\"trace.html\"",
                        "href=\"#tutorial\"")
                .contains("href=\"https://github.com/exactcover/dlx/tree/main/dlx-core/src\"")
                .contains("href=\"https://example.org/a.md\"");
        assertThat(out.resolve("docs/pictures/board.svg")).exists();
        assertThat(Links.broken(out)).allMatch(link -> link.matches(".*((api|playground)/|: (../)?)index.html"));
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
    void codeHasColors() {
        assertThat(code("java", "int i = 1; // <one>\nString s = \"a\";\n"))
                .isEqualTo("<span class=\"k\">int</span> i = <span class=\"s\">1</span>;"
                        + " <span class=\"c\">// &lt;one&gt;</span>\n"
                        + "String s = <span class=\"s\">\"a\"</span>;\n");
        assertThat(code("java", "/* a\n b */ x\n\ny\n"))
                .isEqualTo("<span class=\"c\">/* a</span>\n<span class=\"c\"> b */</span> x\n\ny\n");
        assertThat(code("kotlin", "fun f() = 1\n")).startsWith("<span class=\"k\">fun</span> f");
        assertThat(code("scala", "val a = true\n"))
                .isEqualTo("<span class=\"k\">val</span> a = <span class=\"k\">true</span>\n");
        assertThat(code("xml", "<a b=\"c\">d</a>\n"))
                .isEqualTo("&lt;<span class=\"k\">a</span> b=<span class=\"s\">\"c\"</span>&gt;d&lt;/"
                        + "<span class=\"k\">a</span>&gt;\n");
        assertThat(code("console", "$ dlx queens 4\n1: a2 <b>\n"))
                .isEqualTo("<span class=\"c\">$ </span><span class=\"k\">dlx queens 4</span>\n1: a2 &lt;b&gt;\n");
        assertThat(code("", "int a < b\n")).isEqualTo("int a &lt; b\n");
    }

    /** What is in the code element of a block. */
    private static String code(String language, String code) {
        String html = Markdown.page(
                        "a.md", "# A\n\n```" + language + (language.isEmpty() ? "" : " A.java") + "\n" + code + "```\n")
                .html();
        String tag = language.isEmpty() ? "<code>" : "<code class=\"language-" + language + "\">";
        return html.substring(html.indexOf(tag) + tag.length(), html.indexOf("</code>"));
    }

    @Test
    void theIndexHasASectionForEachHeading() {
        Page page = Markdown.page("docs/a.md", "# A\n\nOne `\"x\"`,\ntwo\n\n## B `<c>`\n\n- d\n- e\n\n### F\n");

        assertThat(SearchIndex.script(List.of(page))).isEqualTo("""
                const SECTIONS = [
                ["docs/a.html","A","a","A","One \\"x\\", two"],
                ["docs/a.html","A","b-c","B <c>","d e"],
                ["docs/a.html","A","f","F",""]
                ];
                """);
    }

    @Test
    void anOutlineTurnsAtEachCorner() {
        assertThat(Drawing.outline(cells("XX")))
                .isEqualTo("M1.795 0.045Q1.955 0.045 1.955 0.205L1.955 0.795Q1.955 0.955 1.795 0.955"
                        + "L0.205 0.955Q0.045 0.955 0.045 0.795L0.045 0.205Q0.045 0.045 0.205 0.045z");
        assertThat(Drawing.outline(cells(".X.\nXXX\n.X.")).chars().filter(letter -> letter == 'Q'))
                .hasSize(12);
        assertThat(Drawing.outline(cells("XX.\n.XX")).chars().filter(letter -> letter == 'Q'))
                .hasSize(8);
    }

    private static List<Cell> cells(String shape) {
        return Polycube.of(shape).cells();
    }

    /** The links to the playground hold the problems that the pictures show. */
    @Test
    void linksToThePlaygroundHoldAProblem() throws Exception {
        List<Questions.Answer> answers = new Questions(
                        Files.readString(Path.of("src/main/java/io/github/exactcover/dlx/site/Questions.java")))
                .answers();

        assertThat(answers)
                .extracting(Questions.Answer::name)
                .containsExactly("all", "how-many", "one", "cheapest", "why-none");
        assertThat(Count.of(problem(answers.get(1))).solutions()).isEqualTo(258_584_046_368L);
        assertThat(Count.of(problem(answers.get(3))).solutions()).isEqualTo(18);
        assertThat(Feasibility.of(problem(answers.get(4))).solution()).isEmpty();
    }

    private static ExactCoverProblem<String, String> problem(Questions.Answer answer) throws DataFormatException {
        String packed = answer.link().replaceFirst("^z=(.*)&amp;ask=.*", "$1");
        Inflater inflater = new Inflater(true);
        inflater.setInput(Base64.getUrlDecoder().decode(packed));
        byte[] text = new byte[100_000];
        int size = inflater.inflate(text);
        inflater.end();
        return DlxFormat.parse(new String(text, 0, size, StandardCharsets.UTF_8));
    }

    @Test
    void codeThatIsNotThereCannotBeShown() {
        assertThatThrownBy(() -> new Questions("").answers())
                .hasMessage("Questions.java has no lines after // shown: all");
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
        Site.clear(out);
        Site.write(root, out);
        Javadoc.write(root, out.resolve("api"));

        assertThat(out.resolve("gone.html")).doesNotExist();
        assertThat(out.resolve("api/m/p/A.html")).exists();
        try (Stream<Path> styles =
                Files.find(out.resolve("api"), 2, (file, attributes) -> file.endsWith("stylesheet.css"))) {
            assertThat(styles)
                    .isNotEmpty()
                    .allSatisfy(style -> assertThat(style).content().doesNotContain("@import"));
        }
    }
}
