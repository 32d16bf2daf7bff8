/** Tests of moves and positions as text. */
@NullMarked
package org.lawspeaker.prestigerpg.notation;

import org.jspecify.annotations.NullMarked;
