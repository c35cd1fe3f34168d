package io.github.exactcover.dlx.internal.race;

import io.github.exactcover.dlx.internal.table.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The thread that runs a machine, and the threads that help it. Only that one thread calls the methods here, except for
 * {@link #close}, which has to be called.
 *
 * <pre>{@code
 *     new Crew(n) --- go ---> a helper takes steps <--- go ---+
 *                                |        |                   |
 *                  step is false |        | close             |
 *                                v        v                   |
 *                             it waits   it ends              |
 *                                +----------------------------+
 * }</pre>
 *
 * <p>Helpers are daemons, and start at the first {@link #go}. What the first of them throws, the next call of {@link
 * #go} or {@link #check} throws again. Their {@link Patience} is over when the crew is closed. The steps see everything
 * that the caller wrote before {@code go}, and the caller sees everything that the helpers wrote once {@link #await}
 * has returned true.
 */
public final class Crew {

    /** What each helper does again and again. */
    public interface Work {

        /**
         * Does a little, at best some milliseconds of work.
         *
         * @param number the number of the helper, from 1 on
         * @return whether there is more to do at once; if not, the helper waits for the next {@link Crew#go}
         */
        boolean step(int number) throws InterruptedException;
    }

    private final int size;

    // The fields from here on are guarded by this object, which wakes those who wait.
    private final List<Thread> threads = new ArrayList<>();
    private Work work = number -> false;

    /** How often {@link #go} was called. */
    private int round;

    /** How many helpers are not done with this round. */
    private int busy;

    /** How many helpers have failed. */
    private int ended;

    private boolean closed;
    private @Nullable Throwable failure;

    /** A crew of this many threads, with the caller. */
    public Crew(int size) {
        this.size = size;
    }

    /** The number of threads, with the caller. */
    public int size() {
        return size;
    }

    /** Gives the helpers new work. After {@link #close} this does nothing. */
    public void go(Work next) {
        check();
        synchronized (this) {
            if (closed) {
                return;
            }
            work = next;
            round++;
            busy = size - 1 - ended;
            notifyAll();
            while (threads.size() < size - 1) {
                start(threads.size() + 1);
            }
        }
    }

    private void start(int number) {
        Thread thread = new Thread(new Helper(number), "dlx-helper-" + number);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
    }

    /**
     * Lets each thread do its part, and returns when all are done. Parts have numbers from 0 on, and the caller does
     * number 0. After {@link #close} it does that one only.
     */
    public void run(IntConsumer parts) {
        go(number -> {
            parts.accept(number);
            return false;
        });
        try {
            parts.accept(0);
        } finally {
            await(Long.MAX_VALUE);
        }
        check();
    }

    /**
     * Waits until all helpers are done with their work. An interrupt does not end the wait, and is set again
     * afterwards.
     *
     * @param nanos how long to wait at most
     * @return whether they are done
     */
    public boolean await(long nanos) {
        boolean interrupted = false;
        boolean done;
        long start = System.nanoTime();
        synchronized (this) {
            for (long left = nanos; busy > 0 && left > 0; left = nanos - (System.nanoTime() - start)) {
                try {
                    TimeUnit.NANOSECONDS.timedWait(this, left);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            done = busy == 0;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return done;
    }

    /** Throws what a helper threw, if one did. */
    public synchronized void check() {
        if (failure != null) {
            throw Crew.<RuntimeException>unchanged(failure);
        }
    }

    /** Functions written in Kotlin or Scala throw checked exceptions too, without a declaration. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> E unchanged(Throwable thrown) throws E {
        throw (E) thrown;
    }

    /**
     * Lets each helper end after its step, and waits until all have ended. An interrupt does not end the wait, and is
     * set again afterwards. Any thread may call this, any number of times.
     */
    public void close() {
        List<Thread> started;
        synchronized (this) {
            closed = true;
            notifyAll();
            started = List.copyOf(threads);
        }
        boolean interrupted = false;
        for (Thread thread : started) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        synchronized (this) {
            busy = 0;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Helper implements Runnable {

        private final int number;
        private Work mine = work;

        /** The round whose work it does, and the last round with which it is done. */
        private int current;

        private int done;

        Helper(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            Patience.begin(this::isClosed);
            try {
                while (awaitWork()) {
                    if (!mine.step(number)) {
                        endRound();
                    }
                }
            } catch (InterruptedException | Patience.OverException e) {
                // Only this crew has this thread, so an interrupt can only mean that it should end.
                end(null);
            } catch (Throwable e) {
                end(e);
            }
        }

        private boolean isClosed() {
            synchronized (Crew.this) {
                return closed;
            }
        }

        /** Waits as long as there is nothing to do, and says whether to go on. */
        private boolean awaitWork() throws InterruptedException {
            synchronized (Crew.this) {
                while (done == round && !closed) {
                    Crew.this.wait();
                }
                mine = work;
                current = round;
                return !closed;
            }
        }

        /**
         * It is done with the round that it saw when its step began. If another one has begun, it goes on with that.
         */
        private void endRound() {
            synchronized (Crew.this) {
                if (done != current) {
                    done = current;
                    if (current == round && --busy == 0) {
                        Crew.this.notifyAll();
                    }
                }
            }
        }

        private void end(@Nullable Throwable thrown) {
            synchronized (Crew.this) {
                failure = failure == null ? thrown : failure;
                ended++;
                current = round;
                endRound();
            }
        }
    }
}
