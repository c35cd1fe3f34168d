package io.github.exactcover.dlx.check;

/** Something in a problem or a proof is not as it has to be. The message says what. */
final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    RefusedException(String reason) {
        super(reason.substring(0, Math.min(200, reason.length())).replaceAll("\\p{Cntrl}", "?"));
    }

    static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new RefusedException(otherwise);
        }
    }
}
