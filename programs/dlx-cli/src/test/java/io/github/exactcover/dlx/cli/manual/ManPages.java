package io.github.exactcover.dlx.cli.manual;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A man page for each command, made of the texts of its help. */
final class ManPages {

    private final String version;
    private final Map<String, String> pages = new TreeMap<>();

    private ManPages(String version) {
        this.version = version;
    }

    /** The pages of this command and all below it, by their names. */
    static Map<String, String> of(CommandLine command, String version) {
        ManPages pages = new ManPages(version);
        pages.add(command);
        return pages.pages;
    }

    private void add(CommandLine command) {
        if (command.getCommandName().equals("help")) {
            return; // It shows what these pages show.
        }
        pages.put(name(command), page(command));
        command.getSubcommands().values().forEach(this::add);
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName("-");
    }

    private String page(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        String[] description = spec.usageMessage().description();
        StringBuilder page = new StringBuilder(".TH \"" + name(command).toUpperCase(Locale.ROOT)
                + "\" \"1\" \"\" \"dlx " + version + "\" \"dlx\"\n.nh\n.ad l\n");
        page.append(".SH NAME\n").append(name(command)).append(" \\- ").append(lowerCased(text(description[0])));
        page.append(".SH SYNOPSIS\n").append(text(new Help(spec, Help.defaultColorScheme(Ansi.OFF)).synopsis(0)));
        page.append(".SH DESCRIPTION\n").append(text(String.join("\n", description)));
        page.append(list("ARGUMENTS", spec.positionalParameters()));
        page.append(list("OPTIONS", spec.options()));
        page.append(commands(command));
        page.append(footer(spec.usageMessage().footer()));
        return page.toString();
    }

    private static String list(String heading, List<? extends ArgSpec> arguments) {
        return arguments.isEmpty()
                ? ""
                : ".SH " + heading + "\n"
                        + arguments.stream()
                                .filter(argument -> !argument.hidden())
                                .map(argument ->
                                        ".TP\n\\fB" + text(label(argument)).strip() + "\\fR\n"
                                                + text(String.join("\n", argument.description())))
                                .collect(Collectors.joining());
    }

    private static String label(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return argument.paramLabel();
        }
        String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        return String.join(", ", option.names())
                + (option.arity().min() == 0 && !value.isEmpty() ? " [" + value.strip() + "]" : value);
    }

    private static String commands(CommandLine command) {
        String lines = command.getSubcommands().values().stream()
                .filter(each -> !each.getCommandName().equals("help"))
                .map(each -> ".TP\n\\fB" + name(each).replace("-", "\\-") + "\\fR(1)\n"
                        + text(each.getCommandSpec().usageMessage().description()[0]))
                .collect(Collectors.joining());
        return lines.isEmpty() ? "" : ".SH COMMANDS\n" + lines;
    }

    /** The lines below the help of a command: exit codes and examples, laid out by hand. */
    private static String footer(String[] lines) {
        return lines.length == 0
                ? ""
                : ".SH NOTES\n.nf\n" + text(String.join("\n", lines).strip()) + ".fi\n";
    }

    /** The text as roff has it: a hyphen that can be copied, and no line that looks like a request. */
    private static String text(String text) {
        return String.format(text.replace("%", "%%").replace("%%%%", "%%").replace("%%n", "%n"))
                        .replace("\\", "\\e")
                        .replace("-", "\\-")
                        .lines()
                        .map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    private static String lowerCased(String text) {
        return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1).replaceFirst("\\.$", "");
    }
}
