package io.github.exactcover.dlx.cli.manual;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Lines of text for words and patterns, as a function of a shell that writes them. It fails for a word that is not
 * there.
 */
final class CaseTable {

    private final String name;
    private final Map<List<String>, List<String>> patterns = new LinkedHashMap<>();

    CaseTable(String name) {
        this.name = name;
    }

    /** Adds lines for a word. Asterisks stand for anything; of several patterns that fit, the first one counts. */
    void add(String pattern, List<String> lines) {
        patterns.computeIfAbsent(lines, each -> new ArrayList<>()).add(pattern);
    }

    /** For bash and zsh. */
    String sh() {
        StringBuilder text = new StringBuilder("_dlx_" + name + "() {\n    case $1 in\n");
        patterns.forEach((lines, words) -> text.append(
                        words.stream().map(CaseTable::shPattern).collect(Collectors.joining(" | ", "        ", ") ")))
                .append(lines.isEmpty() ? ":" : printed(lines, CaseTable::shWord))
                .append(" ;;\n"));
        return text + "        *) return 1 ;;\n    esac\n}\n\n";
    }

    String fish() {
        StringBuilder text = new StringBuilder("function __dlx_" + name + "\n    switch \"$argv[1]\"\n");
        patterns.forEach((lines, words) -> text.append(
                        words.stream().map(CaseTable::fishWord).collect(Collectors.joining(" ", "        case ", "\n")))
                .append("            ")
                .append(lines.isEmpty() ? "true" : printed(lines, CaseTable::fishWord))
                .append('\n'));
        return text + "        case '*'\n            return 1\n    end\nend\n\n";
    }

    private static String printed(List<String> lines, UnaryOperator<String> word) {
        return lines.stream().map(word).collect(Collectors.joining(" \\\n            ", "printf '%s\\n' ", ""));
    }

    private static String shWord(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static String shPattern(String pattern) {
        return shWord(pattern).replace("*", "'*'").replace("''*", "*").replace("*''", "*");
    }

    private static String fishWord(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
