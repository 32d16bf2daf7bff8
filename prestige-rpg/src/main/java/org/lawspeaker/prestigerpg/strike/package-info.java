/** Attacks of the creature. */
@NullMarked
package org.lawspeaker.prestigerpg.strike;

import org.jspecify.annotations.NullMarked;
