/** Moves and positions as text, both ways. */
@NullMarked
package org.lawspeaker.prestigerpg.notation;

import org.jspecify.annotations.NullMarked;
