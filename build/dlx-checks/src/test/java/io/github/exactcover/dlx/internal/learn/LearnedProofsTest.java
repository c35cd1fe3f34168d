package io.github.exactcover.dlx.internal.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.check.ProofCheck;
import io.github.exactcover.dlx.checks.proof.RandomText;
import io.github.exactcover.dlx.checks.proof.Tables;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.argument.Certificate;
import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import io.github.exactcover.dlx.problems.design.Langford;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The proofs of the engine that learns and of the linear argument, by themselves. In the package of the engine, because
 * small problems never get that far in the race for one solution.
 */
class LearnedProofsTest {

    @TempDir
    Path folder;

    private ProofWriter writer(OptionTable table) {
        return new ProofWriter(folder.resolve("proof"), table, View.same(table), new BitSet(), new BitSet());
    }

    private String verdict(String problem) throws IOException {
        Path file = Files.writeString(folder.resolve("problem.dlx"), problem);
        return ProofCheck.check(file, folder.resolve("proof")).text();
    }

    /** Runs an engine that may keep so many bytes of clauses, and returns it when it has ended. */
    private LearningEngine prove(OptionTable table, long memory) {
        LearningEngine engine = new LearningEngine(table, 1, memory, new Outlets(null, writer(table)));
        engine.run(Long.MAX_VALUE);
        return engine;
    }

    @Test
    void everyNoneOfRandomProblemsIsVerified() throws IOException {
        Random random = new Random(3);
        int none = 0;
        int learned = 0;
        long forgotten = 0;
        for (int k = 0; k < 800; k++) {
            String text = RandomText.of(random, 9 + random.nextInt(10), 20 + random.nextInt(40), 3, false);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            LearningEngine engine = prove(Tables.of(problem), 1L << (4 + random.nextInt(10)));
            if (engine.run(Long.MAX_VALUE) == Step.EXHAUSTED && engine.solutions() == 0) {
                assertThat(verdict(text)).as(text).isEqualTo("VERIFIED: 0 solutions");
                none++;
                learned += engine.conflicts() > 2 ? 1 : 0;
                forgotten += engine.forgotten();
            } else {
                assertThat(verdict(text)).endsWith("the engine that learns has found a solution");
                assertThat(Feasibility.of(problem).solution()).isPresent();
            }
        }
        assertThat(none).isBetween(200, 750);
        assertThat(learned).isGreaterThan(30);
        assertThat(forgotten).isGreaterThan(30);
    }

    @Test
    void aLongProofIsVerifiedAndDoesNotChangeTheSearch() throws IOException {
        ExactCoverProblem<?, ?> problem = Langford.of(9).problem();
        OptionTable table = Tables.of(problem);
        LearningEngine plain = new LearningEngine(table, 1, 1L << 26, false);
        plain.run(Long.MAX_VALUE);

        LearningEngine proven = prove(table, 1L << 26);

        DlxFormat.write(problem, folder.resolve("text"));
        assertThat(verdict(Files.readString(folder.resolve("text")))).isEqualTo("VERIFIED: 0 solutions");
        assertThat(proven.updates()).isEqualTo(plain.updates());
        assertThat(proven.forgotten()).isEqualTo(plain.forgotten()).isGreaterThan(1_000);
    }

    /** As if the engine had learned more than there is: a clause of two literals that does not follow. */
    @Test
    void aClauseThatDoesNotFollowIsCaught() throws IOException {
        String text = "a b c\na\na b\nb c\nc\n";
        ProofWriter writer = writer(Tables.of(DlxFormat.parse(text)));
        writer.hintItem(0);
        writer.clause(new int[] {3, 5}, 2); // Not both options in the middle: they exclude each other.
        writer.hintItem(2);
        writer.hintItem(0);
        writer.clause(new int[] {2, 4}, 2); // One of them: but the other two are a solution for a and c.
        writer.end(BigInteger.ZERO);

        assertThat(verdict(text)).isEqualTo("REFUSED at step 2: the hints of clause 1 lead to no contradiction");
    }

    @Test
    void reasonsByArithmeticAreVerifiedWhereverTheyWin() throws IOException {
        Random random = new Random(4);
        int[] proven = new int[2];
        int grouped = 0;
        int problems = Integer.getInteger("reason.problems", 1_500);
        for (int k = 0; k < problems; k++) {
            String text = RandomText.of(random, 8, 16);
            ExactCoverProblem<String, String> problem = DlxFormat.parse(text);
            OptionTable table = Tables.of(problem);
            Argument argument = new Argument(table);
            while (!argument.isOver() && !argument.isTried()) {
                argument.step();
            }
            Certificate found = argument.reason();
            Certificate told = argument.shortReason();
            if (found != null && told != null) {
                assertThat(DLX.search(problem).first()).as(text).isEmpty();
                for (Certificate reason : List.of(found, told)) {
                    ProofWriter writer = writer(table);
                    reason.writeTo(writer);
                    writer.end(BigInteger.ZERO);
                    assertThat(verdict(text)).as(text).isEqualTo("VERIFIED: 0 solutions");
                }
                proven[found.modulus() > 0 ? 1 : 0]++;
                grouped += found.groups().isEmpty() ? 0 : 1;
            }
        }
        assertThat(proven[0]).isGreaterThan(problems / 10);
        assertThat(proven[1]).isGreaterThan(problems / 100);
        assertThat(grouped).isGreaterThan(problems / 100);
    }
}
