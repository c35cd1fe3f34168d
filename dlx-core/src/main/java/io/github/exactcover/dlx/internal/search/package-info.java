/** The engines: explicit-stack machines on int arrays, which know item and option numbers and nothing else. */
@NullMarked
package io.github.exactcover.dlx.internal.search;

import org.jspecify.annotations.NullMarked;
