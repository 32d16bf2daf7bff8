package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/** A choice that an effect leaves open (HOD-Q-83). */
public sealed interface EffectChoice extends HandFrame
    permits PickMonster, PickStrength, PickOption {
  /** What there is to choose from, wherever it leads. */
  Iterable<HandMove> candidates();

  @Override
  default void propose(Table table, Proposals<HandMove> moves) {
    candidates().forEach(moves::add);
  }
}
