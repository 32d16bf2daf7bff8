package org.lawspeaker.prestigerpg.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

class HandLimitTest {
  /** Ann holds six Attacks of 5 and so many of 10, and is about to draw. */
  private static Scene holding(String... more) {
    Scene scene = Scene.of(3).faces("dummy");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    return scene.hand(ANN, more);
  }

  @Test
  @Shows({"PRE-END-08", "PRE-END-06", "PRE-Q-54"})
  void aDrawAboveSevenIsCutAtOnceByOwnChoice() {
    Scene scene = holding("attack-10").randomAttacks().plays("draw attack-40");
    scene.asks("hand-limit", ANN).asksBy("PRE-END-08");
    assertThat(scene.offers(ANN))
        .containsExactly("card attack-5", "card attack-10", "card attack-40");

    scene.plays("ann: card attack-10").tells("discards", "PRE-END-08").nature("PRE-DRAW-01");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
    assertThat(count(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-END-06")
  void sevenCardsMayBeHeld() {
    Scene scene = holding().randomAttacks().plays("draw attack-40").nature("PRE-DRAW-01");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
  }

  @Test
  @Shows("PRE-END-08")
  void onlyACardOfTheHandCanBeDiscarded() {
    Scene scene = holding("attack-10").randomAttacks().plays("draw attack-40");

    scene.refuses(new PickCard(ANN, number("attack-20")), "PRE-END-08");
    scene.refuses(new PickCard(BEN, number("attack-5")), "PRE-END-08");
  }

  @Test
  @Shows("PRE-END-08")
  void anExcessOfTwoIsCutCardByCard() {
    Scene scene = holding("attack-10", "attack-20").randomAttacks().plays("draw attack-40");
    scene.plays("ann: card attack-40").asks("hand-limit", ANN).plays("ann: card attack-5");

    assertThat(scene.nature("PRE-DRAW-01").sheet(ANN).hand().size()).isEqualTo(7);
  }

  @Test
  @Shows("PRE-END-08")
  void theOwnerOfTheAmuletHoldsEight() {
    Scene scene = holding("attack-10").items(ANN, "amulet-of-mentalism").randomAttacks();
    scene.plays("draw attack-40").nature("PRE-DRAW-01");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(8);
  }

  @Test
  @Shows("PRE-END-08")
  void aHandThatGrowsDuringATurnIsCutThen() {
    Scene scene = holding("attack-10").items(BEN, "amulet-of-mentalism").hand(ANN, "pickpocket");
    scene.turns().plays("ann: play pickpocket on seat-1-amulet-of-mentalism");
    scene.plays("draw attack-20", "draw attack-20").asks("hand-limit", ANN);

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(9);
  }

  @Test
  @Shows("PRE-END-08")
  void whatAPlayLetsAPlayerDrawIsCutAtOnce() {
    Cards drawing =
        SceneGame.altered("{gain-prestige: {prestige: 1}}]}]}", "{draw-cards: {cards: 2}}]}]}");
    Scene scene = Scene.with(drawing, 3).faces("dummy").set(BEN, "feint").hand(ANN, "whetstone");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.turns().passesUntil("checked").plays("ann: play whetstone");
    scene.plays("draw attack-20", "draw attack-20").asks("hand-limit", ANN);

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(8);
  }

  @Test
  @Shows("PRE-END-08")
  void whatAnAttackLetsItsPlayerDrawIsCutBeforeAnythingElseIsPlayed() {
    Cards drawing =
        SceneGame.altered(
            "{change: {gives: {rotate-attacks: {whose: {next: 2}}}, span: {until: round}}}",
            "{draw-cards: {cards: 2}}");
    Scene scene = Scene.with(drawing, 3).faces("dummy").initiative(2, 1, 3).set(BEN, "crowd");
    scene.hand(BEN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.turns().passesUntil("nature").plays("draw attack-20", "draw attack-20");

    scene.asks("hand-limit", BEN);
  }

  @Test
  @Shows("PRE-END-08")
  void whatALootedItemLetsItsNewOwnerDrawIsCutBeforeTheHandIsChosenFrom() {
    Cards drawing =
        SceneGame.altered(
            "owned: [{hand-size: {change: 1}}]", "gained: [{draw-cards: {cards: 2}}]");
    Scene scene = Scene.with(drawing, 3).items(BEN, "old-crown").dead(BEN);
    scene.hand(CID, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.begins(Flow.LOOT, EndDiscards.of()).plays("initiative 1 2").passesUntil("loot");
    scene.plays("cid: item seat-1-old-crown", "draw attack-20", "draw attack-20");

    scene.asks("hand-limit", CID);
  }

  @Test
  @Shows({"PRE-GLUTTONY-03", "PRE-GLUTTONY-07"})
  void whatAnAmuletSetsAnEventStillRaises() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("a-blessing-of-daylight");
    scene.items(ANN, "amulet-of-mentalism").hand(ANN, "attack-5", "attack-5", "attack-5");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "feint", "feint", "feint", "trip");

    scene.begins(Flow.HAND_LIMIT).asks("hand-limit", ANN).plays("ann: card trip");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(9);
    assertThat(scene.state().foe().event()).isEqualTo(-1); // only now is one more too many
  }

  @Test
  @Shows({"PRE-END-08", "PRE-PRIO-01"})
  void whereSeveralHoldTooManyTheInitiativeClosestToOneIsAskedFirst() {
    String[] fives = {"attack-5", "attack-5", "attack-5", "attack-5"};
    String[] twenties = {"attack-20", "attack-20", "attack-20", "attack-20"};
    Scene scene = Scene.of(3).faces("dummy").hand(CID, fives).hand(ANN, twenties);
    scene.hand(CID, "feint", "feint", "feint", "trip").hand(ANN, "shove", "rally", "rally", "trip");

    scene.begins(Flow.HAND_LIMIT).asks("hand-limit", ANN).plays("ann: card trip");
    scene.asks("hand-limit", CID);
  }
}
