/** What TeaVM, the compiler of the page, needs to compile dlx for a browser: one thread, no disk, no log. */
@NullMarked
package io.github.exactcover.dlx.web.teavm;

import org.jspecify.annotations.NullMarked;
