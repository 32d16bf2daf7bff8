/** Tests of Equipment. */
@NullMarked
package org.lawspeaker.hofordeals.gear;

import org.jspecify.annotations.NullMarked;
