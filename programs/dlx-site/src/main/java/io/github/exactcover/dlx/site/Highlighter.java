package io.github.exactcover.dlx.site;

import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMaker;
import org.fife.ui.rsyntaxtextarea.TokenMakerFactory;
import org.fife.ui.rsyntaxtextarea.TokenTypes;

/**
 * Colors code. The words of a language are found by RSyntaxTextArea, an editor for Swing, of which no window is
 * opened. A piece of code has a class: {@code k} for keywords and tags, {@code s} for strings and numbers, {@code c}
 * for comments.
 */
final class Highlighter {

    /** By the word that begins a block of code in Markdown. */
    private static final Map<String, String> LANGUAGES = Map.of(
            "java", SyntaxConstants.SYNTAX_STYLE_JAVA,
            "kotlin", SyntaxConstants.SYNTAX_STYLE_KOTLIN,
            "kts", SyntaxConstants.SYNTAX_STYLE_KOTLIN,
            "scala", SyntaxConstants.SYNTAX_STYLE_SCALA,
            "sbt", SyntaxConstants.SYNTAX_STYLE_SCALA,
            "sh", SyntaxConstants.SYNTAX_STYLE_UNIX_SHELL,
            "xml", SyntaxConstants.SYNTAX_STYLE_XML,
            "yaml", SyntaxConstants.SYNTAX_STYLE_YAML);

    private Highlighter() {}

    /** Code as HTML; as it is if nothing is known about the language. */
    static String html(String language, String code) {
        if (language.equals("console")) {
            return code.lines().map(Highlighter::console).collect(Collectors.joining("\n", "", "\n"));
        }
        String style = LANGUAGES.get(language);
        if (style == null) {
            return Html.escaped(code);
        }
        TokenMaker maker = TokenMakerFactory.getDefaultInstance().getTokenMaker(style);
        StringBuilder html = new StringBuilder();
        int state = TokenTypes.NULL;
        for (String line : code.lines().toList()) {
            Segment text = new Segment(line.toCharArray(), 0, line.length());
            for (Token token = maker.getTokenList(text, state, 0);
                    token != null && token.isPaintable();
                    token = token.getNextToken()) {
                html.append(span(name(token.getType()), token.getLexeme()));
            }
            state = maker.getLastTokenTypeOnLine(text, state);
            html.append('\n');
        }
        return html.toString();
    }

    /** What is typed stands out from what is printed. */
    private static String console(String line) {
        return line.startsWith("$ ") ? span("c", "$ ") + span("k", line.substring(2)) : Html.escaped(line);
    }

    private static String span(String name, String text) {
        return name.isEmpty() ? Html.escaped(text) : "<span class=\"" + name + "\">" + Html.escaped(text) + "</span>";
    }

    private static String name(int type) {
        return switch (type) {
            case TokenTypes.COMMENT_EOL,
                    TokenTypes.COMMENT_MULTILINE,
                    TokenTypes.COMMENT_DOCUMENTATION,
                    TokenTypes.COMMENT_KEYWORD,
                    TokenTypes.COMMENT_MARKUP,
                    TokenTypes.MARKUP_COMMENT -> "c";
            case TokenTypes.RESERVED_WORD,
                    TokenTypes.RESERVED_WORD_2,
                    TokenTypes.DATA_TYPE,
                    TokenTypes.LITERAL_BOOLEAN,
                    TokenTypes.ANNOTATION,
                    TokenTypes.MARKUP_TAG_NAME -> "k";
            case TokenTypes.LITERAL_NUMBER_DECIMAL_INT,
                    TokenTypes.LITERAL_NUMBER_FLOAT,
                    TokenTypes.LITERAL_NUMBER_HEXADECIMAL,
                    TokenTypes.LITERAL_STRING_DOUBLE_QUOTE,
                    TokenTypes.LITERAL_CHAR,
                    TokenTypes.ERROR_STRING_DOUBLE, // of which some are text blocks, of more than one line
                    TokenTypes.MARKUP_TAG_ATTRIBUTE_VALUE -> "s";
            default -> "";
        };
    }
}
