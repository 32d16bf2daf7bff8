package org.lawspeaker.thorgal.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;

/** No deck has two or three cards that give without end. */
class LoopsTest {
  private static final String READY_ALL = "{ready-cards: {target: {in: your-party}}}";

  @Test
  @Shows("THO-Q-111")
  void noShippedDeckHasALoop() {
    assertThat(new ThorgalProvider().game().loops()).isEmpty();
  }

  @Test
  void cardsThatMakeEachOtherReadyAreFound() {
    assertThat(loopsOfTheBarge("{activated: {effects: [" + READY_ALL + "]}}")).isNotEmpty();
  }

  /** Each of the three action steps is played, whatever may be activated in the others. */
  @ParameterizedTest
  @ValueSource(strings = {"dawn", "journey", "dusk"})
  void cardsThatWorkInOnePhaseAloneAreFound(String phase) {
    String card = "{phases: [" + phase + "], activated: {effects: [" + READY_ALL + "]}}";

    assertThat(loopsOfTheBarge(card)).isNotEmpty();
  }

  /** The first way to answer chooses the part that draws a card before the loop has shown. */
  @Test
  void whatOneWayToAnswerMissesIsFoundByAnother() {
    String ready = "[" + READY_ALL + "], ";
    String parts = ready + ready + ready + "[{draw-cards: {cards: 1}}]";

    assertThat(loopsOfTheBarge("{activated: {effects: [{one-of: [" + parts + "]}]}}")).isNotEmpty();
  }

  @Test
  void cardsThatGiveNothingWithoutEachOtherAreFound() {
    String both =
        "{party-has: {where: [{named: Signet Ring}], at-least: 1}}, "
            + "{party-has: {where: [{named: Tower Shield}], at-least: 1}}";
    String card =
        "{activated: {effects: [{when: {all: [" + both + "], then: [" + READY_ALL + "]}}]}}";

    assertThat(loopsOfTheBarge(card)).hasSize(1);
  }

  @Test
  void aCardThatOnlySomethingSetsOffMayBePartOfALoop() {
    String ring =
        "Signet Ring: {triggers: [{on: activated, whose: own, effects: [" + READY_ALL + "]}]}";
    String barge = "{activated: {effects: [{fill-pool: {cards: 1}}]}}";

    assertThat(loopsOfTheBarge(barge + "\n        " + ring)).isNotEmpty();
  }

  @Test
  void aLoopMayBePaidFromThePoolThatItFills() {
    String card = "{activated: {costs: [exhaust, {pool: 1}], effects: [{fill-pool: {cards: 1}}, ";

    assertThat(loopsOfTheBarge(card + READY_ALL + "]}}")).isNotEmpty();
  }

  /** The loops of the Lords that the Royal Barge is part of, if this is added to it. */
  private static List<String> loopsOfTheBarge(String added) {
    String pack =
        """
        extends: reference
        name: loop
        version: "1"
        add:
          factions:
            Lords:
              destiny:
                Royal Barge: %s
        """
            .formatted(added);
    Thorgal game = ThorgalProvider.read(new PackText("loop.yaml", pack)).orThrow();
    int lords = game.cards().deckNames().indexOf("lords");
    return Loops.of(game, game.cards(), lords).stream()
        .map(Problem::toString)
        .filter(found -> found.startsWith("deck lords: ") && found.contains("Royal Barge"))
        .toList();
  }
}
