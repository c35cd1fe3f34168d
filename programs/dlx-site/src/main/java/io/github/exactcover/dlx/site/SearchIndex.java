package io.github.exactcover.dlx.site;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the search box finds: the text of each section of each page. It is a script and not a file of data, because a
 * page that is opened from a folder may load nothing else.
 */
final class SearchIndex {

    private static final Pattern BEFORE_SECTION = Pattern.compile("(?=<h[23] id=\")");

    private static final Pattern HEADING = Pattern.compile("(?s)^<h[123] id=\"([^\"]*)\">(.*?)</h[123]>(.*)$");

    private SearchIndex() {}

    /** The script. Each section has the place of its page, the title of the page, an anchor, a heading and a text. */
    static String script(List<Page> pages) {
        return pages.stream()
                .flatMap(page -> BEFORE_SECTION.splitAsStream(page.html()).flatMap(html -> section(page, html)))
                .collect(Collectors.joining(",\n", "const SECTIONS = [\n", "\n];\n"));
    }

    private static Stream<String> section(Page page, String html) {
        Matcher section = HEADING.matcher(html);
        return section.matches()
                ? Stream.of(Stream.of(
                                page.target(),
                                page.title(),
                                section.group(1),
                                Html.text(section.group(2)),
                                Html.text(section.group(3)))
                        .map(SearchIndex::quoted)
                        .collect(Collectors.joining(",", "[", "]")))
                : Stream.empty();
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
