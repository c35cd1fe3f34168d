/**
 * Words for messages and lines for files.
 *
 * <p>A message names what was wrong, with its value, and what to do about it. {@code Phrases} has the words that many
 * messages share, such as "1 item" and "2 items". {@code PlainText} shows texts of users in one line, cut to a length
 * that helps, and without characters that a terminal would obey. {@code Given} refuses null in what users pass, by the
 * name of the parameter, and {@code MatrixRows} what is no matrix of zeros and ones.
 *
 * <p>{@code Lines} reads files of the simplest kind: a key at the start of each line, and its values after it. All that
 * a search writes down to go on elsewhere has this form. The errors name the line, so a damaged or forged file can be
 * looked at. This package knows nothing of problems, and every other one may use it.
 */
@NullMarked
package io.github.exactcover.dlx.internal.text;

import org.jspecify.annotations.NullMarked;
