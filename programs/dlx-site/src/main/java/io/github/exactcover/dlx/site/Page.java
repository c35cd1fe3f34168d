package io.github.exactcover.dlx.site;

import java.util.List;

/**
 * A page of the site that comes from a Markdown file.
 *
 * @param source the file, relative to the root of the project, with {@code /} between folders
 * @param title its first heading
 * @param html its text as HTML, with links as they stand in the Markdown
 * @param sections its headings of the second level
 */
record Page(String source, String title, String html, List<Section> sections) {

    /**
     * A heading of the second level.
     *
     * @param anchor what comes after the # in a link to it
     */
    record Section(String title, String anchor) {}

    /** Where the page is in the site: the path of its source, so that relative links stay as they are. */
    String target() {
        return targetOf(source);
    }

    static String targetOf(String source) {
        return source.replaceAll("\\.md$", ".html");
    }

    /** The way from this page to the root of the site: nothing, or {@code ../}. */
    String toRoot() {
        return "../".repeat((int) source.chars().filter(letter -> letter == '/').count());
    }
}
