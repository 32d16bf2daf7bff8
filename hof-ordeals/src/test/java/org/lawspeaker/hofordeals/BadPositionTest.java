package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
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

  @Test
  void tellOfAnEncounterBySpaceWhereItIsWritten() {
    assertThat(problems("sites: {c2: {card: bandit-kamp, cubes: many}}"))
        .extracting(Problem::place)
        .containsExactlyInAnyOrder("/sites/c2/card", "/sites/c2/cubes");
  }

  @Test
  void tellWhichSeatsAndSpacesThereAre() {
    assertThat(problems("{heroes: {4: {food: 1}}, sites: [c2]}"))
        .extracting(Problem::toString)
        .containsExactly(
            "/heroes/4: heroes are written by their seats, 0 to 2",
            "/sites: Encounters are written by their spaces, a1 to e5");
  }

  private static ImmutableList<Problem> problems(String zones) {
    HofState start = Scene.GAME.start(Setup.of(3)).orThrow();
    var laid = Document.yaml("zones", zones).orThrow().root();
    return Scene.GAME.notation().arrange(start, laid).problems();
  }
}
