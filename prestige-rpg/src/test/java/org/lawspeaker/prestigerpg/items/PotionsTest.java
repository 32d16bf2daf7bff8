package org.lawspeaker.prestigerpg.items;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

class PotionsTest {
  private static final String HEALING = "healing-potion";
  private static final String DYING = "at: [announced], effects: [{hurt: {damage: 50}}]}]}";
  private static final String STRENGTH = "potion-of-strength";

  private static Scene healer(int life) {
    return Scene.of(3).faces("dummy").items(ANN, HEALING).life(BEN, life).potions();
  }

  /** Ann's first item, used on a player. */
  private static Play use(Scene scene, Seat on) {
    int id = scene.sheet(ANN).items().get(0).id();
    return new Play(ANN, new Playable.Item(id), 0, Target.player(on));
  }

  @Test
  @Shows({"PRE-POTION-01", "PRE-Q-46"})
  void aPotionIsDrunkByTippingIt() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, HEALING).life(ANN, 50).potions();
    scene.plays("ann: use seat-2-healing-potion on seat-2").tells("tipped", "PRE-POTION-01");

    assertThat(scene.sheet(ANN).life()).isEqualTo(75);
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-ONEUSE-01")
  void aDrunkPotionIsRemovedFromPlayAndNotDiscarded() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, HEALING).life(ANN, 50).potions();
    scene.plays("ann: use seat-2-healing-potion on seat-2").tells("removed", "PRE-ONEUSE-01");

    assertThat(scene.sheet(ANN).items()).isEmpty();
    assertThat(count(scene.state().piles().removed(), HEALING)).isEqualTo(1);
    assertThat(count(scene.state().piles().discards(), HEALING)).isZero();
  }

  @Test
  @Shows({"PRE-POTION-03", "PRE-POTION-04", "PRE-Q-46"})
  void whoHealsAWillingPlayerGainsPrestige() {
    Scene scene = healer(50).plays("ann: use seat-2-healing-potion on seat-1");
    scene.asks("healing", BEN).asksBy("PRE-POTION-03").plays("ben: accept");

    scene.tells("aid", "PRE-POTION-04");
    assertThat(scene.sheet(BEN).life()).isEqualTo(75);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).prestige()).isZero();
  }

  @Test
  @Shows({"PRE-POTION-03", "PRE-Q-46"})
  void aRefusedPotionStaysUntippedAndIsNotOfferedAgain() {
    Scene scene = healer(50).life(CID, 50);
    scene.potions().plays("ann: use seat-2-healing-potion on seat-1", "ben: refuse");

    scene
        .tells("refused", "PRE-POTION-03")
        .asks("reveal", ANN)
        .refuses(use(scene, BEN), "PRE-Q-46");
    scene.allows(use(scene, CID), "PRE-ITEM-04");
    assertThat(scene.sheet(ANN).items()).extracting(Held::tipped).containsExactly(false);
    assertThat(scene.sheet(ANN).prestige()).isZero();
    assertThat(scene.sheet(BEN).life()).isEqualTo(50);
  }

  @Test
  @Shows("PRE-Q-46")
  void theLesserHealingPotionHealsFifteenForTwoPrestige() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "lesser-healing-potion").life(BEN, 50);
    scene.potions().plays("ann: use seat-2-lesser-healing-potion on seat-1", "ben: accept");

    assertThat(scene.sheet(BEN).life()).isEqualTo(65);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-46")
  void lifePointsNeverExceedAHundred() {
    Scene scene = healer(90).plays("ann: use seat-2-healing-potion on seat-1", "ben: accept");

    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-46")
  void nobodyAtFullLifeCanBeHealed() {
    Scene scene = healer(99);

    scene.refuses(use(scene, CID), "PRE-Q-46").refuses(use(scene, ANN), "PRE-Q-46");
    assertThat(scene.offers(ANN))
        .contains("use seat-2-healing-potion on seat-1")
        .doesNotContain("use seat-2-healing-potion on seat-0");
  }

  @Test
  @Shows("PRE-Q-46")
  void aDeadPlayerCannotBeHealed() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, HEALING).dead(CID).life(BEN, 50).potions();

    scene.refuses(use(scene, CID), "PRE-DEATH-01");
  }

  @Test
  @Shows("PRE-Q-44")
  void potionsAreDrunkBeforeTheInitiativeInAnyNumber() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, HEALING, HEALING).life(ANN, 20).potions();
    scene.plays("ann: use seat-2-healing-potion on seat-2").asks("reveal", ANN);
    scene.plays("ann: use seat-2-healing-potion on seat-2").nature("PRE-BEGIN-07");

    assertThat(scene.sheet(ANN).life()).isEqualTo(70);
  }

  @Test
  @Shows("PRE-Q-44")
  void noPotionIsDrunkDuringTheRounds() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, HEALING, "alchemist-fire").life(ANN, 20);
    scene.turns().asks("cards-set", ANN).refuses(use(scene, ANN), "PRE-BEGIN-05");
  }

  @Test
  @Shows("PRE-POTION-02")
  void aTippedPotionCannotBeUsedAgain() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, STRENGTH, HEALING).potions();
    int id = scene.sheet(ANN).items().get(0).id();
    scene.plays("ann: use seat-2-potion-of-strength").asks("reveal", ANN);

    scene.refuses(Play.of(ANN, new Playable.Item(id)), "PRE-POTION-02");
  }

  @Test
  @Shows("PRE-Q-48")
  void aPotionThatWorksStaysTippedForTwoRounds() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, STRENGTH).potions();
    scene.plays("ann: use seat-2-potion-of-strength");
    assertThat(scene.sheet(ANN).items()).extracting(Held::tipped).containsExactly(true);

    scene.plays("initiative 3 2 1", "initiative 3 2 1");
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5");
    assertThat(scene.sheet(ANN).items()).extracting(Held::card).containsExactly(number(STRENGTH));
    scene.plays("ann: set attack-5", "ben: set attack-5", "cid: set attack-5");
    scene.plays("initiative 3 2 1", "draw attack-20", "draw attack-20", "draw attack-20");

    assertThat(scene.sheet(ANN).items()).isEmpty();
    assertThat(count(scene.state().piles().removed(), STRENGTH)).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(100 - 10 - 5 - 5);
  }

  @Test
  @Shows("PRE-Q-48")
  void aCountOfRoundsRunsOnIntoTheNextEncounter() {
    Scene scene = Scene.of(3).faces("weakling").items(ANN, STRENGTH).hand(ANN, "attack-5");
    scene.potions().plays("ann: use seat-2-potion-of-strength").passesUntil("nature");
    scene
        .plays("initiative 3 2 1")
        .passesUntil("set")
        .plays("ann: set attack-5")
        .tells("scored", "PRE-END-02");

    assertThat(scene.sheet(ANN).items()).extracting(Held::tipped).containsExactly(true);
    assertThat(scene.state().inForce()).hasSize(1);
    assertThat(scene.state().inForce().get(0).rounds()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-62")
  void aTippedPotionLeavesWithItsDeadOwnerAndItsEffectEnds() {
    Scene scene = Scene.of(3).faces("sweep").life(ANN, 10).items(ANN, STRENGTH).potions();
    scene.plays("ann: use seat-2-potion-of-strength", "initiative 3 2 1").passesUntil("nature");

    assertThat(scene.sheet(ANN).isAlive()).isFalse();
    assertThat(count(scene.state().piles().removed(), STRENGTH)).isEqualTo(1);
    assertThat(scene.state().inForce()).isEmpty();
  }

  @Test
  @Shows("PRE-POTION-04")
  void aPotionThatGivesNoPrestigeIsNotScored() {
    Cards plain = SceneGame.altered("{sort: potion, aid: 2,", "{sort: potion,");
    Scene scene = Scene.with(plain, 3).faces("dummy").items(ANN, "lesser-healing-potion");
    scene.life(BEN, 50).potions().plays("ann: use seat-2-lesser-healing-potion on seat-1");
    scene.plays("ben: accept");

    assertThat(scene.sheet(BEN).life()).isEqualTo(65);
    assertThat(scene.sheet(ANN).prestige()).isZero();
    assertThat(scene.kinds()).contains("tipped").doesNotContain("aid");
  }

  @Test
  @Shows("PRE-Q-46")
  void howMuchLifeIsLeftIsTold() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, HEALING).life(ANN, 50).potions();
    scene.plays("ann: use seat-2-healing-potion on seat-2").tells("healed", "PRE-Q-46");

    assertThat(scene.says()).contains("seat 2 now has 75 life");
  }

  @Test
  @Shows({"PRE-POTION-03", "PRE-Q-62"})
  void whoDiesBeforeBeingHealedIsNotAskedAndThePotionStays() {
    Cards cards = SceneGame.altered("at: [announced], by: other, effects: [cancel-play]}]}", DYING);
    Scene scene = Scene.with(cards, 3).faces("dummy").items(ANN, HEALING).life(BEN, 10);
    scene.hand(BEN, "second-thoughts").potions().plays("ann: use seat-2-healing-potion on seat-1");
    scene.plays("ben: play second-thoughts").tells("refused", "PRE-POTION-03");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.sheet(ANN).items()).extracting(Held::tipped).containsExactly(false);
    assertThat(scene.sheet(ANN).prestige()).isZero();
    scene.asks("reveal", ANN);
  }
}
