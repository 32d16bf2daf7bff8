/** Tests of upkeep and clean-up. */
@NullMarked
package org.lawspeaker.thorgal.dusk;

import org.jspecify.annotations.NullMarked;
