/** Gods Fate: cards for the hand, cards for the pool. */
@NullMarked
package org.lawspeaker.thorgal.fate;

import org.jspecify.annotations.NullMarked;
