package io.github.exactcover.dlx.problems.internal;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads XML element by element. Document types and what they could name elsewhere are not read. */
public final class XmlText {

    private final XMLStreamReader xml;

    /** Begins a text, which is read as it is asked for, and not closed. It has no byte order mark. */
    public XmlText(Reader text) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            this.xml = factory.createXMLStreamReader(text);
        } catch (XMLStreamException e) {
            throw refused(e);
        }
    }

    /** Goes to the next start of an element and tells its name; empty at the end. */
    public Optional<String> next() {
        try {
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamConstants.START_ELEMENT) {
                    return Optional.of(xml.getLocalName());
                }
            }
            return Optional.empty();
        } catch (XMLStreamException e) {
            throw refused(e);
        }
    }

    /** An attribute of the element. */
    public Optional<String> attribute(String name) {
        return Optional.ofNullable(xml.getAttributeValue(null, name));
    }

    /** An attribute that is a number within bounds; {@code usual} if it is not there. */
    public int number(String name, int low, int high, int usual) {
        Optional<String> value = attribute(name);
        try {
            int number = value.map(text -> Integer.parseInt(text.strip())).orElse(usual);
            if (number >= low && number <= high) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The same complaint.
        }
        throw error(
                name + "=" + Texts.quoted(value.orElse("")) + " must be a whole number from " + low + " to " + high);
    }

    /** The text of the element, which has no others in it. */
    public String text() {
        try {
            return xml.getElementText();
        } catch (XMLStreamException e) {
            throw refused(e);
        }
    }

    /** The line where the element begins, or the text in it. */
    public int line() {
        return xml.getLocation().getLineNumber();
    }

    /** A complaint about the element. */
    public IllegalArgumentException error(String complaint) {
        return error(xml.getLocation(), complaint);
    }

    private static IllegalArgumentException error(Location place, String complaint) {
        return new IllegalArgumentException(
                "line " + place.getLineNumber() + ", column " + place.getColumnNumber() + ": " + complaint);
    }

    private static IllegalArgumentException refused(XMLStreamException broken) {
        if (broken.getNestedException() instanceof IOException failure) {
            throw new UncheckedIOException(failure);
        }
        String reason = String.valueOf(broken.getMessage()).replaceAll("(?s).*Message: ", "");
        return error(broken.getLocation(), "this is not XML: " + Texts.shortened(reason));
    }
}
