/** Who is next: machines that take turns at the same question, by the work they have done and the work they expect. */
@NullMarked
package io.github.exactcover.dlx.internal.race;

import org.jspecify.annotations.NullMarked;
