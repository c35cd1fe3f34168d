package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Part;
import io.github.exactcover.dlx.parts.PartResult;
import io.github.exactcover.dlx.parts.Plan;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/**
 * Runs a part on a cluster, by as many threads as the task has cores. Gets the budget and the part as text, and gives
 * what there is of {@link Delivery} as text.
 *
 * <p>The plan travels as text, too, because Spark may be configured with a serializer that cannot handle it.
 */
final class PartTask extends AbstractFunction1<Iterator<String>, String> implements Serializable {

    private static final long serialVersionUID = 1;

    /**
     * The plans that this JVM ran last, by fingerprint, with the engines that were set up for them. The last is at the
     * end.
     */
    private static final Map<String, Plan> PLANS = new LinkedHashMap<>(8, 0.75f, true);

    private static final int MOST_PLANS = 4;

    /** The fingerprint of the plan. */
    private final String fingerprint;

    /** The lines of the plan. */
    private final Broadcast<String> plan;

    /** Where solutions go; null if they travel in the result. */
    private final @Nullable SolutionWriter writer;

    PartTask(String fingerprint, Broadcast<String> plan, @Nullable SolutionWriter writer) {
        this.fingerprint = fingerprint;
        this.plan = plan;
        this.writer = writer;
    }

    static String text(Part part, Budget budget) {
        return budget.nanos() + " " + budget.nodes() + " " + budget.solutions() + " " + budget.pieces() + " " + part;
    }

    @Override
    public String apply(Iterator<String> parts) {
        String[] words = parts.next().split(" ", 5);
        Budget budget = new Budget(
                Long.parseLong(words[0]),
                Long.parseLong(words[1]),
                Long.parseLong(words[2]),
                Integer.parseInt(words[3]));
        TaskContext context = TaskContext.get();
        List<PartResult> results = plan().run(Part.parse(words[4]), budget, context::isInterrupted, context.cpus());
        // The result of a task that is killed is not used.
        context.killTaskIfInterrupted();
        return Delivery.text(results.stream().map(this::delivery).toList());
    }

    /** Stores the solutions where they are to be stored. */
    Delivery delivery(PartResult result) {
        return writer == null ? new Delivery("", result) : writer.write(plan(), result);
    }

    /** Reads a plan once, also if several tasks begin at the same time: they share the tables of its engines. */
    private Plan plan() {
        synchronized (PLANS) {
            Plan known = PLANS.computeIfAbsent(
                    fingerprint, any -> Plan.parse(plan.value().lines().toList()));
            if (PLANS.size() > MOST_PLANS) {
                PLANS.remove(PLANS.keySet().iterator().next());
            }
            return known;
        }
    }
}
