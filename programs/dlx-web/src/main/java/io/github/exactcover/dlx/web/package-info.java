/**
 * The program that runs in the worker of the playground. It answers one request, which is the words of a link to the
 * page, with messages of JSON.
 */
@NullMarked
package io.github.exactcover.dlx.web;

import org.jspecify.annotations.NullMarked;
