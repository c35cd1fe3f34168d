package io.github.exactcover.dlx.internal.formats.nested;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.internal.formats.nested.Tape.Part;
import io.github.exactcover.dlx.internal.formats.text.Word;
import io.github.exactcover.dlx.internal.text.PlainText;
import java.io.IOException;
import java.io.Reader;

/** JSON, with what people write though it is no JSON: comments, single quotes and a comma behind the last value. */
final class JsonText {

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

    private JsonText() {}

    /** Jackson says null at the end of the text. */
    @SuppressWarnings("NullAway")
    static void read(Reader text, Tape tape) throws IOException {
        JsonParser parser = FACTORY.createParser(text);
        try {
            JsonToken token;
            do {
                token = parser.nextToken();
                Word place = place(parser.currentTokenLocation());
                tape.add(part(token), token == null ? "" : parser.getText(), place.line(), place.column());
            } while (token != null);
        } catch (JsonProcessingException e) {
            throw error(e, place(e.getLocation() == null ? parser.currentLocation() : e.getLocation()), tape);
        }
    }

    @SuppressWarnings("NullAway")
    private static Part part(JsonToken token) {
        return token == null
                ? Part.END
                : switch (token) {
                    case START_OBJECT, START_ARRAY -> Part.OPEN;
                    case END_OBJECT, END_ARRAY -> Part.CLOSE;
                    case FIELD_NAME -> Part.KEY;
                    case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Part.NUMBER;
                    case VALUE_TRUE, VALUE_FALSE -> Part.TRUTH;
                    case VALUE_NULL -> Part.NOTHING;
                    default -> Part.NAME;
                };
    }

    private static Word place(JsonLocation place) {
        return new Word("", Math.max(1, place.getLineNr()), Math.max(1, place.getColumnNr()));
    }

    private static DlxFormatException error(JsonProcessingException e, Word place, Tape tape) {
        // Between values, Jackson has no exception of its own for the end.
        boolean cut = e instanceof JsonEOFException
                || String.valueOf(e.getOriginalMessage()).startsWith("Unexpected end-of-input");
        return cut
                ? tape.cut(place, "the text ends within brackets or quotes; is the file complete?")
                : tape.broken(place, "this is not JSON (" + PlainText.start(e.getOriginalMessage()) + "); correct it");
    }
}
