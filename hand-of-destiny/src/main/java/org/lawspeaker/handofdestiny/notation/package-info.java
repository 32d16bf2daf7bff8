/** Moves and positions as text, both ways. */
@NullMarked
package org.lawspeaker.handofdestiny.notation;

import org.jspecify.annotations.NullMarked;
