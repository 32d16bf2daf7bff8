/** Tests of moves and positions as text. */
@NullMarked
package org.lawspeaker.thorgal.notation;

import org.jspecify.annotations.NullMarked;
