/** Tests of decks and piles. */
@NullMarked
package org.lawspeaker.hofordeals.piles;

import org.jspecify.annotations.NullMarked;
