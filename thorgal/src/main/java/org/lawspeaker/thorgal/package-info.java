/** Thorgal, The Card Game: an asymmetric duel for 2 to 4 players. */
@NullMarked
package org.lawspeaker.thorgal;

import org.jspecify.annotations.NullMarked;
