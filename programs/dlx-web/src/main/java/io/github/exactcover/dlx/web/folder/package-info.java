/** Makes the folder that is the playground. It is part of the build, and not of the page. */
@NullMarked
package io.github.exactcover.dlx.web.folder;

import org.jspecify.annotations.NullMarked;
