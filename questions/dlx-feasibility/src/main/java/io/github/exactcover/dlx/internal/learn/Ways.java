package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.proof.ProofWriter;
import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.race.Watch;
import io.github.exactcover.dlx.internal.run.Asked;
import io.github.exactcover.dlx.internal.run.ProgressReport;
import io.github.exactcover.dlx.internal.run.Run;
import io.github.exactcover.dlx.internal.run.Settings;
import io.github.exactcover.dlx.internal.run.Start;
import io.github.exactcover.dlx.internal.run.Strategy;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.Patience;
import io.github.exactcover.dlx.internal.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A search for any solution, in several ways that take turns, and on several threads. */
public final class Ways {

    private final Settings settings;
    private final View view;

    private Ways(Settings settings, View view) {
        Asked.checkRelease(Ways.class, Asked.RELEASE); // Another module may enter here.
        this.settings = settings;
        this.view = view;
    }

    /** A search for any solution. */
    public static <I, O> Run<O> run(Asked<I, O> asked) {
        Asked<I, O> provable = Start.provable(asked, 1);
        Watch watch = provable.settings().newWatch();
        Patience before = Patience.begin(watch);
        Asked<I, O> used;
        View view;
        try {
            view = consistent(Start.view(provable), provable.settings());
            used = provable;
        } catch (Patience.OverException e) {
            used = Start.endedEarly(provable);
            view = View.impossible(provable.settings().required);
        } finally {
            Patience.end(before);
        }
        return new Ways(used.settings(), view).run(used, watch);
    }

    /**
     * What is left of a view with colors after those are gone that some item does not support. That is done in the time
     * of setting up one of the ways, and often all of them are faster then. A proof does without.
     */
    private static View consistent(View view, Settings settings) {
        return settings.proofTo.isEmpty() ? Start.consistent(view) : view;
    }

    private <O> Run<O> run(Asked<?, O> asked, Watch watch) {
        ProofWriter writer = settings.proofTo.isEmpty() ? null : Start.writer(asked, view, settings.proofTo.get());
        Machine machine = settings.threads == 1 ? portfolio(new Outlets(null, writer)) : several(writer);
        Run<O> run = new Run<>(asked, view, Strategy.inTurns(), machine, watch, null);
        if (!settings.listeners.isEmpty()) {
            run.tellMore(ProgressReport.withLearning(machine::conflicts, machine::restarts));
        }
        if (writer != null) {
            run.prove(writer);
        }
        return run;
    }

    /** The same ways on one thread, beside a search for something else. */
    public static Contender<Portfolio> beside(Settings settings, View view) {
        Settings alone = settings.with(changed -> changed.threads = 1);
        return new Contender<>(() -> new Ways(alone, view).portfolio(Outlets.NONE), Portfolio::work);
    }

    /** The same ways on one thread, which write a proof. */
    public static Finder proving(Settings settings, View view, ProofWriter proof) {
        return new Ways(settings, view).portfolio(new Outlets(null, proof));
    }

    /** Several ways that take turns. */
    private Portfolio portfolio(Outlets outlets) {
        return new Portfolio(
                view.table(), settings.seed.orElse(0), memoryOfAThread(), new WholeTree(outlets.proof()), outlets);
    }

    /** Visits the whole tree. No lambda, which the first call of a program would feel. */
    private final class WholeTree implements Supplier<Finder> {

        private final @Nullable ProofWriter writer;

        WholeTree(@Nullable ProofWriter writer) {
            this.writer = writer;
        }

        @Override
        public Finder get() {
            if (writer != null) {
                Start all = new Start(settings, view, false);
                return all.proven(writer, Strategy.ofLinks(settings, view).rule());
            }
            Start tree = new Start(settings.with(changed -> changed.threads = threadsOfTheTree()), view, false);
            return tree.finder(tree.strategy());
        }
    }

    private int threadsOfTheTree() {
        return Math.max(1, settings.threads / 2);
    }

    private long memoryOfAThread() {
        return settings.memoryForMemos() / settings.threads;
    }

    /** The same on the threads that race, with other random numbers. They tell each other what they learn. */
    private FirstAnswer several(@Nullable ProofWriter writer) {
        OptionTable table = view.table();
        ClauseExchange exchange = new ClauseExchange();
        Portfolio own = portfolio(new Outlets(exchange.join(View.same(table)), writer));
        long seed = settings.seed.orElse(0);
        long memory = memoryOfAThread();
        List<Supplier<FirstAnswer.Rival>> others = new ArrayList<>();
        for (int thread = 0; thread < settings.threads - threadsOfTheTree(); thread++) {
            long other = seed + 1 + thread;
            others.add(() -> {
                View shuffled = View.shuffled(table, other);
                return new FirstAnswer.Rival(
                        Portfolio.beside(exchange.join(shuffled), shuffled.table(), other, memory), shuffled);
            });
        }
        return new FirstAnswer(own, table, others);
    }
}
