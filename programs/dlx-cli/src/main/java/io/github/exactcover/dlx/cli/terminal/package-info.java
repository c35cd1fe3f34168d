/** Where a run reads and writes: standard streams, files, the progress bar, and the exit code. */
@NullMarked
package io.github.exactcover.dlx.cli.terminal;

import org.jspecify.annotations.NullMarked;
