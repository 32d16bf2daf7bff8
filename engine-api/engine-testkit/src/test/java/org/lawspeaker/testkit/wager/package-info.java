/**
 * A game small enough to test the kit with: each of two seats draws a stone that the other does not
 * see; in turn they raise the wager or call, and the higher stone wins it.
 */
@NullMarked
package org.lawspeaker.testkit.wager;

import org.jspecify.annotations.NullMarked;
