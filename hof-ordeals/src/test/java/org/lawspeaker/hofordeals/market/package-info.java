/** Tests of the Dealer's Row, Flourish cards and Relics. */
@NullMarked
package org.lawspeaker.hofordeals.market;

import org.jspecify.annotations.NullMarked;
