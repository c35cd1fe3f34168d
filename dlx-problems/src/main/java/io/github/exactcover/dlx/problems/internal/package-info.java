/** What the models share. It is not exported. */
@NullMarked
package io.github.exactcover.dlx.problems.internal;

import org.jspecify.annotations.NullMarked;
