/** Rulebooks, cards and rules questions, which are the same for everybody. */
@NullMarked
package org.lawspeaker.command.server.books;

import org.jspecify.annotations.NullMarked;
