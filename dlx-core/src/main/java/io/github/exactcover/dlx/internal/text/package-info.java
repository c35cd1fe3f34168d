/** What messages have in common. */
@NullMarked
package io.github.exactcover.dlx.internal.text;

import org.jspecify.annotations.NullMarked;
