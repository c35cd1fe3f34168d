package io.github.exactcover.dlx.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;

/** Makes pages of Markdown, with the anchors that GitHub gives to headings. */
final class Markdown {

    private static final List<TablesExtension> EXTENSIONS = List.of((TablesExtension) TablesExtension.create());

    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private Markdown() {}

    /** The page of a Markdown text. */
    static Page page(String source, String markdown) {
        Node document = PARSER.parse(markdown);
        List<Heading> headings = headings(document);
        Map<Node, String> anchors = anchors(headings);
        HtmlRenderer renderer = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (tag.equals("pre")) {
                        attributes.put("tabindex", "0"); // so that keys can scroll it
                    }
                    if (anchors.containsKey(node)) {
                        attributes.put("id", anchors.get(node));
                    }
                })
                .nodeRendererFactory(Markdown::codeRenderer)
                .build();
        String title = headings.stream()
                .filter(heading -> heading.getLevel() == 1)
                .findFirst()
                .map(Markdown::text)
                .orElseThrow(
                        () -> new IllegalArgumentException(source + " has no heading; start it with # and its title"));
        List<Page.Section> sections = headings.stream()
                .filter(heading -> heading.getLevel() == 2)
                .map(heading -> new Page.Section(text(heading), anchors.getOrDefault(heading, "")))
                .toList();
        return new Page(source, title, renderer.render(document), sections);
    }

    /** Renders blocks of code in color. */
    private static NodeRenderer codeRenderer(HtmlNodeRendererContext context) {
        return new NodeRenderer() {
            @Override
            public Set<Class<? extends Node>> getNodeTypes() {
                return Set.of(FencedCodeBlock.class);
            }

            @Override
            public void render(Node node) {
                FencedCodeBlock block = (FencedCodeBlock) node;
                // The second word, if any, is the file that it is a part of.
                String language = block.getInfo().strip().replaceFirst(" .*", "");
                HtmlWriter html = context.getWriter();
                html.line();
                html.tag("pre", context.extendAttributes(block, "pre", Map.of()));
                html.tag("code", language.isEmpty() ? Map.of() : Map.of("class", "language-" + language));
                html.raw(Highlighter.html(language, block.getLiteral()));
                html.tag("/code");
                html.tag("/pre");
                html.line();
            }
        };
    }

    private static List<Heading> headings(Node document) {
        List<Heading> headings = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                headings.add(heading);
            }
        });
        return headings;
    }

    /** An anchor for each heading; a second one of the same text gets -1, the next one -2. */
    private static Map<Node, String> anchors(List<Heading> headings) {
        Map<Node, String> anchors = new HashMap<>();
        Set<String> taken = new HashSet<>();
        for (Heading heading : headings) {
            String name = text(heading)
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N}\\p{M}_ -]", "")
                    .replace(' ', '-');
            String anchor = name;
            for (int number = 1; !taken.add(anchor); number++) {
                anchor = name + "-" + number;
            }
            anchors.put(heading, anchor);
        }
        return anchors;
    }

    private static String text(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak part) {
                text.append(' ');
            }
        });
        return text.toString();
    }
}
