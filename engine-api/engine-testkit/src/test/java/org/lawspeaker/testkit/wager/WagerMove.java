package org.lawspeaker.testkit.wager;

import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Seat;

public sealed interface WagerMove extends Move {
  record Draw(Seat seat, int stone) implements WagerMove {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }

  record Raise(Seat by) implements WagerMove {}

  record Call(Seat by) implements WagerMove {}
}
