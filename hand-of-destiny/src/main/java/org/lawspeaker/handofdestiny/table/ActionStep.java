package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.handofdestiny.combat.fight.FreeUses;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;

/** A step in which the player may act: the resolve step, the fight step, the Boss phase. */
public sealed interface ActionStep extends HandFrame permits ResolveStep, FreeUses {
  /** What follows every action of this step: checks of HP and defeat, and what comes of them. */
  HandFrame settle();
}
