/**
 * Machines that take turns at the same question, by the work that they have done and expect, and the threads that help
 * a machine.
 */
@NullMarked
package io.github.exactcover.dlx.internal.race;

import org.jspecify.annotations.NullMarked;
