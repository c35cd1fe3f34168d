import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Gives old class files in a jar stack map frames, and the version of Java 17. What they do stays as it is.
 *
 * <p>picocli is compiled for Java 5. The JVM keeps class files before version 50 in no archive of classes: it reads and
 * verifies them at each start, which takes a third of a short run.
 *
 * <pre>
 * java -cp asm.jar programs/dlx-cli/src/main/build/Frames.java programs/dlx-cli/target/dlx.jar
 * </pre>
 */
class Frames {

    private static final int FIRST_WITH_FRAMES = Opcodes.V1_6;
    private static final int NEW_VERSION = Opcodes.V17;

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        Path rewritten = jar.resolveSibling(jar.getFileName() + ".new");
        // Frames name the common superclass of two classes, so these must be found.
        URL[] urls = {jar.toUri().toURL()};
        try (ZipFile in = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(rewritten);
                ZipOutputStream out = new ZipOutputStream(file);
                URLClassLoader classes = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            for (ZipEntry entry : Collections.list(in.entries())) {
                byte[] content = in.getInputStream(entry).readAllBytes();
                if (entry.getName().endsWith(".class") && version(content) < FIRST_WITH_FRAMES) {
                    content = withFrames(content, classes);
                }
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setTimeLocal(entry.getTimeLocal());
                out.putNextEntry(copy);
                out.write(content);
                out.closeEntry();
            }
        }
        Files.move(rewritten, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static int version(byte[] content) {
        return (content[6] & 0xFF) << 8 | content[7] & 0xFF;
    }

    private static byte[] withFrames(byte[] content, ClassLoader classes) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected ClassLoader getClassLoader() {
                return classes;
            }
        };
        ClassVisitor newer = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(
                    int version, int access, String name, String signature, String superName, String[] interfaces) {
                super.visit(NEW_VERSION, access, name, signature, superName, interfaces);
            }
        };
        new ClassReader(content).accept(newer, ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }
}
