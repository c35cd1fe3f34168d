package io.github.exactcover.dlx.web.teavm;

import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/**
 * Takes out what a page cannot do: files, with the fingerprints that only files need, proofs, and searches by several
 * threads. Whatever calls it gets an exception, and none of it is compiled.
 */
final class Absent {

    private static final String CORE = "io.github.exactcover.dlx.internal.";

    /** Classes, with those inside of them, and packages. */
    private static final List<String> NAMES = List.of(
            "file.ByteLock",
            "count.disk.DiskSpace",
            "file.FileReplacement",
            "file.TemporaryFiles",
            "parallel.",
            "proof.",
            "learn.FirstAnswer",
            "resume.");

    private Absent() {}

    static boolean contains(String className) {
        return className.startsWith(CORE) && NAMES.stream().anyMatch(name -> className.startsWith(name, CORE.length()));
    }

    /** Lets all methods of a class throw an exception. */
    static void takeOut(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                method.getModifiers().remove(ElementModifier.SYNCHRONIZED);
                ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
                code.construct(
                                UnsupportedOperationException.class,
                                code.constant("A page has no files, and one thread"))
                        .raise();
            }
        }
    }
}
