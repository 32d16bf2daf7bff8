package org.lawspeaker.prestigerpg.deeper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.testkit.coverage.Shows;

/** Set cards that are linked to an ability. */
class LinkedCardsTest {
  private static final String USE = "[{at: [checked], effects: [{gain-prestige: {prestige: 1}}]}]";
  private static final String DISCARDS =
      "[{at: [cards-set, before-flip], tone: harmful, effects: [discard-set]}]";

  @Test
  @Shows("PRE-Q-40")
  void theOwnerMayDiscardALinkedCardWithAHarmfulOne() {
    Scene scene = Scene.with(SceneGame.altered(USE, DISCARDS), 3, "deeper-and-darker=yes");
    scene.faces("dummy").initiative(3, 2, 1).set(CID, "attack-20").hand(CID, "attack-5");
    scene.hand(CID, "whetstone").turns().plays("cid: ability").passesUntil("extra-attack");
    scene.plays("cid: card attack-5").passesUntil("cards-set");

    scene.plays("cid: play whetstone").passesUntil("nature");
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(95);
  }
}
