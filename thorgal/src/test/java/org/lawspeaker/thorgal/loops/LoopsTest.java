package org.lawspeaker.thorgal.loops;

import static org.assertj.core.api.Assertions.assertThat;

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
  @Test
  @Shows("THO-Q-111")
  void noShippedDeckHasALoop() {
    assertThat(new ThorgalProvider().game().loops()).isEmpty();
  }

  @Test
  void cardsThatMakeEachOtherReadyAreFound() {
    String pack =
        """
        extends: reference
        name: loop
        version: "1"
        add:
          factions:
            Lords:
              destiny:
                Royal Barge:
                  activated: {effects: [{ready-cards: {target: {in: your-party}}}]}
        """;

    Thorgal game = ThorgalProvider.read(new PackText("loop.yaml", pack)).orThrow();
    int lords = game.cards().deckNames().indexOf("lords");

    assertThat(Loops.of(game, game.cards(), lords))
        .extracting(Problem::toString)
        .anyMatch(found -> found.startsWith("deck lords: ") && found.contains("Royal Barge"));
  }

  /** Each of the three action steps is played, whatever may be activated in the others. */
  @ParameterizedTest
  @ValueSource(strings = {"dawn", "journey", "dusk"})
  void cardsThatWorkInOnePhaseAloneAreFound(String phase) {
    String pack =
        """
        extends: reference
        name: loop
        version: "1"
        add:
          factions:
            Lords:
              destiny:
                Royal Barge:
                  phases: [%s]
                  activated: {effects: [{ready-cards: {target: {in: your-party}}}]}
        """
            .formatted(phase);

    Thorgal game = ThorgalProvider.read(new PackText("loop.yaml", pack)).orThrow();
    int lords = game.cards().deckNames().indexOf("lords");

    assertThat(Loops.of(game, game.cards(), lords))
        .extracting(Problem::toString)
        .anyMatch(found -> found.startsWith("deck lords: ") && found.contains("Royal Barge"));
  }
}
