/** Tests of the steps of a turn. */
@NullMarked
package org.lawspeaker.hofordeals.turn;

import org.jspecify.annotations.NullMarked;
