package io.github.exactcover.dlx.cli.command;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Lists the options of a command in sections: first its own, then those that many commands have. */
final class HelpSections implements IHelpSectionRenderer {

    /** The headings and the options below them. An option that is not here is shown first, without a heading. */
    private static final Map<String, List<String>> SECTIONS = sections();

    private static final Pattern HEADING = Pattern.compile("(?m)^[A-Z][a-z ]+:$");

    private HelpSections() {}

    private static Map<String, List<String>> sections() {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        sections.put("Answer", words("""
                --limit --up-to-symmetry --distinct-on --distinct-by --list --sample --occurrences --cheapest
                --cheapest-all --cost --start --dearest --unique --explain --estimate --require --forbid"""));
        sections.put("Search", words("""
                --engine --item-choice --prefer --sharp --counting --max-memory --threads --seed --reduce"""));
        sections.put("Long searches", words("--timeout --progress --checkpoint --checkpoint-every --resume"));
        sections.put("Output", words("--format --svg --html --json --dot --save --proof --color --verbose"));
        sections.put("Help", words("--help --version"));
        return sections;
    }

    private static List<String> words(String text) {
        return List.of(text.split("\\s+"));
    }

    /** Makes the help of this command and its subcommands show sections. Parsing stays as it is. */
    static void install(CommandLine commandLine) {
        Map<String, IHelpSectionRenderer> renderers = new LinkedHashMap<>(commandLine.getHelpSectionMap());
        renderers.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, new HelpSections());
        renderers.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> bold(help, help.commandListHeading()));
        renderers.put(UsageMessageSpec.SECTION_KEY_FOOTER, help -> bold(help, help.footer()));
        commandLine.setHelpSectionMap(renderers);
    }

    /** The text with its headings, lines such as {@code Examples:}, in bold letters if the terminal has them. */
    private static String bold(Help help, String text) {
        return help.ansi().enabled()
                ? HEADING.matcher(text).replaceAll(found -> help.ansi().string("@|bold " + found.group() + "|@"))
                : text;
    }

    @Override
    public String render(Help help) {
        List<OptionSpec> options = help.commandSpec().options();
        Stream<OptionSpec> own = options.stream()
                .filter(option -> SECTIONS.values().stream().noneMatch(names -> names.contains(option.longestName())))
                .sorted(Comparator.comparing(OptionSpec::longestName));
        StringBuilder text = new StringBuilder(list(help, own.toList()));
        SECTIONS.forEach((heading, names) -> {
            List<OptionSpec> section = names.stream()
                    .flatMap(name -> options.stream()
                            .filter(option -> option.longestName().equals(name)))
                    .toList();
            text.append(section.isEmpty() ? "" : bold(help, String.format("%n%s:%n", heading)) + list(help, section));
        });
        return text.toString();
    }

    /** A part of the list, laid out for all options of the command, so that the columns of all sections line up. */
    private static String list(Help help, List<OptionSpec> options) {
        Help.Layout layout = help.createDefaultLayout(
                help.commandSpec().options(), help.commandSpec().positionalParameters(), help.colorScheme());
        layout.addOptions(options, help.parameterLabelRenderer());
        return layout.toString();
    }
}
