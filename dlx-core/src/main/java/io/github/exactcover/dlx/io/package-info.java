/** Problems as text: reads and writes Knuth's DLX format, and writes DIMACS CNF and CPLEX LP. */
@NullMarked
package io.github.exactcover.dlx.io;

import org.jspecify.annotations.NullMarked;
