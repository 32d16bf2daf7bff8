/** Tests of moves and positions as text. */
@NullMarked
package org.lawspeaker.handofdestiny.notation;

import org.jspecify.annotations.NullMarked;
