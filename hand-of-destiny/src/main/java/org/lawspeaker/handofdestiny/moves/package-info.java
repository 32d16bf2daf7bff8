/** Every choice of the player and of Nature, as records. */
@NullMarked
package org.lawspeaker.handofdestiny.moves;

import org.jspecify.annotations.NullMarked;
