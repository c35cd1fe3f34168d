/**
 * The command {@code dlx}. Each command names a {@link io.github.exactcover.dlx.cli.Model}; a
 * {@link io.github.exactcover.dlx.cli.Report} shows its solutions as they are found.
 */
@NullMarked
package io.github.exactcover.dlx.cli;

import org.jspecify.annotations.NullMarked;
