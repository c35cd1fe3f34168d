/**
 * Problems as text.
 *
 * <p>{@link io.github.exactcover.dlx.formats.DlxFormat} reads and writes Knuth's DLX format, with the bounds and costs
 * of his later programs. Its errors, {@link io.github.exactcover.dlx.formats.DlxFormatException}, name the line and the
 * column. {@link io.github.exactcover.dlx.formats.CplexLp} and {@link io.github.exactcover.dlx.formats.DimacsCnf} write
 * the same problem for solvers of integer programs and of satisfiability, so that you can compare. All three write to a
 * file, which is replaced as a whole, to an {@code Appendable}, or into a string.
 *
 * <p>Reading keeps each name once and takes time linear in the size of the file. Writing first checks that the format
 * can hold the problem, so nothing half is written.
 */
@NullMarked
package io.github.exactcover.dlx.formats;

import org.jspecify.annotations.NullMarked;
