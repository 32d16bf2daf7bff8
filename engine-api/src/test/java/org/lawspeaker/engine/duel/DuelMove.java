package org.lawspeaker.engine.duel;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Seat;

public sealed interface DuelMove extends Move {
  record Deal(Seat to, int number) implements DuelMove {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }

  record Raise(Seat by) implements DuelMove {}

  record Stand(Seat by) implements DuelMove {}

  record Seal(Seat by, int number) implements DuelMove {}

  record Coin(Seat winner) implements DuelMove {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }
}
