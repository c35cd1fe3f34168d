package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Links between the pages lead to a file that is there, and to a heading that it has. */
class LinksTest {

    private static final Pattern BLOCK_OF_CODE = Pattern.compile("(?ms)^```.*?^```\\s*$");
    private static final Pattern CODE = Pattern.compile("`[^`\n]*`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)|<img [^>]*src=\"([^\"]+)\"");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    /** The guide, and the pages beside it that are no record of the past. */
    private static Stream<Path> pages() {
        return Stream.concat(
                Documentation.markdown().stream(),
                Stream.of("CONTRIBUTING.md", "SECURITY.md", "dlx-benchmarks/README.md", "dlx-benchmarks/RESULTS.md")
                        .map(Path.of("..")::resolve));
    }

    @TestFactory
    Stream<DynamicTest> allLinksLeadSomewhere() {
        return pages().map(page -> dynamicTest(
                page.getFileName().toString(),
                () -> assertThat(links(Documentation.read(page)))
                        .allSatisfy(
                                link -> assertThat(leadsSomewhere(page, link)).isTrue())));
    }

    @TestFactory
    Stream<DynamicTest> everyPageOfTheGuideIsNamedInTheReadme() {
        String readme = Documentation.read(Path.of("../README.md"));
        return Documentation.markdown().stream()
                .skip(1)
                .map(page -> dynamicTest(
                        page.getFileName().toString(),
                        () -> assertThat(links(readme)).contains("docs/" + page.getFileName())));
    }

    @Test
    void aLinkToAMissingFileOrHeadingIsFound() {
        Path page = Path.of("../docs/features.md");

        assertThat(leadsSomewhere(page, "#words")).isTrue();
        assertThat(leadsSomewhere(page, "#no-such-words")).isFalse();
        assertThat(leadsSomewhere(page, "decisions.md#tuned-constants")).isTrue();
        assertThat(leadsSomewhere(page, "decisions.md#no-such-words")).isFalse();
        assertThat(leadsSomewhere(page, "no-such-page.md")).isFalse();
        assertThat(links("[a](b.md#c) `[d](e)` <img alt=\"f\" src=\"g.svg\"> [h](https://i)\n```\n[j](k)\n```\n"))
                .containsExactly("b.md#c", "g.svg");
        assertThat(anchors("# Who's `there`?\n## Again\n## Again\n")).containsExactly("whos-there", "again", "again-1");
    }

    private static List<String> links(String markdown) {
        String prose =
                CODE.matcher(BLOCK_OF_CODE.matcher(markdown).replaceAll("")).replaceAll("");
        return LINK.matcher(prose)
                .results()
                .map(link -> link.group(1) == null ? link.group(2) : link.group(1))
                .filter(link -> !link.contains(":"))
                .toList();
    }

    private static boolean leadsSomewhere(Path page, String link) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
        return Files.exists(target)
                && (parts.length == 1 || anchors(Documentation.read(target)).contains(parts[1]));
    }

    /** The names that GitHub gives to the headings of a page. */
    private static List<String> anchors(String markdown) {
        List<String> anchors = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        HEADING.matcher(BLOCK_OF_CODE.matcher(markdown).replaceAll(""))
                .results()
                .forEach(heading -> {
                    String name = heading.group(1)
                            .toLowerCase(Locale.ROOT)
                            .replaceAll("[^\\p{L}\\p{N} _-]", "")
                            .replace(' ', '-');
                    long before = seen.stream().filter(name::equals).count();
                    seen.add(name);
                    anchors.add(before == 0 ? name : name + "-" + before);
                });
        return anchors;
    }
}
