package io.github.exactcover.dlx.checks.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.checks.Modules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What users may call stands in {@code api.txt} of each module, so that a change of it shows in the diff. */
class ApiTest {

    private static final boolean WRITE = "write".equals(System.getProperty("dlx.api"));

    static List<String> modules() {
        return Modules.withApi();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void thePublicApiIsTheOneInApiTxt(String module) throws Exception {
        Path file = Modules.folder(module).resolve("api.txt");
        String api = PublicApi.of(Modules.classes(module));
        if (WRITE) {
            Files.writeString(file, api);
        }

        String expected = Files.exists(file) ? Files.readString(file) : "";
        assertThat(api).as("""
                        The public API of %s is not the one in %s. If that is meant, write the file anew, look at its \
                        diff, and commit it: ./mvnw -pl build/dlx-checks -am test -Dtest=ApiTest -Ddlx.api=write \
                        -Dsurefire.failIfNoSpecifiedTests=false""", module, file).isEqualTo(expected);
    }

    @Test
    void aMemberIsALineWithAllThatCallersSee() {
        assertThat(PublicApi.lines(Sample.class))
                .containsExactly(
                        "public abstract class ApiTest.Sample<T extends Number, M extends Map<T, M> & Comparable<M>>"
                                + " implements Iterable<T>",
                        "  public static final int A",
                        "  protected Sample(T...) throws IOException",
                        "  @Deprecated public abstract T old()",
                        "  public static <K, V> @Nullable Map<? super K, V[]> map(K, @Nullable V, int[])");
    }

    /** Has a bit of everything. */
    @SuppressWarnings("unused")
    public abstract static class Sample<T extends Number, M extends java.util.Map<T, M> & Comparable<M>>
            implements Iterable<T> {
        public static final int A = 1;
        static final int HIDDEN = 2;

        @SafeVarargs
        protected Sample(T... values) throws java.io.IOException {}

        Sample() {}

        public static <K, V> java.util.@org.jspecify.annotations.Nullable Map<? super K, V[]> map(
                K key, @org.jspecify.annotations.Nullable V value, int[] numbers) {
            return null;
        }

        /**
         * Old.
         *
         * @deprecated as a sample
         */
        @Deprecated
        public abstract T old();

        private void hidden() {}
    }
}
