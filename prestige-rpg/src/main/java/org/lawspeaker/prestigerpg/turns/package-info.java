/** Step b of a round: the turns of the players. */
@NullMarked
package org.lawspeaker.prestigerpg.turns;

import org.jspecify.annotations.NullMarked;
