/** Hands of cards: drawing, discarding, and how many there may be. */
@NullMarked
package org.lawspeaker.prestigerpg.hand;

import org.jspecify.annotations.NullMarked;
