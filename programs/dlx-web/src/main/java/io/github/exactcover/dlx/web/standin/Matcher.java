package io.github.exactcover.dlx.web.standin;

import org.jspecify.annotations.Nullable;

/** Where a {@link Pattern} matches a text. */
public final class Matcher {

    private final Pattern pattern;
    private final String text;
    private String @Nullable [] groups;
    private int start;
    private int next;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    public boolean matches() {
        groups = pattern.match(text, 0, true);
        return groups != null;
    }

    public boolean find() {
        groups = next > text.length() ? null : pattern.match(text, next, false);
        if (groups == null) {
            return false;
        }
        start = pattern.start();
        next = end() + (groups[0].isEmpty() ? 1 : 0);
        return true;
    }

    public int start() {
        return start;
    }

    public int end() {
        return start + group(0).length();
    }

    public String group() {
        return group(0);
    }

    public String group(int number) {
        if (groups == null) {
            throw new IllegalStateException("No match");
        }
        return groups[number];
    }

    public String replaceAll(String replacement) {
        return replace(replacement, Integer.MAX_VALUE);
    }

    public String replaceFirst(String replacement) {
        return replace(replacement, 1);
    }

    /** A replacement may name a group with one digit. */
    private String replace(String replacement, int most) {
        StringBuilder result = new StringBuilder();
        int from = 0;
        next = 0;
        for (int count = 0; count < most && find(); count++) {
            result.append(text, from, start);
            for (int i = 0; i < replacement.length(); i++) {
                char c = replacement.charAt(i);
                if (c == '$') {
                    i++;
                    result.append(group(replacement.charAt(i) - '0'));
                } else {
                    result.append(c);
                }
            }
            from = end();
        }
        return result.append(text, from, text.length()).toString();
    }
}
