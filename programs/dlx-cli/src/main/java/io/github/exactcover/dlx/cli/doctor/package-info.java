/** What a problem looks like, what may be wrong with it, and how each question about it would be answered. */
@NullMarked
package io.github.exactcover.dlx.cli.doctor;

import org.jspecify.annotations.NullMarked;
