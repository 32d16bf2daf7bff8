/** What the card packs of all games share. */
@NullMarked
package org.lawspeaker.engine.cards;

import org.jspecify.annotations.NullMarked;
