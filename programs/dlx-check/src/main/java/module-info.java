/** Checks proofs about exact cover problems. It depends on nothing, so that the rest of dlx need not be trusted. */
module io.github.exactcover.dlx.check {
    exports io.github.exactcover.dlx.check;
}
