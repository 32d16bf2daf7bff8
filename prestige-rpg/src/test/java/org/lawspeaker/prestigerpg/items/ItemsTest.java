package org.lawspeaker.prestigerpg.items;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.testkit.coverage.Shows;

/** Items that are no Potions: drawn, kept, used and stolen. */
class ItemsTest {
  private static final String FIRE = "alchemist-fire";

  /** The random attacks are over and Ann draws next. */
  private static Scene draws() {
    return Scene.of(3).faces("dummy").randomAttacks().nature("PRE-DRAW-01");
  }

  @Test
  @Shows({"PRE-ITEM-01", "PRE-ITEM-02"})
  void anItemDrawnLiesFaceUpAtOnceAndIsNoCardInHand() {
    Scene scene = draws().plays("draw " + FIRE).tells("item-gained", "PRE-ITEM-01");

    assertThat(scene.sheet(ANN).items())
        .extracting(Held::card, Held::tipped)
        .containsExactly(tuple(number(FIRE), false));
    assertThat(scene.sheet(ANN).hand().isEmpty()).isTrue();
    assertThat(scene.says()).contains("seat 2 has Alchemist Fire");
  }

  @Test
  @Shows("PRE-Q-45")
  void anItemDrawnAtTheEndOfARoundIsNotReplaced() {
    Scene scene = draws().plays("draw " + FIRE, "draw attack-5", "draw attack-10");

    assertThat(scene.sheet(ANN).hand().isEmpty()).isTrue();
    assertThat(count(scene.sheet(BEN).hand(), "attack-5")).isEqualTo(1);
    assertThat(count(scene.sheet(CID).hand(), "attack-10")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-ITEM-02")
  void anItemDoesNotCountAgainstTheHandSize() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE, "healing-potion");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.randomAttacks().plays("draw attack-10").nature("PRE-DRAW-01");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
  }

  @Test
  @Shows("PRE-ITEM-03")
  void anItemStaysUntilItsOwnerDecidesToUseIt() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).set(ANN, "attack-5").turns();
    scene.passesUntil("nature");

    assertThat(scene.sheet(ANN).items()).extracting(Held::card).containsExactly(number(FIRE));
  }

  @Test
  @Shows("PRE-ITEM-04")
  void anItemIsUsedByAnnouncingItsUse() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).set(ANN, "attack-5").turns();
    scene.asks("cards-set", ANN).plays("ann: use seat-2-alchemist-fire");

    scene.tells("item", "PRE-ITEM-04");
  }

  @Test
  @Shows("PRE-ITEM-04")
  void theItemOfAnotherCannotBeUsed() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).items(BEN, FIRE).turns();
    int id = scene.sheet(BEN).items().get(0).id();

    scene.asks("cards-set", ANN).refuses(Play.of(ANN, new Playable.Item(id)), "PRE-ITEM-03");
  }

  @Test
  @Shows({"PRE-ONEUSE-01", "PRE-Q-47", "PRE-Q-49"})
  void alchemistFireIsRemovedFromPlayAfterItsUse() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).turns();
    scene.plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.sheet(ANN).items()).isEmpty();
    assertThat(count(scene.state().piles().removed(), FIRE)).isEqualTo(1);
    assertThat(count(scene.state().piles().discards(), FIRE)).isZero();
  }

  @Test
  @Shows("PRE-Q-47")
  void alchemistFireBurnsTheCreatureAndEveryOtherPlayer() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).turns();
    scene.plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.state().foe().life()).isEqualTo(70);
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
    assertThat(scene.sheet(BEN).life()).isEqualTo(90);
    assertThat(scene.sheet(CID).life()).isEqualTo(90);
  }

  @Test
  @Shows("PRE-Q-47")
  void poisonDoesNotWeakenIt() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).poison(ANN, 1).turns();
    scene.plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.state().foe().life()).isEqualTo(70);
  }

  @Test
  @Shows("PRE-Q-47")
  void itIsUsedOnTheOwnTurnOnly() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, FIRE).set(ANN, "attack-5");
    scene.hand(BEN, "rally").turns().asks("cards-set", BEN);
    int id = scene.sheet(BEN).items().get(0).id();
    Play fire = Play.of(BEN, new Playable.Item(id));

    scene.refuses(fire, "PRE-Q-10").passes();
    scene.asks("flipped", BEN).refuses(fire, "PRE-Q-10");
    scene.passesUntil("before-flip").allows(fire, "PRE-ITEM-04");
    scene.passesUntil("checked").allows(fire, "PRE-ITEM-04");
  }

  @Test
  @Shows({"PRE-Q-47", "PRE-Q-106"})
  void aKillByItIsTheUsersFinalBlow() {
    Scene scene = Scene.of(3).faces("sapling").items(ANN, FIRE).set(ANN, "attack-5");
    scene.set(BEN, "attack-5").turns().plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(count(scene.state().piles().discards(), "attack-5")).isEqualTo(2);
    assertThat(scene.sheet(ANN).set()).isEmpty();
  }

  @Test
  @Shows({"PRE-Q-47", "PRE-Q-106"})
  void itKillsWhatTheCheckedAttacksHaveLeft() {
    Scene scene = Scene.of(3).faces("dummy").creature(50).set(ANN, "attack-20").items(BEN, FIRE);
    scene.turns().asks("before-flip", BEN).plays("ben: use seat-1-alchemist-fire");

    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-47")
  void itBurnsEveryTokenAndAllThatItKillsScore() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 25, 40).items(ANN, FIRE).turns();
    scene.plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(0, 0, 10));
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(2);
  }

  @Test
  @Shows({"PRE-Q-47", "PRE-Q-107"})
  void itKillsATokenThatTheCheckedAttacksHaveLeft() {
    Scene scene = Scene.of(3).faces("swarm").tokens(45, 60).set(ANN, "attack-20").items(BEN, FIRE);
    scene.turns().passesUntil("token").plays("ann: token 1").asks("before-flip", BEN);
    scene.plays("ben: use seat-1-alchemist-fire");

    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(0, 30));
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-47")
  void creatureAndPlayersBurnAtTheSameMoment() {
    Scene scene = Scene.of(3).faces("sapling").items(ANN, FIRE).life(BEN, 10).turns();
    scene.plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.sheet(CID).life()).isEqualTo(90);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
  }

  @Test
  @Shows("PRE-Q-104")
  void whatAnItemSparesHasNotBeenSuffered() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(BEN, "bracers-of-stone");
    scene.randomAttacks().passesUntil("nature");

    assertThat(scene.sheet(BEN).life()).isEqualTo(90);
    assertThat(scene.sheet(BEN).pace().suffered()).isEqualTo(10);
  }

  @Test
  @Shows("PRE-Q-51")
  void aCardMayStealAnItem() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, FIRE).hand(ANN, "pickpocket").turns();
    scene.plays("ann: play pickpocket on seat-1-alchemist-fire");

    assertThat(scene.sheet(ANN).items()).extracting(Held::card).containsExactly(number(FIRE));
    assertThat(scene.sheet(BEN).items()).isEmpty();
  }

  @Test
  @Shows({"PRE-POTION-02", "PRE-Q-51"})
  void aTippedPotionCannotBeStolen() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "healing-potion").hand(ANN, "pickpocket");
    scene.sheet(BEN, sheet -> sheet.withItems(tipped(sheet.items().get(0)))).turns();
    int id = scene.sheet(BEN).items().get(0).id();
    Target target = new Target.Item(BEN, id);

    scene.refuses(new Play(ANN, new Playable.Card(number("pickpocket")), 0, target), "PRE-Q-51");
  }

  private static ImmutableList<Held> tipped(Held item) {
    return ImmutableList.of(item.withTipped(true));
  }

  @Test
  @Shows("PRE-Q-51")
  void theOwnItemIsNoTarget() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, FIRE).hand(ANN, "pickpocket").turns();
    Target target = new Target.Item(ANN, scene.sheet(ANN).items().get(0).id());

    scene.refuses(new Play(ANN, new Playable.Card(number("pickpocket")), 0, target), "PRE-Q-51");
  }

  @Test
  @Shows("PRE-Q-55")
  void whoLosesTheAmuletCutsTheHand() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "amulet-of-mentalism");
    scene.hand(ANN, "pickpocket").hand(BEN, "attack-5", "attack-5", "attack-5", "attack-5");
    scene.hand(BEN, "attack-5", "attack-5", "attack-5", "attack-10").turns();
    scene.plays("ann: play pickpocket on seat-1-amulet-of-mentalism", "ben: pass", "ben: pass");
    scene.nature("PRE-Q-44").plays("draw attack-20").tells("draws", "PRE-Q-44");
    scene.plays("draw attack-20").asks("hand-limit", BEN).asksBy("PRE-END-08");
    scene.plays("ben: card attack-10");

    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(7);
  }
}
