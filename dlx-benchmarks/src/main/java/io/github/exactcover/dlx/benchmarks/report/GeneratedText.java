package io.github.exactcover.dlx.benchmarks.report;

/** Writes generated text between two markers of a document that people write. */
public final class GeneratedText {

    private GeneratedText() {}

    /**
     * Replaces a block of the document.
     *
     * @param document the document, which has the lines {@code <!-- begin generated NAME -->} and
     *     {@code <!-- end generated NAME -->}
     * @param name the name of the block
     * @param text the new text of the block
     * @return the new document
     * @throws IllegalArgumentException if the document does not have these lines
     */
    public static String replace(String document, String name, String text) {
        String begin = "<!-- begin generated " + name + " -->\n";
        String end = "<!-- end generated " + name + " -->\n";
        int from = document.indexOf(begin);
        int to = document.indexOf(end, Math.max(0, from));
        if (from < 0 || to < 0) {
            throw new IllegalArgumentException(
                    "The document has no place for the block '" + name + "'; add the lines\n" + begin + end);
        }
        return document.substring(0, from + begin.length()) + "\n" + text.strip() + "\n\n" + document.substring(to);
    }
}
