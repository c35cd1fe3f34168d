package io.github.exactcover.dlx.checks.api;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The public API of a module as text: a line for each type that users see, and below it a line for each member. */
final class PublicApi {

    private static final int KEYWORDS =
            Modifier.PUBLIC | Modifier.PROTECTED | Modifier.STATIC | Modifier.ABSTRACT | Modifier.FINAL;

    private PublicApi() {}

    /**
     * The API of the module whose classes are in this folder: the public types of the packages that it exports to all.
     * All packages of an artifact that is no module are exported.
     */
    static String of(Path classes) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String name : packages(classes)) {
            text.append("package ").append(name).append('\n');
            types(classes, name)
                    .forEach(type -> text.append('\n')
                            .append(String.join("\n", lines(type)))
                            .append('\n'));
            text.append('\n');
        }
        return text.toString();
    }

    /** The public types of a module, as {@link #of} lists them. */
    static List<Class<?>> types(Path classes) throws IOException {
        List<Class<?>> types = new ArrayList<>();
        for (String name : packages(classes)) {
            types.addAll(types(classes, name));
        }
        return types;
    }

    private static List<String> packages(Path classes) throws IOException {
        if (Files.exists(classes.resolve("module-info.class"))) {
            return ModuleFinder.of(classes).findAll().iterator().next().descriptor().exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .sorted()
                    .toList();
        }
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .map(file -> classes.relativize(file.getParent()).toString().replace(File.separatorChar, '.'))
                    .distinct()
                    .sorted()
                    .toList();
        }
    }

    private static List<Class<?>> types(Path classes, String name) throws IOException {
        try (Stream<Path> files = Files.list(classes.resolve(name.replace('.', '/')))) {
            List<Class<?>> types = new ArrayList<>();
            for (String file : files.map(path -> String.valueOf(path.getFileName()))
                    .filter(file -> file.matches("(?!package-info).*\\.class"))
                    .sorted()
                    .toList()) {
                Class<?> type = load(name + "." + file.replace(".class", ""));
                if (isVisible(type)) {
                    types.add(type);
                }
            }
            return types;
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, PublicApi.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("target/classes is not on the class path of this test", e);
        }
    }

    private static boolean isVisible(Class<?> type) {
        return (type.getEnclosingClass() == null || isVisible(type.getEnclosingClass()))
                && isVisible(type.getModifiers());
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    /** The type, and in order its visible members, those that it inherits left out. */
    static List<String> lines(Class<?> type) {
        List<String> lines = new ArrayList<>(List.of(header(type)));
        Stream.of(
                        Arrays.stream(type.getDeclaredFields())
                                .filter(PublicApi::isListed)
                                .map(PublicApi::field),
                        Arrays.stream(type.getDeclaredConstructors())
                                .filter(call -> isListed(call) && !isInternal(call))
                                .map(PublicApi::call),
                        Arrays.stream(type.getDeclaredMethods())
                                .filter(call -> isListed(call) && !isInternal(call))
                                .map(PublicApi::call))
                .forEach(members -> members.sorted().forEach(line -> lines.add("  " + line)));
        return lines;
    }

    private static boolean isListed(Member member) {
        return isVisible(member.getModifiers()) && !member.isSynthetic();
    }

    /**
     * Whether only dlx itself can call this: it takes or returns a type of a package that no module exports to all.
     * Such a constructor is public because questions are in packages of their own.
     */
    static boolean isInternal(Executable call) {
        return call.toGenericString().contains(".dlx.internal.");
    }

    private static String header(Class<?> type) {
        String kind = type.isAnnotation()
                ? "@interface"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        int hidden = type.isInterface() ? Modifier.STATIC | Modifier.ABSTRACT : Modifier.STATIC;
        return start(type, type.getModifiers() & ~hidden)
                + (type.isSealed() ? "sealed " : "")
                + kind
                + " "
                + brief(type.getTypeName()).replace('$', '.')
                + parameters(type.getTypeParameters())
                + superclass(type.getGenericSuperclass())
                + list(type.isInterface() ? " extends " : " implements ", type.getGenericInterfaces());
    }

    private static String superclass(@Nullable Type superclass) {
        return superclass == null || superclass == Object.class ? "" : " extends " + name(superclass);
    }

    private static String field(Field field) {
        return start(field, field.getModifiers()) + name(field.getAnnotatedType()) + " " + field.getName();
    }

    private static String call(Executable call) {
        String parameters = Arrays.stream(call.getAnnotatedParameterTypes())
                .map(PublicApi::name)
                .collect(Collectors.joining(", ", "(", ")"));
        String result = call instanceof Method ? name(call.getAnnotatedReturnType()) + " " : "";
        String name = call instanceof Method
                ? call.getName()
                : call.getDeclaringClass().getSimpleName();
        String types = parameters(call.getTypeParameters());
        return start(call, call.getModifiers())
                + (call instanceof Method method && method.isDefault() ? "default " : "")
                + (types.isEmpty() ? "" : types + " ")
                + result
                + name
                + (call.isVarArgs() ? parameters.replaceFirst("\\[]\\)$", "...)") : parameters)
                + list(" throws ", call.getGenericExceptionTypes());
    }

    private static String start(AnnotatedElement element, int modifiers) {
        String keywords = Modifier.toString(modifiers & KEYWORDS);
        return (element.isAnnotationPresent(Deprecated.class) ? "@Deprecated " : "")
                + keywords
                + (keywords.isEmpty() ? "" : " ");
    }

    private static String parameters(TypeVariable<?>[] parameters) {
        return parameters.length == 0
                ? ""
                : Arrays.stream(parameters)
                        .map(each -> each + list(" extends ", " & ", bounds(each)))
                        .collect(Collectors.joining(", ", "<", ">"));
    }

    private static Type[] bounds(TypeVariable<?> parameter) {
        return Arrays.stream(parameter.getBounds())
                .filter(bound -> bound != Object.class)
                .toArray(Type[]::new);
    }

    private static String list(String start, Type[] types) {
        return list(start, ", ", types);
    }

    private static String list(String start, String between, Type[] types) {
        return types.length == 0
                ? ""
                : Arrays.stream(types).map(PublicApi::name).collect(Collectors.joining(between, start, ""));
    }

    /** Whether the whole may be null is told; whether parts of it may, is not. */
    private static String name(AnnotatedType type) {
        return (type.isAnnotationPresent(Nullable.class) ? "@Nullable " : "") + name(type.getType());
    }

    private static String name(Type type) {
        return brief(type.getTypeName()).replace('$', '.');
    }

    private static String brief(String name) {
        return name.replaceAll("\\b(?:[a-z][a-z0-9]*\\.)+(?=[A-Z])", "");
    }
}
