package io.github.exactcover.dlx.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** An SVG image, read back by an XML parser, and what every picture has to keep. */
public record SvgImage(Document document) {

    /** The image of a picture, checked. */
    public static SvgImage of(Picture picture) {
        SvgImage image = parse(picture.svg());
        Element root = image.document.getDocumentElement();
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(root.getAttribute("viewBox"))
                .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(image.words("title")).hasSize(1).doesNotContain("");
        assertThat(image.words("desc")).hasSize(1).doesNotContain("");
        String looks = image.words("style").get(0);
        assertThat(looks).contains("prefers-color-scheme:dark");
        assertThat(image.classes()).allSatisfy(look -> assertThat(looks).contains("." + look));
        image.assertWithinThePaper();
        return image;
    }

    private static SvgImage parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            return new SvgImage(factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg))));
        } catch (Exception e) {
            throw new AssertionError("This is no XML: " + svg, e);
        }
    }

    private void assertWithinThePaper() {
        int width = Integer.parseInt(document.getDocumentElement().getAttribute("width"));
        int height = Integer.parseInt(document.getDocumentElement().getAttribute("height"));
        for (Element rectangle : elements("rect")) {
            int right = number(rectangle, "x") + number(rectangle, "width");
            int bottom = number(rectangle, "y") + number(rectangle, "height");
            assertThat(number(rectangle, "x")).isNotNegative();
            assertThat(number(rectangle, "y")).isNotNegative();
            assertThat(right).isLessThanOrEqualTo(width);
            assertThat(bottom).isLessThanOrEqualTo(height);
        }
        for (Element text : elements("text")) {
            assertThat(number(text, "x")).isBetween(1, width - 1);
            assertThat(number(text, "y")).isBetween(1, height - 1);
        }
    }

    private static int number(Element element, String attribute) {
        return Integer.parseInt(element.getAttribute(attribute));
    }

    private List<String> classes() {
        return elements("*").stream()
                .map(element -> element.getAttribute("class"))
                .filter(look -> !look.isEmpty())
                .toList();
    }

    /** The texts of all elements of this name, in the order of the document. */
    public List<String> words(String element) {
        return elements(element).stream().map(Element::getTextContent).toList();
    }

    /** How many elements of this name have this class. */
    public long count(String element, String look) {
        return elements(element).stream()
                .filter(found -> found.getAttribute("class").equals(look))
                .count();
    }

    private List<Element> elements(String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
