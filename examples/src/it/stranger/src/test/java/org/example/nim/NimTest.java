package org.example.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.testkit.coverage.Shows;

class NimTest {
  @Test
  @Shows("NIM-END-01")
  void whoTakesTheLastStickWins() {
    Nim nim = new Nim();
    Heap empty = nim.apply(new Heap(2, 0), new Take(Seat.of(0), 2));

    Pending.Over<?> over = assertInstanceOf(Pending.Over.class, nim.pending(empty));
    assertEquals(Outcome.Result.WON, over.outcome().resultOf(Seat.of(0)));
  }
}
