package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.testkit.coverage.Shows;

/** Positions that people lay out wrongly. */
class BadPositionTest {
  @Test
  @Shows("HOF-OVER-02")
  void haveNoFourthLevel() {
    HofState start = Scene.GAME.start(Setup.of(3)).orThrow();
    var zones = Document.yaml("zones", "clock: {level: 4}").orThrow().root();

    assertThat(Scene.GAME.check(Scene.GAME.notation().arrange(start, zones).orThrow()))
        .anyMatch(problem -> problem.toString().contains("HOF-OVER-02"));
  }
}
