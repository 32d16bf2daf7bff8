package org.example.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.GameContract;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;

class NimTest implements GameContract {
  @Override
  public GameProvider provider() {
    return new NimProvider();
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.example.nim").floor("");
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return ImmutableList.of(
        Golden.random("seven", Setup.of(2), 1),
        Golden.random("twelve", Setup.of(2).with("heap", "12"), 2));
  }

  @Test
  @Shows("NIM-END-01")
  void whoTakesTheLastStickWins() {
    Nim nim = new Nim();
    Heap empty = nim.apply(new Heap(2, 0), new Take(Seat.of(0), 2));

    Pending.Over<?> over = assertInstanceOf(Pending.Over.class, nim.pending(empty));
    assertEquals(Outcome.Result.WON, over.outcome().resultOf(Seat.of(0)));
  }
}
