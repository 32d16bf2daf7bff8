/** Tests of the journey. */
@NullMarked
package org.lawspeaker.thorgal.journey;

import org.jspecify.annotations.NullMarked;
