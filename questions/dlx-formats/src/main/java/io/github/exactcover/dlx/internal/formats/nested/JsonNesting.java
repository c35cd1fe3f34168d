package io.github.exactcover.dlx.internal.formats.nested;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;

/** JSON, with what people write though it is no JSON: comments, single quotes and a comma behind the last value. */
public final class JsonNesting extends Nesting {

    /** Names are as many and as different as the file likes, so they are not kept in Jackson's table. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_YAML_COMMENTS)
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .enable(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES)
            .build();

    private final JsonParser parser;

    public JsonNesting(Reader text) throws IOException {
        this.parser = FACTORY.createParser(text);
    }

    @Override
    Part next() throws IOException {
        try {
            return part(parser.nextToken());
        } catch (JsonProcessingException e) {
            // Between values, Jackson has no exception of its own for the end.
            cut = e instanceof JsonEOFException
                    || String.valueOf(e.getOriginalMessage()).startsWith("Unexpected end-of-input");
            broken = !cut;
            throw error(e);
        }
    }

    /** Jackson says null at the end of the text. */
    @SuppressWarnings("NullAway")
    private Part part(JsonToken token) throws IOException {
        if (token == null) {
            value = at("", Value.Kind.NOTHING);
            return Part.END;
        }
        value = switch (token) {
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number();
            case VALUE_TRUE, VALUE_FALSE -> at(parser.getText(), Value.Kind.TRUTH);
            case VALUE_NULL -> at(parser.getText(), Value.Kind.NOTHING);
            default -> at(parser.getText(), Value.Kind.NAME);
        };
        return switch (token) {
            case START_OBJECT, START_ARRAY -> Part.OPEN;
            case END_OBJECT, END_ARRAY -> Part.CLOSE;
            case FIELD_NAME -> Part.KEY;
            default -> Part.VALUE;
        };
    }

    private Value number() throws IOException {
        JsonLocation place = parser.currentTokenLocation();
        return Value.number(parser.getText(), place.getLineNr(), place.getColumnNr());
    }

    private Value at(String text, Value.Kind kind) {
        JsonLocation place = parser.currentTokenLocation();
        return new Value(text, kind, Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
    }

    private DlxFormatException error(JsonProcessingException e) {
        JsonLocation place = e.getLocation() == null ? parser.currentLocation() : e.getLocation();
        String problem = cut
                ? "the text ends within brackets or quotes; is the file complete?"
                : "this is not JSON (" + PlainText.start(e.getOriginalMessage()) + "); correct it";
        return new DlxFormatException(Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()), problem);
    }
}
