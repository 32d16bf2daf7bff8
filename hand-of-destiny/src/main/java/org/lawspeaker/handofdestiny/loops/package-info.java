/** Abilities that give without end. */
@NullMarked
package org.lawspeaker.handofdestiny.loops;

import org.jspecify.annotations.NullMarked;
