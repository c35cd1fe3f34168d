/**
 * What takes the place of classes of the same name that a browser lacks. {@link
 * io.github.exactcover.dlx.web.teavm.StandIns} lists them. A page has one thread, so its locks need not lock.
 */
@NullMarked
package io.github.exactcover.dlx.web.standin;

import org.jspecify.annotations.NullMarked;
