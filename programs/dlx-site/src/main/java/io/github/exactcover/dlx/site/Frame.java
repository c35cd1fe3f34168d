package io.github.exactcover.dlx.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What every page has around its text: the navigation, and the way to the next page. */
final class Frame {

    private static final String PAGE = resource("page.html");

    /** Where the site is on the web; pages that are kept or copied say so. The property is a setting of the build. */
    private static final String ADDRESS = System.getProperty("dlx.site", "https://exactcover.github.io/dlx/");

    private final Contents contents;

    Frame(Contents contents) {
        this.contents = contents;
    }

    String around(Page page) {
        return around(page, page.html());
    }

    /** The whole page, with this text. */
    String around(Page page, String html) {
        return page(
                Html.escaped(page.title()) + " - dlx",
                page.target(),
                page.toRoot(),
                "<div class=\"columns\">\n<main id=\"main\">\n" + readable(html) + "\n<p class=\"steps\">\n"
                        + steps(page)
                        + "</p>\n</main>\n<nav id=\"pages\" aria-label=\"Pages\">\n" + navigation(page)
                        + "</nav>\n</div>");
    }

    /** The page that people see first, with its own style and script. */
    static String landing(String html) {
        return page("dlx: every way to fit pieces together", "", "", html)
                .replace(
                        "</head>",
                        "<meta name=\"description\" content=\"An exact-cover library for the JVM: all solutions,"
                                + " how many, one, the cheapest, or why there is none.\">\n"
                                + "<link rel=\"stylesheet\" href=\"landing.css\">\n</head>")
                .replace("</body>", "<script src=\"landing.js\"></script>\n</body>");
    }

    private static String page(String title, String target, String toRoot, String body) {
        return PAGE.replace("@TITLE@", title)
                .replace("@ADDRESS@", ADDRESS + target)
                .replace("@ROOT@", toRoot)
                .replace("@BODY@", body);
    }

    /** With tables that can be scrolled, by keys too, and no headings without text. */
    private static String readable(String html) {
        return html.replace("<table>", "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>")
                .replace("</table>", "</table></div>")
                .replace("<th></th>", "<td></td>");
    }

    private String navigation(Page page) {
        StringBuilder html = new StringBuilder();
        for (Map.Entry<String, List<Page>> part : contents.parts().entrySet()) {
            html.append("<h2>").append(part.getKey()).append("</h2>\n<ul>\n");
            part.getValue().forEach(each -> html.append(entry(page, each)));
            if (part.getKey().equals("Tools")) {
                html.append(entry(page, "playground/index.html", "Playground", ""));
                html.append(entry(page, "traces/index.html", "Watch a search", ""));
                html.append(entry(page, "api/index.html", "Javadoc", ""));
            }
            html.append("</ul>\n");
        }
        return html.toString();
    }

    /** The link to a page; below the page that is shown, links to its sections. */
    private static String entry(Page page, Page each) {
        String sections = each.sections().stream()
                .map(section ->
                        "<li><a href=\"#" + section.anchor() + "\">" + Html.escaped(section.title()) + "</a></li>\n")
                .collect(Collectors.joining());
        boolean here = each.source().equals(page.source()) && !sections.isEmpty();
        return entry(page, each.target(), name(each), here ? "<ul>\n" + sections + "</ul>\n" : "");
    }

    private static String entry(Page page, String target, String text, String below) {
        String here = target.equals(page.target()) ? " aria-current=\"page\"" : "";
        return "<li><a href=\"" + page.toRoot() + target + "\"" + here + ">" + Html.escaped(text) + "</a>" + below
                + "</li>\n";
    }

    /** The links to the pages before and after. */
    private String steps(Page page) {
        List<Page> pages = contents.pages();
        int place = pages.indexOf(page);
        if (place < 0) {
            return "";
        }
        return step(page, place - 1, "prev", "Back: ") + step(page, place + 1, "next", "Next: ");
    }

    private String step(Page page, int place, String relation, String word) {
        List<Page> pages = contents.pages();
        if (place < 0 || place >= pages.size()) {
            return "";
        }
        Page other = pages.get(place);
        return "<a rel=\"" + relation + "\" href=\"" + page.toRoot() + other.target() + "\">" + word
                + Html.escaped(name(other)) + "</a>\n";
    }

    /** What a page is called in the navigation: its title up to a colon. */
    private static String name(Page page) {
        return page.source().equals("README.md") ? "What dlx is" : page.title().replaceFirst(":.*", "");
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Frame.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
