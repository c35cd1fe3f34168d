package io.github.exactcover.dlx.site;

/** Text in HTML. */
final class Html {

    private Html() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** What a reader sees of it, in one line. */
    static String text(String html) {
        return html.replaceAll("</?(?:span|code|strong|em|a)\\b[^>]*>", "")
                .replaceAll("(?s)<[^>]*>", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
