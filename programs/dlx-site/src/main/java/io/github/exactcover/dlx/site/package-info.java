/** The web site of dlx, made from the files of the project. */
@NullMarked
package io.github.exactcover.dlx.site;

import org.jspecify.annotations.NullMarked;
