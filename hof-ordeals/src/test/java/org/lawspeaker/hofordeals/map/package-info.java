/** Tests of Encounters. */
@NullMarked
package org.lawspeaker.hofordeals.map;

import org.jspecify.annotations.NullMarked;
