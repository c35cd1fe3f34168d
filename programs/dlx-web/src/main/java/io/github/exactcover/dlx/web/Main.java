package io.github.exactcover.dlx.web;

import org.teavm.jso.JSBody;

/** Where the worker starts: its request is its arguments, each {@code name=value}. */
public final class Main {

    private Main() {}

    /** Answers a request. */
    public static void main(String[] words) {
        Playground.answer(Request.of(words), Main::post);
    }

    /** Sends a message to the page, which can read it while the worker goes on. */
    @JSBody(params = "message", script = "postMessage(message);")
    private static native void post(String message);
}
