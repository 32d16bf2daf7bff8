/** The chapter on the fight, clause by clause. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.fight;

import org.jspecify.annotations.NullMarked;
