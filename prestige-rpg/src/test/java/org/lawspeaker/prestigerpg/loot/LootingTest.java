package org.lawspeaker.prestigerpg.loot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

class LootingTest {
  private static final String FIRE = "alchemist-fire";
  private static final String POTION = "healing-potion";

  /** Cid has died with these Items; the encounter ends. */
  private static Scene body(String... items) {
    return Scene.of(3).faces("dummy").items(CID, items).dead(CID).ends();
  }

  private static int item(Scene scene, Seat seat) {
    return scene.sheet(seat).items().get(0).id();
  }

  @Test
  @Shows({"PRE-LOOT-01", "PRE-LOOT-02"})
  void lootingBeginsWithAFreshInitiativeDraw() {
    Scene scene = body(FIRE).nature("PRE-LOOT-02").plays("initiative 1 2").asks("loot", BEN);

    scene.asksBy("PRE-LOOT-03");
    assertThat(scene.sheet(BEN).initiative()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-LOOT-02", "PRE-Q-10", "PRE-Q-61"})
  void theWindowThatFollowsEachDrawFollowsThisOneToo() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "quick-feet").items(CID, FIRE).dead(CID);

    scene.ends().plays("initiative 1 2").asks("initiative", ANN);
    scene.plays("ann: pass").asks("loot", BEN);
  }

  @Test
  @Shows("PRE-LOOT-01")
  void aBodyWithoutItemsIsNotLooted() {
    body().nature("PRE-END-05");
  }

  @Test
  @Shows("PRE-LOOT-03")
  void whoIsAskedTakesAnItem() {
    Scene scene = body(FIRE).plays("initiative 1 2", "ben: item seat-0-alchemist-fire");

    assertThat(scene.sheet(BEN).items()).extracting(Held::card).containsExactly(number(FIRE));
    assertThat(scene.sheet(CID).items()).isEmpty();
    scene.nature("PRE-END-05");
  }

  @Test
  @Shows({"PRE-LOOT-03", "PRE-Q-63"})
  void thePlayersTakeOneItemEachInTurnUntilNoneIsLeft() {
    Scene scene =
        body(FIRE, POTION, FIRE).plays("initiative 2 1", "ann: item seat-0-alchemist-fire");
    scene.asks("loot", BEN).plays("ben: item seat-0-healing-potion").asks("loot", ANN);
    scene.plays("ann: item seat-0-alchemist-fire").nature("PRE-END-05");

    assertThat(scene.sheet(ANN).items())
        .extracting(Held::card)
        .containsExactly(number(FIRE), number(FIRE));
  }

  @Test
  @Shows({"PRE-Q-63", "PRE-Q-49"})
  void whatNobodyWantsIsDiscarded() {
    Scene scene = body(FIRE).plays("initiative 2 1", "ann: done").asks("loot", BEN);
    scene.plays("ben: done").tells("left", "PRE-Q-63").nature("PRE-END-05");

    assertThat(count(scene.state().piles().discards(), FIRE)).isEqualTo(1);
    assertThat(scene.sheet(CID).items()).isEmpty();
  }

  @Test
  @Shows("PRE-Q-63")
  void allThatIsLeftBehindIsTold() {
    Scene scene = body(FIRE, POTION).plays("initiative 2 1", "ann: done", "ben: done");

    assertThat(scene.says())
        .contains("Alchemist Fire is left behind", "Healing Potion is left behind");
  }

  @Test
  @Shows("PRE-Q-63")
  void whoPassedIsAskedAgainUntilAllPassInOneRound() {
    Scene scene = body(FIRE, POTION).plays("initiative 2 1", "ann: item seat-0-alchemist-fire");
    scene
        .plays("ben: done", "ann: done")
        .asks("loot", BEN)
        .plays("ben: item seat-0-healing-potion");

    assertThat(scene.sheet(BEN).items()).extracting(Held::card).containsExactly(number(POTION));
  }

  @Test
  @Shows("PRE-Q-63")
  void itEndsWhenAllPassInOneRound() {
    Scene scene = body(FIRE, POTION).plays("initiative 2 1", "ann: done");
    scene.plays("ben: item seat-0-healing-potion", "ann: done", "ben: done").nature("PRE-END-05");

    assertThat(count(scene.state().piles().discards(), FIRE)).isEqualTo(1);
  }

  @Test
  @Shows("PRE-LOOT-03")
  void onlyWhoIsAskedMayTake() {
    Scene scene = body(FIRE).plays("initiative 2 1").asks("loot", ANN);

    scene.refuses(new PickItem(BEN, item(scene, CID)), "PRE-LOOT-03");
  }

  @Test
  @Shows("PRE-LOOT-03")
  void theItemsOfTheLivingAreNotLooted() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, FIRE).items(CID, FIRE).dead(CID).ends();
    scene.passesUntil("nature").plays("initiative 2 1");

    scene.refuses(new PickItem(ANN, item(scene, BEN)), "PRE-LOOT-03");
    scene.allows(new PickItem(ANN, item(scene, CID)), "PRE-LOOT-03");
  }

  @Test
  @Shows("PRE-Q-63")
  void bodiesAreLootedInTheOrderOfDeathAfterOneDraw() {
    Scene scene =
        Scene.of(4).faces("dummy").items(BEN, FIRE).items(CID, POTION).dead(CID).dead(BEN);
    scene.initiative(2, 0, 0, 1).ends().plays("initiative 2 1").asks("loot", DAN);
    assertThat(scene.offers(DAN)).containsExactly("item seat-0-healing-potion", "done");
    scene.plays("dan: item seat-0-healing-potion").asks("loot", DAN);
    assertThat(scene.offers(DAN)).containsExactly("item seat-1-alchemist-fire", "done");

    scene.plays("dan: done").asks("loot", ANN);
  }

  @Test
  @Shows({"PRE-LOOT-02", "PRE-Q-63"})
  void lootingComesAfterTheAwardAndBeforeTheDiscards() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-10").hand(ANN, "attack-5");
    scene.items(CID, FIRE).dead(CID).turns().passesUntil("nature").nature("PRE-LOOT-02");
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);

    scene.plays("initiative 2 1").passesUntil("loot");
    scene.plays("ann: done", "ben: done").asks("discards", ANN);
  }

  @Test
  @Shows({"PRE-Q-63", "PRE-Q-109"})
  void nobodyLootsIfTheGameEnds() {
    Scene scene = Scene.of(3).encounter(9).faces("dummy").items(CID, FIRE).dead(CID);
    scene.prestige(ANN, 1).ends();

    assertThat(scene.isOver()).isTrue();
    assertThat(scene.sheet(CID).items()).hasSize(1);
  }

  @Test
  @Shows({"PRE-Q-63", "PRE-Q-109"})
  void beforeATieBreakBodiesAreLooted() {
    Scene scene = Scene.of(3).encounter(9).faces("dummy").items(CID, FIRE).dead(CID).ends();

    scene.nature("PRE-LOOT-02").plays("initiative 2 1").asks("loot", ANN);
  }

  @Test
  @Shows("PRE-LOOT-03")
  void onlyWhoIsAskedMayPass() {
    Scene scene = body(FIRE).plays("initiative 2 1").asks("loot", ANN);

    scene.refuses(new Done(BEN), "PRE-LOOT-03").refuses(new Done(CID), "PRE-DEATH-01");
  }

  @Test
  @Shows("PRE-Q-63")
  void theBodyOfTheFirstSeatIsLootedToo() {
    Scene scene =
        Scene.of(4).faces("dummy").items(CID, FIRE).items(BEN, POTION).dead(BEN).dead(CID);
    scene.initiative(2, 0, 0, 1).ends().plays("initiative 2 1").asks("loot", DAN);
    scene.plays("dan: item seat-1-healing-potion").asks("loot", DAN);

    assertThat(scene.offers(DAN)).containsExactly("item seat-0-alchemist-fire", "done");
  }

  @Test
  @Shows({"PRE-Q-63", "PRE-Q-49", "PRE-Q-77"})
  void aRelicThatNobodyWantsLeavesTheGame() {
    Scene scene = Scene.of(3, "relics-and-ruin=yes").faces("dummy").items(CID, "lantern");
    scene.dead(CID).ends().plays("initiative 2 1", "ann: done", "ben: done");

    assertThat(count(scene.state().piles().removed(), "lantern")).isEqualTo(1);
    assertThat(count(scene.state().piles().discards(), "lantern")).isZero();
    assertThat(scene.says()).contains("Lantern is left behind");
  }

  @Test
  @Shows({"PRE-LOOT-03", "PRE-ITEM-01"})
  void whatIsTakenIsTakenOpenly() {
    Scene scene = body(FIRE).plays("initiative 1 2", "ben: item seat-0-alchemist-fire");

    scene.tells("item-moved", "PRE-LOOT-03");
    assertThat(scene.says()).contains("seat 1 takes seat 0's Alchemist Fire");
  }

  @Test
  @Shows({"PRE-END-08", "PRE-LOOT-03"})
  void aHandThatIsTooLargeByWhatIsTakenIsCutAtOnce() {
    Cards small =
        SceneGame.altered(
            "item: {gained: [{draw-cards: {cards: 2}}], owned: [{hand-size: {size: 8}}]}",
            "item: {owned: [{hand-size: {size: 2}}]}");
    Scene scene = Scene.with(small, 3).faces("dummy").items(CID, "amulet-of-mentalism", FIRE);
    scene.hand(ANN, "attack-5", "attack-10", "attack-20").dead(CID).ends();
    scene.plays("initiative 2 1").passesUntil("loot");
    scene.plays("ann: item seat-0-amulet-of-mentalism").asks("hand-limit", ANN);

    scene.plays("ann: card attack-10").asks("loot", BEN);
  }

  @Test
  @Shows("PRE-LOOT-01")
  void theOnlyBodyMayBeThatOfTheFirstSeat() {
    Scene.of(3).faces("dummy").items(CID, FIRE).dead(CID).ends().nature("PRE-LOOT-02");
  }

  /** Cid has died with an Amulet that does this to whoever gains it, and with two Fires. */
  private static Scene deadly(String gained) {
    Cards cards =
        SceneGame.altered(
            "item: {gained: [{draw-cards: {cards: 2}}]", "item: {gained: [" + gained + "]");
    Scene scene = Scene.with(cards, 4).faces("dummy");
    return scene.items(CID, "amulet-of-mentalism", FIRE, FIRE).dead(CID).initiative(1, 3, 0, 2);
  }

  @Test
  @Shows({"PRE-LOOT-03", "PRE-Q-62"})
  void whoDiesWhileABodyIsLootedIsAskedNoMore() {
    Scene scene = deadly("{hurt: {who: others, damage: 5}}").life(BEN, 5).ends();
    scene.plays("initiative 2 1 3", "ann: item seat-0-amulet-of-mentalism");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    scene.asks("loot", DAN).plays("dan: item seat-0-alchemist-fire").asks("loot", ANN);
    scene.plays("ann: done", "dan: done").nature("PRE-END-05");
  }

  @Test
  @Shows({"PRE-LOOT-03", "PRE-Q-62"})
  void whoDiesOfWhatWasTakenIsAskedNoMore() {
    Scene first = deadly("{hurt: {damage: 5}}").life(ANN, 5).ends();
    first.plays("initiative 2 1 3", "ann: item seat-0-amulet-of-mentalism").asks("loot", BEN);
    first.plays("ben: done").asks("loot", DAN).plays("dan: done");
    assertThat(first.offers(BEN)).containsExactly("item seat-2-amulet-of-mentalism", "done");

    Scene last = deadly("{hurt: {damage: 5}}").life(DAN, 5).ends();
    last.plays("initiative 2 1 3", "ann: done", "ben: done");
    last.plays("dan: item seat-0-amulet-of-mentalism").asks("loot", ANN);
    last.plays("ann: done").asks("loot", BEN).plays("ben: done");
    assertThat(last.offers(ANN)).containsExactly("item seat-3-amulet-of-mentalism", "done");
  }
}
