/**
 * Problems as text. {@link io.github.exactcover.dlx.io.DlxFormat} reads and writes Knuth's DLX format;
 * {@link io.github.exactcover.dlx.io.CplexLp} and {@link io.github.exactcover.dlx.io.DimacsCnf} write files for solvers
 * of integer programs and of satisfiability.
 */
@NullMarked
package io.github.exactcover.dlx.io;

import org.jspecify.annotations.NullMarked;
