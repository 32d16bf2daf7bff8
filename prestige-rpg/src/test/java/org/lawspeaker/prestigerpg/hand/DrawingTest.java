package org.lawspeaker.prestigerpg.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Drawing cards, a deck that runs out, and hands that are full. */
class DrawingTest {
  private static final String[] SEVEN = {
    "attack-5", "attack-5", "attack-5", "attack-5", "feint", "feint", "feint"
  };

  @Test
  @Shows({"PRE-Q-53"})
  void theDiscardsAreShuffledIntoANewDeckWhenItRunsOut() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .deck("attack-50")
            .turns()
            .plays("initiative 3 2 1", "draw attack-50");

    assertThat(scene.outcomes()).containsExactly("draw attack-20");
    scene.plays("draw attack-20").tells("shuffled", "PRE-Q-53");
    assertThat(Scene.count(scene.sheet(BEN).hand(), "attack-20")).isEqualTo(1);
    assertThat(scene.state().piles().discards().size()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-53"})
  void ifBothPilesAreEmptyNobodyDraws() {
    Scene scene = Scene.of(3).faces("dummy").deck("attack-50").randomAttacks();

    scene.plays("draw attack-50").asks("set", ANN);
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-53"})
  void cardsRemovedFromPlayDoNotComeBack() {
    Scene scene = Scene.of(3).faces("dummy").deck("attack-50").randomAttacks();

    assertThat(scene.state().piles().removed().size()).isGreaterThan(0);
    assertThat(scene.plays("draw attack-50").state().piles().deck().size()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-54"})
  void theDrawIsCompulsoryAndAHandAboveTheMaximumIsCutAtOnce() {
    Scene scene =
        Scene.of(3).faces("dummy").hand(ANN, SEVEN).randomAttacks().plays("draw attack-50");

    scene.asks("hand-limit", ANN);
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(0);
    assertThat(scene.offers(ANN)).containsExactly("card attack-5", "card attack-50", "card feint");
    scene.plays("ann: card feint");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
    scene.nature("PRE-DRAW-01").plays("draw attack-50");
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-52"})
  void allDiscardAtTheSameTimeAndInSecret() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .hand(ANN, "feint", "attack-5")
            .hand(CID, "trip")
            .ends()
            .asks("discards", ANN, CID)
            .plays("ann: card feint", "ann: done");

    assertThat(scene.says()).isEmpty();
    assertThat(scene.state().piles().discards().size()).isEqualTo(0);
    scene.asks("discards", CID).plays("cid: done");
    assertThat(scene.says()).containsExactly("seat 2 discards Feint");
    assertThat(Scene.count(scene.state().piles().discards(), "feint")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-52"})
  void theRefillGoesInTheLastInitiativeOrder() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .initiative(1, 3, 2)
            .ends()
            .plays("draw feint", "draw feint", "draw feint", "draw feint")
            .plays("draw attack-5", "draw attack-5", "draw attack-5", "draw attack-20");

    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
    assertThat(scene.sheet(CID).hand().size()).isEqualTo(1);
    assertThat(scene.sheet(BEN).hand().size()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-55"})
  void whenAHandSizeBonusEndsTheExcessIsDiscardedAtOnce() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .hand(ANN, SEVEN)
            .hand(ANN, "trip")
            .items(ANN, "amulet-of-mentalism")
            .hand(BEN, "pickpocket")
            .turns()
            .plays("ann: pass", "ben: play pickpocket on seat-2-amulet-of-mentalism")
            .asks("announced", ANN)
            .plays("ann: pass", "draw attack-50", "draw attack-50");

    scene.asks("hand-limit", ANN).plays("ann: card trip");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
  }

  @Test
  @Shows({"PRE-Q-109"})
  void afterTheLastEncounterOnlyTheWindowAndTheAwardsFollow() {
    Scene scene =
        Scene.of(3)
            .encounter(9)
            .faces("dummy")
            .prestige(ANN, 1)
            .poison(ANN, 1)
            .hand(ANN, "feint")
            .items(BEN, "healing-potion")
            .ends()
            .asks("end", BEN)
            .plays("ben: pass");

    assertThat(scene.isOver()).isTrue();
    assertThat(scene.sheet(ANN).marks().poison()).isEqualTo(1);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-109"})
  void theRestHappensIfATieBreakFollows() {
    Scene scene = Scene.of(3).encounter(9).faces("dummy").poison(ANN, 1).hand(ANN, "feint").ends();

    assertThat(scene.isOver()).isFalse();
    assertThat(scene.asked()).isEqualTo("poison");
  }

  @Test
  @Shows("PRE-ITEM-01")
  void thatAnItemIsDrawnIsPublic() {
    Scene scene = Scene.of(3).faces("dummy").randomAttacks().plays("draw alchemist-fire");

    assertThat(scene.says()).containsExactly("seat 2 draws an Item", "seat 2 has Alchemist Fire");
    scene.tells("draws", "PRE-ITEM-01");
  }

  @Test
  @Shows("PRE-Q-62")
  void aPlayerWhoDiesDrawsNoMore() {
    Cards poisoned =
        SceneGame.altered(
            "item: {gained: [{draw-cards: {cards: 2}}]",
            "item: {gained: [{draw-cards: {cards: 2}}, {hurt: {damage: 5}}]");
    Scene scene = Scene.with(poisoned, 3).faces("dummy").hand(ANN, "pickpocket").set(BEN, "feint");
    scene.items(BEN, "amulet-of-mentalism").life(ANN, 5).turns();
    scene.plays("ann: play pickpocket on seat-1-amulet-of-mentalism");
    scene.plays("draw attack-5", "draw attack-5");

    assertThat(scene.sheet(ANN).isAlive()).isFalse();
    assertThat(scene.sheet(ANN).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-Q-62")
  void theDeadHaveNothingMoreToDraw() {
    assertThat(Drawing.cards(Cause.ROUND, ANN, 2).without(ANN)).isEmpty();
    assertThat(Drawing.cards(Cause.ROUND, ANN, 2).without(BEN))
        .contains(Drawing.cards(Cause.ROUND, ANN, 2));
    assertThat(Drawing.upTo(Cause.REFILL, ANN, 7).without(ANN)).isEmpty();
  }

  @Test
  @Shows({"PRE-Q-62", "PRE-DRAW-01"})
  void whoDiesBeforeTheOwnDrawIsPassedOver() {
    Cards deadly =
        SceneGame.altered(
            "item: {gained: [{draw-cards: {cards: 2}}]",
            "item: {gained: [{hurt: {who: others, damage: 5}}]");
    Scene scene = Scene.with(deadly, 3).faces("dummy").life(BEN, 5).randomAttacks();
    scene.plays("draw amulet-of-mentalism", "draw attack-20");

    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.sheet(BEN).hand().isEmpty()).isTrue();
    assertThat(Scene.count(scene.sheet(CID).hand(), "attack-20")).isEqualTo(1);
  }
}
