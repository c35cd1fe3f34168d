package io.github.exactcover.dlx.spark;

import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.collection.Iterator;
import scala.concurrent.ExecutionContext;
import scala.concurrent.ExecutionContextExecutor;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/**
 * Runs the open parts of a ledger on a cluster until none is left. Some jobs run at the same time, each with a batch of
 * parts, so that workers do not wait for the driver. Results come one by one, while their job still runs.
 *
 * <p>Whatever becomes of a job, a part that has no result is open, and is submitted again. Its result counts once,
 * because the ledger takes only one.
 */
final class PartsDriver {

    private static final Logger LOG = LoggerFactory.getLogger(SparkSearch.class);

    /** A part that was in so many failed jobs is not submitted again. Each job has tried it several times. */
    private static final int MOST_FAILURES = 3;

    /** How long the driver waits for news before it looks at the clock. */
    private static final long LOOK_MILLIS = 20;

    /** Runs what is told in the thread of Spark that tells it. */
    private static final ExecutionContextExecutor AT_ONCE = ExecutionContext.fromExecutor(Runnable::run);

    private final JavaSparkContext context;
    private final Ledger ledger;
    private final AbstractFunction1<Iterator<String>, String> task;
    private final Budget most;
    private final long started = System.nanoTime();

    /** What Spark's threads have to tell, to be done in the thread of the search. */
    private final BlockingQueue<Runnable> news = new LinkedBlockingQueue<>();

    /** The parts that are open and not submitted; the next one first. */
    private final Deque<Part> waiting;

    private final Set<Part> submitted = new HashSet<>();
    private final Map<Part, Integer> failures = new HashMap<>();
    private final List<Job> jobs = new ArrayList<>();

    /** Whether it was said that the parts are too large to be cut. */
    private boolean warned;

    private Consumer<Delivery> accepted = delivery -> {};

    /** A batch of parts that were submitted together; those with a result are removed. */
    private static final class Job {

        private final Set<Part> parts;
        private @Nullable SimpleFutureAction<BoxedUnit> future;

        Job(List<Part> parts) {
            this.parts = new HashSet<>(parts);
        }
    }

    /**
     * A driver.
     *
     * @param task gets a budget and a part as text, and gives each {@link Delivery} as text, like {@link PartTask}
     * @param most the longest time of a part, and the most solutions that it may find before it comes back
     */
    PartsDriver(
            JavaSparkContext context, Ledger ledger, AbstractFunction1<Iterator<String>, String> task, Budget most) {
        this.context = context;
        this.ledger = ledger;
        this.task = task;
        this.most = most;
        this.waiting = new ArrayDeque<>(ledger.open());
    }

    /** Calls an action for each result that counts, before it is put into the ledger. */
    void onAccepted(Consumer<Delivery> action) {
        accepted = action;
    }

    /**
     * Runs until the ledger is complete, or the search has to end.
     *
     * @param look is asked after each piece of news and every few milliseconds, and says how the search has to end, or
     *     null
     * @param isFull whether the driver keeps so many solutions that only the first open part may find more
     * @throws InterruptedException if this thread is interrupted
     */
    SearchEnd run(Supplier<@Nullable SearchEnd> look, Supplier<Boolean> isFull) throws InterruptedException {
        try {
            while (true) {
                SearchEnd end = look.get();
                if (end != null) {
                    return end;
                }
                if (ledger.isComplete()) {
                    return SearchEnd.EXHAUSTED;
                }
                submit(isFull.get());
                listen();
            }
        } finally {
            jobs.forEach(PartsDriver::cancel);
        }
    }

    private static void cancel(Job job) {
        if (job.future != null) {
            job.future.cancel();
        }
    }

    private void listen() throws InterruptedException {
        Runnable first = news.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        for (Runnable next = first; next != null; next = news.poll()) {
            next.run();
        }
    }

    private void submit(boolean full) {
        if (full) {
            Part first = ledger.open().get(0);
            if (waiting.remove(first)) {
                submit(policy(), List.of(first));
            }
            return;
        }
        BudgetPolicy policy = policy();
        int size = policy.jobSize(submitted.size());
        while (size > 0 && !waiting.isEmpty()) {
            submit(policy, nextParts(size));
            size = policy.jobSize(submitted.size());
        }
    }

    /** The number of cores can change while the search runs. */
    private BudgetPolicy policy() {
        return BudgetPolicy.of(context, most.nanos());
    }

    /** A part that was in a failed job is submitted alone: if it fails again, it does not take others with it. */
    private List<Part> nextParts(int size) {
        List<Part> parts = new ArrayList<>();
        while (parts.size() < size && !waiting.isEmpty()) {
            boolean alone = failures.containsKey(waiting.peek());
            if (alone && !parts.isEmpty()) {
                return parts;
            }
            parts.add(waiting.remove());
            if (alone) {
                return parts;
            }
        }
        return parts;
    }

    private void submit(BudgetPolicy policy, List<Part> parts) {
        boolean large = ledger.isLarge();
        if (large && !warned) {
            warned = true;
            LOG.warn(
                    "The tree is so deep that more parts would take too much memory; the {} open parts are not cut"
                            + " for now, so cores may be idle at the end",
                    ledger.open().size());
        }
        List<String> texts = new ArrayList<>();
        for (Part part : parts) {
            Budget budget = policy.next(waiting.size() + submitted.size() + parts.size(), System.nanoTime() - started)
                    .solutions(most.solutions());
            texts.add(PartTask.text(part, large ? budget.pieces(1) : budget));
        }
        submitted.addAll(parts);
        Job job = new Job(parts);
        jobs.add(job);
        SimpleFutureAction<BoxedUnit> future = context.sc()
                .submitJob(
                        context.parallelize(texts, texts.size()).rdd(),
                        task,
                        CollectionConverters.asScala(IntStream.range(0, texts.size())
                                        .<Object>mapToObj(Integer::valueOf)
                                        .toList())
                                .toSeq(),
                        new Arrived(text -> news.add(() -> put(job, Delivery.parse(text)))),
                        new Nothing());
        job.future = future;
        future.onComplete(new Ended(ended -> news.add(() -> end(job, ended))), AT_ONCE);
    }

    /** The first result is that of the part which was submitted; others are of parts that are left of it. */
    private void put(Job job, List<Delivery> deliveries) {
        Part part = deliveries.get(0).result().part();
        job.parts.remove(part);
        submitted.remove(part);
        failures.remove(part);
        if (ledger.isOpen(part)) {
            List<Part> rest = new ArrayList<>();
            for (Delivery delivery : deliveries) {
                accepted.accept(delivery);
                ledger.put(delivery.result());
                rest.addAll(delivery.result().rest());
            }
            rest.removeIf(left -> !ledger.isOpen(left));
            for (int i = rest.size() - 1; i >= 0; i--) {
                waiting.addFirst(rest.get(i));
            }
        }
    }

    /** All results of a job have come before its end. */
    private void end(Job job, Try<BoxedUnit> ended) {
        jobs.remove(job);
        for (Part part : job.parts) {
            submitted.remove(part);
            waiting.addFirst(part);
            int failed = failures.merge(part, 1, Integer::sum);
            Optional<Throwable> cause =
                    ended.isFailure() ? Optional.of(ended.failed().get()) : Optional.empty();
            if (failed >= MOST_FAILURES) {
                throw new IllegalStateException(
                        "The part " + part + " was in " + failed
                                + " jobs that failed; see the cause, and go on from the last checkpoint",
                        cause.orElse(null));
            }
            LOG.warn("A job failed, and its part {} is submitted again: {}", part, cause.orElse(null));
        }
    }

    /** Gets the result of a task. */
    private static final class Arrived extends AbstractFunction2<Object, String, BoxedUnit> {

        private final Consumer<String> action;

        Arrived(Consumer<String> action) {
            this.action = action;
        }

        @Override
        public BoxedUnit apply(Object index, String result) {
            action.accept(result);
            return BoxedUnit.UNIT;
        }
    }

    /** Gets the end of a job. */
    private static final class Ended extends AbstractFunction1<Try<BoxedUnit>, BoxedUnit> {

        private final Consumer<Try<BoxedUnit>> action;

        Ended(Consumer<Try<BoxedUnit>> action) {
            this.action = action;
        }

        @Override
        public BoxedUnit apply(Try<BoxedUnit> ended) {
            action.accept(ended);
            return BoxedUnit.UNIT;
        }
    }

    /** What a job gives, apart from the results of its tasks. */
    private static final class Nothing extends AbstractFunction0<BoxedUnit> {

        @Override
        public BoxedUnit apply() {
            return BoxedUnit.UNIT;
        }
    }
}
