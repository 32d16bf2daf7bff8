package org.lawspeaker.handofdestiny.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.testkit.coverage.Shows;

/** The difficulty settings: chapter DIFF. */
class DifficultyTest {
  private static final String MERCHANT =
      "phase: merchant, row: [], wave: 2, hero: {left: 1}, purse: {gold: 9}";

  private static void takes(String difficulty, String clause, int cards) {
    Position at = start("difficulty=" + difficulty);
    for (int card = 11; card > 11 - cards; card--) {
      at.has("/phase", "setup");
      at = at.plays("reveal brute-" + card);
    }
    at.has("/phase", "combat");
    assertThat(at.state().strength().size()).isEqualTo(cards);

    Position next = Position.of(MERCHANT, "difficulty=" + difficulty).plays("leave");
    next.cites("difficulty", clause).notes("difficulty", "count", cards);
    assertThat(next.state().strength().size()).isEqualTo(cards);
  }

  private static void heals(String difficulty, int price) {
    Position.of(MERCHANT, "difficulty=" + difficulty)
        .plays("buy herbs")
        .notes("bought", "price", price)
        .has("/purse/gold", 9 - price);
  }

  @Test
  @Shows("HOD-DIFF-01")
  void casualTakesFourCardsAndHealsForOneLess() {
    takes("casual", "HOD-DIFF-01", 4);
    heals("casual", 1);
  }

  @Test
  @Shows("HOD-DIFF-02")
  void easyTakesFourCardsAndHealsForThePrintedCost() {
    takes("easy", "HOD-DIFF-02", 4);
    heals("easy", 2);
  }

  @Test
  @Shows("HOD-DIFF-03")
  void normalTakesThreeCardsAndHealsForThePrintedCost() {
    takes("normal", "HOD-DIFF-03", 3);
    heals("normal", 2);
  }

  @Test
  @Shows("HOD-DIFF-04")
  void heroicTakesThreeCardsAndHealsForTwoMore() {
    takes("heroic", "HOD-DIFF-04", 3);
    heals("heroic", 4);
  }

  @Test
  @Shows("HOD-DIFF-05")
  void legendaryTakesTwoCardsAndHealsForThePrintedCost() {
    takes("legendary", "HOD-DIFF-05", 2);
    heals("legendary", 2);
  }

  @ParameterizedTest
  @CsvSource({"casual, 4", "easy, 4", "normal, 3", "heroic, 3", "legendary, 2"})
  @Shows("HOD-SETUP-12")
  void asManyCardsAreTakenAnewInEveryWave(String difficulty, int cards) {
    assertThat(GAME.info().option("difficulty").orElseThrow().citations())
        .contains(Citation.of("HOD-SETUP-12"));
    for (int wave = 1; wave < 4; wave++) {
      Position next =
          Position.of("phase: merchant, row: [], wave: " + wave, "difficulty=" + difficulty)
              .plays("leave");
      assertThat(next.state().strength().size()).isEqualTo(cards);
      assertThat(next.state().row().size()).isEqualTo(11 - cards);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"casual", "easy", "normal", "heroic", "legendary"})
  @Shows("HOD-DIFF-06")
  void nothingElseDependsOnTheDifficulty(String difficulty) {
    assertThat(GAME.info().option("difficulty").orElseThrow().citations())
        .contains(Citation.of("HOD-DIFF-06"));
    Position.of("row: [chieftain, captain]", "difficulty=" + difficulty)
        .sees("chieftain 8/2", "captain 5/1");
    Position.of("phase: boss, row: []", "difficulty=" + difficulty).has("/boss/hp", 10);
    Position merchant = Position.of(MERCHANT, "difficulty=" + difficulty);
    merchant.plays("buy sling").has("/purse/gold", 6);
    merchant.plays("buy draught").has("/purse/gold", 8);
  }
}
