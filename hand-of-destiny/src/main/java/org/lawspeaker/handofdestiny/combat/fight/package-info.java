/** Fight: strength attacks, hero abilities, exhausting, taking damage, the weapon. */
@NullMarked
package org.lawspeaker.handofdestiny.combat.fight;

import org.jspecify.annotations.NullMarked;
