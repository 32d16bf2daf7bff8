/** Hands, decks, pools and other piles, and what effects do with them. */
@NullMarked
package org.lawspeaker.thorgal.piles;

import org.jspecify.annotations.NullMarked;
