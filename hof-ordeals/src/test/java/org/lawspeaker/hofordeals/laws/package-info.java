/** The laws on the game. */
@NullMarked
package org.lawspeaker.hofordeals.laws;

import org.jspecify.annotations.NullMarked;
