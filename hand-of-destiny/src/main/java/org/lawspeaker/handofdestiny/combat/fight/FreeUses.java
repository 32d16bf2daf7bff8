package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.state.HandState;
import org.lawspeaker.handofdestiny.table.ActionStep;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Uses;

/**
 * A step that remembers the situations in which free abilities were used: a free use may not bring
 * one of them back (HOD-Q-48).
 */
public sealed interface FreeUses extends ActionStep permits FightStep, BossStep {
  /** The situations left behind by free uses in this step. */
  ImmutableList<HandState> seen();

  @Override
  default Uses uses() {
    return Uses.EFFECTIVE;
  }

  /** This step with more of them. */
  HandFrame withSeen(ImmutableList<HandState> more);
}
