package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** Writes JSON, and lists and grids as arrays. */
public final class Json {

    private Json() {}

    /** Writes to this writer, which stays open, and is not flushed. */
    static JsonGenerator to(Writer out) throws IOException {
        return new JsonFactory()
                .createGenerator(out)
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                .disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
    }

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

    /** A field with an array of objects, of each of which the fields are written. */
    public static <T> void objects(JsonGenerator json, String name, Iterable<? extends T> all, Element<T> fields)
            throws IOException {
        Json.<T>array(json, name, all, each -> {
            json.writeStartObject();
            fields.write(each);
            json.writeEndObject();
        });
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

    /** A square of numbers, as an array of rows without a name. */
    public static void grid(JsonGenerator json, int size, IntBinaryOperator cells) throws IOException {
        json.writeStartArray();
        for (int row = 0; row < size; row++) {
            int place = row;
            int[] numbers = IntStream.range(0, size)
                    .map(column -> cells.applyAsInt(place, column))
                    .toArray();
            json.writeArray(numbers, 0, size);
        }
        json.writeEndArray();
    }
}
