package io.github.exactcover.dlx.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes what the page reads: maps, lists, text, numbers and truth values. */
final class Json {

    private final StringBuilder text = new StringBuilder();

    private Json() {}

    /** An object of a kind, to be filled and then {@linkplain #write written}. */
    static Map<String, Object> message(String kind) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("kind", kind);
        return message;
    }

    static String write(Object value) {
        Json json = new Json();
        json.value(value);
        return json.text.toString();
    }

    private void value(Object value) {
        if (value instanceof Map<?, ?> map) {
            object(map);
        } else if (value instanceof Iterable<?> list) {
            array(list);
        } else if (value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            quoted(value.toString());
        }
    }

    private void object(Map<?, ?> map) {
        String before = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(before);
            quoted(entry.getKey().toString());
            text.append(':');
            value(entry.getValue());
            before = ",";
        }
        text.append(map.isEmpty() ? "{}" : "}");
    }

    private void array(Iterable<?> list) {
        text.append('[');
        int start = text.length();
        for (Object each : list) {
            if (text.length() > start) {
                text.append(',');
            }
            value(each);
        }
        text.append(']');
    }

    private void quoted(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ') {
                text.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
