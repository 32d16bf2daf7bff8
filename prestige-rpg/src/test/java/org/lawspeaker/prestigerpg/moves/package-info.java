/** Tests of the moves of players and of Nature. */
@NullMarked
package org.lawspeaker.prestigerpg.moves;

import org.jspecify.annotations.NullMarked;
