/**
 * The formats in which problems come, a class for each. {@link io.github.exactcover.dlx.formats.files.ProblemFormats}
 * lists them.
 */
@NullMarked
package io.github.exactcover.dlx.formats.files;

import org.jspecify.annotations.NullMarked;
