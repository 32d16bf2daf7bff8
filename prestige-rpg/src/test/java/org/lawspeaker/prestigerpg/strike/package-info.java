/** Attacks of creatures. */
@NullMarked
package org.lawspeaker.prestigerpg.strike;

import org.jspecify.annotations.NullMarked;
