/** What the models share and nobody else sees. */
@NullMarked
package io.github.exactcover.dlx.problems.internal;

import org.jspecify.annotations.NullMarked;
