/** Tests of the end of the game. */
@NullMarked
package org.lawspeaker.hofordeals.ending;

import org.jspecify.annotations.NullMarked;
