package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;

/**
 * A step that remembers the situations in which free abilities were used: a free use may not bring
 * one of them back (HOD-Q-48).
 */
public sealed interface FreeUses extends HandFrame permits FightStep, BossStep {
  /** The situations left behind by free uses in this step. */
  ImmutableList<HandState> seen();

  /** This step with more of them. */
  HandFrame withSeen(ImmutableList<HandState> more);
}
