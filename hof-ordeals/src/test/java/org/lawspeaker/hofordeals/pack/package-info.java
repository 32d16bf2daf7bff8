/** Tests of the card pack. */
@NullMarked
package org.lawspeaker.hofordeals.pack;

import org.jspecify.annotations.NullMarked;
