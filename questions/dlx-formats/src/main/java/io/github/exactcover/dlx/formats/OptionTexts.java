package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The options of a problem that was read, each as the text of its items and colors. A text is made when it is asked
 * for, and kept: most options of a large file never become part of a solution.
 */
final class OptionTexts extends AbstractList<String> implements RandomAccess {

    private final OptionTable table;
    private final List<String> items;
    private final List<String> colors;

    /** Two threads may make the same text, of which either will do. */
    private final @Nullable String[] texts;

    OptionTexts(OptionTable table, List<String> items, List<String> colors) {
        this.table = table;
        this.items = items;
        this.colors = colors;
        this.texts = new String[table.optionCount()];
    }

    @Override
    public int size() {
        return texts.length;
    }

    @Override
    public String get(int option) {
        String known = texts[option];
        if (known == null) {
            known = text(option);
            texts[option] = known;
        }
        return known;
    }

    /** {@inheritDoc} The text of an option without items is found without making that of any other. */
    @Override
    public int indexOf(@Nullable Object text) {
        if (!"".equals(text)) {
            return super.indexOf(text);
        }
        int option = 0;
        while (option < texts.length && table.start(option) < table.start(option + 1)) {
            option++;
        }
        return option < texts.length ? option : -1;
    }

    private String text(int option) {
        int first = table.start(option);
        int end = table.start(option + 1);
        if (end == first + 1 && table.color(first) == OptionTable.NO_COLOR) {
            return items.get(table.item(first));
        }
        StringBuilder text = new StringBuilder();
        for (int cell = first; cell < end; cell++) {
            text.append(cell == first ? "" : " ").append(items.get(table.item(cell)));
            int color = table.color(cell);
            if (color != OptionTable.NO_COLOR) {
                text.append(':').append(colors.get(color - 1));
            }
        }
        return text.toString();
    }
}
