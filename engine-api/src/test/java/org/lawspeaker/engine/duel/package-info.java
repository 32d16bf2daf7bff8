/**
 * A tiny honest game for tests: two seats hold cards that the other cannot see, one raises the
 * stake, both seal a card, the higher one wins, a coin settles ties.
 */
@NullMarked
package org.lawspeaker.engine.duel;

import org.jspecify.annotations.NullMarked;
