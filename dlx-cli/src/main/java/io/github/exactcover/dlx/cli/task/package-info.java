/** What can be asked of a search - solutions, their number, the cheapest and so on - and how each answer is written. */
@NullMarked
package io.github.exactcover.dlx.cli.task;

import org.jspecify.annotations.NullMarked;
