package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes lists as arrays. */
public final class Json {

    private Json() {}

    /** Writes one element. */
    public interface Element<T> {
        void write(T element) throws IOException;
    }

    /** A field with an array. */
    public static <T> void array(JsonGenerator json, String name, Iterable<? extends T> all, Element<T> element)
            throws IOException {
        json.writeFieldName(name);
        array(json, all, element);
    }

    /** An array without a name. */
    public static <T> void array(JsonGenerator json, Iterable<? extends T> all, Element<T> element) throws IOException {
        json.writeStartArray();
        for (T each : all) {
            element.write(each);
        }
        json.writeEndArray();
    }

    /** A field with an array of texts. */
    public static void texts(JsonGenerator json, String name, Iterable<?> all) throws IOException {
        json.writeFieldName(name);
        texts(json, all);
    }

    /** An array of texts without a name. */
    public static void texts(JsonGenerator json, Iterable<?> all) throws IOException {
        array(json, all, each -> json.writeString(String.valueOf(each)));
    }
}
