package io.github.exactcover.dlx.web.teavm;

import io.github.exactcover.dlx.DLX;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Makes dlx fit for a browser while TeaVM compiles it: calls of methods that TeaVM lacks go to {@link Replacements}.
 */
public final class Browser implements ClassHolderTransformer, TeaVMPlugin {

    static final String DLX = "io.github.exactcover.dlx.";

    /** Methods that {@link Replacements} has, whatever their parameters. */
    private static final Set<String> REDIRECTED = Set.of(
            "java.lang.Character.toString",
            "java.lang.Math.multiplyHigh",
            "java.lang.Runtime.maxMemory",
            "java.lang.String.format",
            "java.lang.String.lines",
            "java.lang.String.split",
            "java.lang.System.nanoTime",
            "java.time.Duration.dividedBy",
            "java.time.Duration.multipliedBy",
            "java.util.concurrent.CompletableFuture.delayedExecutor",
            "java.util.regex.Pattern.splitAsStream",
            "java.util.stream.Stream.distinct",
            "java.util.stream.Stream.limit",
            "org.slf4j.LoggerFactory.getLogger");

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
        if (host.getExtension(TeaVMJavaScriptHost.class) != null) {
            host.add(new FloatRounding());
        }
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (Absent.contains(type.getName())) {
            Absent.takeOut(type, context);
        } else if (type.getName().startsWith(DLX) && !type.getName().equals(Replacements.class.getName())) {
            // The replacements call what they replace, not themselves.
            type.getMethods().forEach(Browser::redirect);
        }
    }

    private static void redirect(MethodHolder method) {
        if (method.getProgram() == null) {
            return;
        }
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call
                        && REDIRECTED.contains(call.getMethod().getClassName() + "."
                                + call.getMethod().getName())) {
                    redirect(call);
                }
            }
        }
    }

    /** Calls the static method of the same name instead, to which the object itself is the first argument. */
    private static void redirect(InvokeInstruction call) {
        MethodReference method = call.getMethod();
        List<ValueType> types = new ArrayList<>();
        List<Variable> arguments = new ArrayList<>();
        if (call.getInstance() != null) {
            types.add(ValueType.object(method.getClassName()));
            arguments.add(call.getInstance());
        }
        Collections.addAll(types, method.getParameterTypes());
        types.add(method.getReturnType());
        arguments.addAll(call.getArguments());
        call.setMethod(
                new MethodReference(Replacements.class.getName(), method.getName(), types.toArray(new ValueType[0])));
        call.setInstance(null);
        call.setType(InvocationType.SPECIAL);
        call.setArguments(arguments.toArray(new Variable[0]));
    }
}
