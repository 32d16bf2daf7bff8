/** Tests of the fight step. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.fight;

import org.jspecify.annotations.NullMarked;
