package io.github.exactcover.dlx.checks.time;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Loads the classes of dlx once more, changed so that {@link Work} counts what they do and is their clock. */
final class CountedClasses extends ClassLoader {

    private static final String DLX = "io.github.exactcover.dlx.";
    private static final String WORK = Type.getInternalName(Work.class);

    /** The names and arguments of the methods that {@link Work} has in place of Java's. */
    private static final Set<String> COUNTED = Arrays.stream(Work.class.getMethods())
            .map(method -> method.getName() + Type.getMethodDescriptor(method))
            .collect(Collectors.toSet());

    /** The classes of Java that they are of. */
    private static final Set<String> OWNERS = Set.of(
            "java/lang/System", "java/util/Arrays", "java/util/BitSet", "java/math/BigInteger", "java/util/List");

    /** The methods of maps and sets that look for something. */
    private static final Set<String> LOOKS = Set.of(
            "put", "get", "getOrDefault", "putIfAbsent", "computeIfAbsent", "merge", "remove", "add", "contains");

    CountedClasses() {
        super(CountedClasses.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            if (!name.startsWith(DLX) || name.startsWith(Work.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? changed(name) : loaded;
        }
    }

    private Class<?> changed(String name) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            ClassReader reader = new ClassReader(file.readAllBytes());
            ClassWriter writer = new ClassWriter(reader, 0);
            reader.accept(new Counting(writer), 0);
            byte[] code = writer.toByteArray();
            return defineClass(name, code, 0, code.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Counting extends ClassVisitor {

        Counting(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
            MethodVisitor next = super.visitMethod(access, name, type, generic, thrown);
            return new Steps(next, name.startsWith("lambda$"));
        }
    }

    /** Counts the turns of loops, and the calls of lambdas. */
    private static final class Steps extends MethodVisitor {

        private final boolean isLambda;
        private final Set<Label> passed = new HashSet<>();

        Steps(MethodVisitor next, boolean isLambda) {
            super(Opcodes.ASM9, next);
            this.isLambda = isLambda;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (isLambda) {
                call("step", "()V");
            }
        }

        @Override
        public void visitLabel(Label label) {
            passed.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int code, Label label) {
            if (passed.contains(label)) {
                call("step", "()V");
            }
            super.visitJumpInsn(code, label);
        }

        private void call(String method, String type) {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, WORK, method, type, false);
        }

        @Override
        public void visitIntInsn(int code, int operand) {
            if (code == Opcodes.NEWARRAY) {
                call("room", "(I)I");
            }
            super.visitIntInsn(code, operand);
        }

        @Override
        public void visitTypeInsn(int code, String type) {
            if (code == Opcodes.ANEWARRAY) {
                call("room", "(I)I");
            }
            super.visitTypeInsn(code, type);
        }

        @Override
        public void visitMethodInsn(int code, String owner, String name, String type, boolean isInterface) {
            String arguments = code == Opcodes.INVOKESTATIC ? type : "(L" + owner + ";" + type.substring(1);
            if (owner.startsWith("[") && name.equals("clone")) {
                call(name, "(Ljava/lang/Object;)Ljava/lang/Object;");
            } else if (OWNERS.contains(owner) && code != Opcodes.INVOKESPECIAL && COUNTED.contains(name + arguments)) {
                call(name, arguments);
            } else if (owner.endsWith("/race/Alarm") && name.equals("set")) {
                call("noAlarm", "(Ljava/lang/Object;J)V");
            } else {
                if (isLook(owner, name)) {
                    call("lookUp", "()V");
                }
                super.visitMethodInsn(code, owner, name, type, isInterface);
            }
        }

        private static boolean isLook(String owner, String name) {
            boolean hasKeys = owner.endsWith("Map") || (owner.endsWith("Set") && !owner.endsWith("BitSet"));
            return hasKeys && owner.startsWith("java/util/") && LOOKS.contains(name);
        }
    }
}
