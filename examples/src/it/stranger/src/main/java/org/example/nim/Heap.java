package org.example.nim;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;

/** A position: the sticks that are left, and the seat whose turn it is. */
public record Heap(@Range(min = 0, max = 12) int sticks, @Range(min = 0, max = 1) int turn) {
  Seat seat() {
    return Seat.of(turn);
  }

  int most() {
    return Math.min(3, sticks);
  }
}
