package org.lawspeaker.hofordeals.loops;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;

/** No three cards of one owner give without end. */
class LoopsTest {
  @Test
  void theReferencePackHasNoLoop() {
    assertThat(Scene.GAME.loops()).isEmpty();
  }

  @Test
  void cardsThatGiveBackWhatTheyCostAreFoundInTurnsAndInCombat() {
    String mill = used("Mill", "head", "used", "food: 1", "food, amount: 1");
    String press = used("Press", "body", "used", "food: 2", "shards, amount: 1");
    String stall = used("Stall", "side", "used", "shards: 1", "food, amount: 2");
    String flail = used("Flail", "off-hand", "used-in-combat", "food: 1", "food, amount: 1");

    assertThat(OwnPack.with("equipment", String.join("\n  - ", mill, press, stall, flail)).loops())
        .extracting(Problem::toString)
        .containsExactlyInAnyOrder(
            "cards: Mill can go on without end",
            "cards: Flail can go on without end",
            "cards: Press and Stall can go on without end");
  }

  /** None of these two goes round without the third. */
  @Test
  void threeCardsThatGoRoundAreFound() {
    String press = used("Press", "body", "used", "food: 2", "shards, amount: 1");
    String still = used("Still", "head", "used", "shards: 1", "effort, amount: 2");
    String oven = used("Oven", "side", "used", "effort: 2", "food, amount: 2");

    assertThat(OwnPack.with("equipment", String.join("\n  - ", press, still, oven)).loops())
        .extracting(Problem::toString)
        .containsExactly("cards: Press, Still and Oven can go on without end");
  }

  private static String used(String name, String slot, String on, String cost, String gain) {
    return """
    {name: %s, slot: %s, cost: 2, provenance: house,
         abilities: [{on: %s, cost: {%s}, effects: [{gain: {what: %s}}]}]}\
    """
        .formatted(name, slot, on, cost, gain);
  }
}
