/** Tests of the King. */
@NullMarked
package org.lawspeaker.hofordeals.king;

import org.jspecify.annotations.NullMarked;
