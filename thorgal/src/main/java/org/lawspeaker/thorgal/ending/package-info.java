/** Winning, losing, and leaving the game. */
@NullMarked
package org.lawspeaker.thorgal.ending;

import org.jspecify.annotations.NullMarked;
