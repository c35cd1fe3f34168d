package io.github.exactcover.dlx.formats.files;

/** What stands between the cells of a table. */
enum Separator {
    TAB('\t'),
    SEMICOLON(';'),
    COMMA(','),
    BLANKS(' '),
    NOTHING('\0');

    private final char character;

    Separator(char character) {
        this.character = character;
    }

    /** Whether an empty cell can be seen. */
    boolean isVisible() {
        return this != BLANKS && this != NOTHING;
    }

    char character() {
        return character;
    }
}
