/** Checks proofs about exact cover problems. It depends on nothing, so that nobody has to believe the rest of dlx. */
module io.github.exactcover.dlx.check {
    exports io.github.exactcover.dlx.check;
}
