/**
 * Files, where the plain methods of the JDK are not enough.
 *
 * <p>{@code FileReplacement} writes a file beside the old one and renames it when it is complete and on the disk. So a
 * reader, or somebody whose program was killed, finds the old file or the new one, and never a half.
 * {@code TemporaryFiles} names the files in between and deletes those that a killed process has left. {@code ByteLock}
 * keeps two programs from writing the same checkpoint or running the same part.
 *
 * <p>{@code Uninterrupted} repeats what an interrupt broke off,
 * because an interrupt closes the channel of a file. This package knows nothing of problems.
 */
@NullMarked
package io.github.exactcover.dlx.internal.file;

import org.jspecify.annotations.NullMarked;
