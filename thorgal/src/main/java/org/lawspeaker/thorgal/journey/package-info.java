/** The journey: destination, opposing, resolution, return, end. */
@NullMarked
package org.lawspeaker.thorgal.journey;

import org.jspecify.annotations.NullMarked;
