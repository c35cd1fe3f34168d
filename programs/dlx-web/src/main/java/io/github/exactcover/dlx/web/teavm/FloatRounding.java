package io.github.exactcover.dlx.web.teavm;

import java.util.ArrayList;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.FloatConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NumericOperandType;

/**
 * Rounds what is computed with {@code float} when dlx is compiled to JavaScript, which has {@code double} only. TeaVM
 * leaves that out; but then items that weigh the same in a JVM do not here, and a search takes another way.
 */
final class FloatRounding implements ClassHolderTransformer {

    private static final MethodReference ROUNDED =
            new MethodReference(Replacements.class, "rounded", float.class, float.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith(Browser.DLX)) {
            type.getMethods().forEach(FloatRounding::round);
        }
    }

    private static void round(MethodHolder method) {
        if (method.getProgram() == null) {
            return;
        }
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            List<Instruction> instructions = new ArrayList<>();
            block.forEach(instructions::add);
            instructions.forEach(FloatRounding::round);
        }
    }

    private static void round(Instruction instruction) {
        Program program = instruction.getProgram();
        Variable exact = program.createVariable();
        if (instruction instanceof BinaryInstruction sum && isFloat(sum)) {
            insertRounding(instruction, exact, sum.getReceiver());
            sum.setReceiver(exact);
        } else if (instruction instanceof CastNumberInstruction cast
                && cast.getTargetType() == NumericOperandType.FLOAT) {
            insertRounding(instruction, exact, cast.getReceiver());
            cast.setReceiver(exact);
        } else if (instruction instanceof FloatConstantInstruction constant) {
            insertRounding(instruction, exact, constant.getReceiver());
            constant.setReceiver(exact);
        }
    }

    private static boolean isFloat(BinaryInstruction instruction) {
        return instruction.getOperandType() == NumericOperandType.FLOAT
                && switch (instruction.getOperation()) {
                    case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> true;
                    default -> false; // Whether one is larger needs no rounding.
                };
    }

    private static void insertRounding(Instruction instruction, Variable exact, Variable rounded) {
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(ROUNDED);
        call.setArguments(exact);
        call.setReceiver(rounded);
        call.setLocation(instruction.getLocation());
        instruction.insertNext(call);
    }
}
