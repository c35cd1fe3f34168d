package io.github.exactcover.dlx.web.standin;

import java.util.function.IntConsumer;

/** A crew without helpers: the caller does all of the work. */
public final class Crew {

    /** What helpers would do. */
    public interface Work {

        boolean step(int number) throws InterruptedException;
    }

    public Crew(int size) {
        if (size != 1) {
            throw new UnsupportedOperationException("A page has one thread, so a crew has 1, not " + size);
        }
    }

    public int size() {
        return 1;
    }

    public void go(Work next) {}

    public void run(IntConsumer parts) {
        parts.accept(0);
    }

    public boolean await(long nanos) {
        return true;
    }

    public void check() {}

    public void close() {}
}
