package io.github.exactcover.dlx.cli.output;

/** Which solutions are shown or counted. */
public enum Answers {
    ALL(""),
    /** Each stands for those of its class. */
    CLASSES(" up to symmetry"),
    /** Of those that are the same in what the user named, one. */
    DISTINCT(" without repetitions"),
    /** Each is shown with its cost. */
    CHEAPEST("");

    private final String words;

    Answers(String words) {
        this.words = words;
    }

    /** What is said of their number. */
    String words() {
        return words;
    }
}
