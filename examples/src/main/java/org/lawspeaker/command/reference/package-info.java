/** What the rules say, as data: clauses, cards, positions, and questions with their answers. */
@NullMarked
package org.lawspeaker.command.reference;

import org.jspecify.annotations.NullMarked;
