/** Poison tokens, and their cure. */
@NullMarked
package org.lawspeaker.prestigerpg.poison;

import org.jspecify.annotations.NullMarked;
