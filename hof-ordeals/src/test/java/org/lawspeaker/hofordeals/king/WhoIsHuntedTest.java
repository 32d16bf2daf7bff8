package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Whom a King hunts, by each criterion that a card may name. */
class WhoIsHuntedTest {
  @ParameterizedTest
  @CsvSource({
    "least-health, 'space: b4, health: 3, food: 9, shards: 9', 'space: d2, health: 9', 'space: d2'",
    "most-fame, 'space: b4, fame: 3', 'space: d2, fame: 2, food: 9, shards: 9', 'space: d2'",
    "most-curses, 'space: b4, discard: [dread]', 'space: d2, discard: [hack]', 'space: d2'",
    "most-curses, 'space: d2, discard: [dread]', 'space: b4, played: [dread, debt]', 'space: d2'",
    "most-curses, 'space: b4, hand: [], deck: {bag: [2 dread, 7 strive, 2 forage, hack]}', 'space:"
        + " d2, discard: [dread]', 'space: d2'",
    "most-curses, 'space: b4, hand: [2 dread]', 'space: d2, discard: [dread]', 'space: d2'",
    "active, 'space: d2, health: 9', 'space: b4, health: 5', 'space: d2'"
  })
  @Shows({"HOF-PURSUIT-01", "HOF-PURSUIT-02", "HOF-DECK-18"})
  void isTheOneWhoMatchesBest(String hunts, String zero, String active, String two) {
    Scene scene =
        Scene.of(
            OwnPack.changed("hunts: most-health", "hunts: " + hunts),
            Setup.of(3),
            """
            step: fatigue
            turn: {active: "1"}
            clock: {level: 3}
            board: {royalty: king-of-scales, king: 18}
            sites: {d4: {card: king}}
            heroes: {0: {%s}, 1: {%s}, 2: {%s}}
            """
                .formatted(zero, active, two));

    assertThat(scene.then("done").state().board().king()).contains(17);
  }
}
