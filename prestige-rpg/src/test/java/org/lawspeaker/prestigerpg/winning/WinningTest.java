package org.lawspeaker.prestigerpg.winning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.engine.Outcome.Result.LOST;
import static org.lawspeaker.engine.Outcome.Result.WON;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.testkit.coverage.Shows;

/** The end of the game. */
class WinningTest {
  /** An encounter of this number is over; the players have this Prestige. */
  private static Scene after(int encounter, int ann, int ben, int cid) {
    return Scene.of(3)
        .encounter(encounter)
        .faces("dummy")
        .prestige(ANN, ann)
        .prestige(BEN, ben)
        .prestige(CID, cid);
  }

  @Test
  @Shows({"PRE-WIN-01", "PRE-WIN-02"})
  void afterTheLastEncounterTheMostPrestigeWins() {
    Scene scene = after(9, 4, 6, 5).ends();

    assertThat(scene.isOver()).isTrue();
    assertThat(Scene.byName(scene.outcome().results())).containsExactly(LOST, WON, LOST);
    assertThat(Scene.byName(scene.outcome().scores())).containsExactly(4, 6, 5);
    assertThat(scene.outcome().citation()).isEqualTo(Citation.of("PRE-WIN-02"));
    assertThat(scene.outcome().reason()).isEqualTo("the most Prestige after the last encounter");
  }

  @Test
  @Shows("PRE-WIN-01")
  void beforeTheLastEncounterNobodyWins() {
    assertThat(after(8, 4, 6, 5).ends().isOver()).isFalse();
  }

  @Test
  @Shows("PRE-Q-109")
  void theLastAwardCountsInTheComparison() {
    Scene scene = Scene.of(3).encounter(9).faces("weakling").prestige(ANN, 5);
    scene.set(BEN, "attack-10").turns();

    assertThat(Scene.byName(scene.outcome().scores())).containsExactly(5, 6, 0);
    assertThat(Scene.byName(scene.outcome().results())).containsExactly(LOST, WON, LOST);
  }

  @Test
  @Shows("PRE-Q-109")
  void nobodyDiscardsOrRemovesPoisonWhenTheGameEnds() {
    Scene scene = after(9, 1, 0, 0).hand(ANN, "attack-5").poison(ANN, 1).ends();

    assertThat(scene.passesUntil("over").isOver()).isTrue();
    assertThat(scene.sheet(ANN).marks().poison()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-109")
  void beforeATieBreakPoisonMayBeRemovedAndCardsDiscarded() {
    Scene scene = after(9, 1, 1, 0).hand(ANN, "attack-5").poison(ANN, 1).ends();
    scene.passesUntil("poison").asks("poison", ANN).plays("ann: choose remove");

    scene.asks("discards", ANN);
  }

  @Test
  @Shows({"PRE-TIE-01", "PRE-Q-67"})
  void playersWhoAreTiedFaceAnotherEncounter() {
    Scene scene = after(9, 6, 6, 5).deck().ends().tells("tie", "PRE-TIE-01");

    scene.nature("PRE-BEGIN-01");
    assertThat(scene.state().clock().encounter()).isEqualTo(10);
    assertThat(scene.isOver()).isFalse();
  }

  @Test
  @Shows("PRE-TIE-01")
  void theEncounterIsOneOfThoseThatWereSetAside() {
    Scene scene = after(9, 6, 6, 5).deck().ends().plays("reveal bull");

    assertThat(scene.state().foe().card())
        .isEqualTo(CARDS.names().findEncounter("bull").orElseThrow());
  }

  @Test
  @Shows("PRE-TIE-01")
  void theLastEncounterThatIsLeftBreaksATie() {
    int bull = CARDS.names().findEncounter("bull").orElseThrow();
    Scene scene = after(9, 6, 6, 5).piles(piles -> piles.withEncounters(Bag.of(Pile.of(bull))));

    assertThat(scene.deck().ends().plays("reveal bull").isOver()).isFalse();
  }

  @Test
  @Shows("PRE-TIE-01")
  void aTieForLessThanTheMostIsNone() {
    assertThat(Scene.byName(after(9, 6, 5, 5).ends().outcome().results()))
        .containsExactly(WON, LOST, LOST);
  }

  @Test
  @Shows("PRE-TIE-02")
  void extraEncountersGoOnUntilTheTieIsBroken() {
    Scene scene = after(10, 6, 6, 5).deck().ends().tells("tie", "PRE-TIE-01");

    assertThat(scene.nature("PRE-BEGIN-01").state().clock().encounter()).isEqualTo(11);
  }

  @Test
  @Shows("PRE-TIE-02")
  void aTieThatIsBrokenEndsTheGame() {
    assertThat(Scene.byName(after(10, 6, 7, 5).ends().outcome().results()))
        .containsExactly(LOST, WON, LOST);
  }

  @Test
  @Shows("PRE-TIE-03")
  void thatTheTieIsBrokenIsTestedAtTheEndOfTheEncounterOnly() {
    Scene scene = after(10, 6, 6, 5).hand(ANN, "whetstone").set(ANN, "attack-5").turns();
    scene.passesUntil("checked").plays("ann: play whetstone");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(7);
    assertThat(scene.isOver()).isFalse();
    scene.nature("PRE-INIT-01");
  }

  @Test
  @Shows("PRE-Q-67")
  void allTheLivingAreComparedAgainAfterATieBreak() {
    Scene scene = Scene.of(3).encounter(10).faces("weakling").prestige(ANN, 5).prestige(BEN, 5);
    scene.set(CID, "attack-10").turns();

    assertThat(Scene.byName(scene.outcome().results())).containsExactly(LOST, LOST, WON);
    assertThat(Scene.byName(scene.outcome().scores())).containsExactly(5, 5, 6);
  }

  @Test
  @Shows("PRE-Q-67")
  void ifNoEncounterIsLeftTheTiedShareTheWin() {
    Scene scene = after(9, 6, 6, 5);
    for (EncounterCard card : CARDS.pack().encounters()) {
      if (card.expansion() == Expansion.BASE && !card.name().equals("Dummy")) {
        scene.faces(card.name().toLowerCase(Locale.ROOT));
      }
    }

    assertThat(Scene.byName(scene.ends().outcome().results())).containsExactly(WON, WON, LOST);
    assertThat(scene.outcome().citation()).isEqualTo(Citation.of("PRE-Q-67"));
  }

  @Test
  @Shows("PRE-Q-65")
  void theDeadCannotWin() {
    Scene scene = after(9, 2, 1, 9).dead(CID).ends();

    assertThat(Scene.byName(scene.outcome().results())).containsExactly(WON, LOST, LOST);
  }

  @Test
  @Shows("PRE-Q-65")
  void theDeadTieWithNobody() {
    assertThat(Scene.byName(after(9, 9, 1, 9).dead(CID).ends().outcome().results()))
        .containsExactly(WON, LOST, LOST);
  }

  @Test
  @Shows("PRE-Q-64")
  void whoAloneFinishesTheLastEncounterWinsWhateverThePrestige() {
    Scene scene = after(9, -3, 8, 9).dead(BEN).dead(CID).ends();

    assertThat(Scene.byName(scene.outcome().results())).containsExactly(WON, LOST, LOST);
    assertThat(scene.outcome().citation()).isEqualTo(Citation.of("PRE-Q-64"));
  }

  @Test
  @Shows("PRE-Q-64")
  void ifAllAreDeadTheGameEndsAtOnceWithoutAWinner() {
    Scene scene = Scene.of(3).faces("sweep").life(ANN, 10).life(BEN, 5).life(CID, 10).totals();

    assertThat(scene.isOver()).isTrue();
    assertThat(Scene.byName(scene.outcome().results())).containsExactly(LOST, LOST, LOST);
    assertThat(scene.outcome().citation()).isEqualTo(Citation.of("PRE-Q-64"));
  }

  @Test
  @Shows("PRE-Q-64")
  void evenIfTheCreatureHasDiedInThatRound() {
    Scene scene = Scene.of(3).dead(BEN).dead(CID).faces("weakling").set(ANN, "attack-25");
    scene.poison(ANN, 1).life(ANN, 5).prestige(ANN, 9).turns();

    assertThat(Scene.byName(scene.outcome().results())).containsExactly(LOST, LOST, LOST);
  }

  @Test
  @Shows("PRE-Q-68")
  void aTotalMayBeBelowZero() {
    Scene scene = after(9, -2, -1, -3).ends();

    assertThat(Scene.byName(scene.outcome().scores())).containsExactly(-2, -1, -3);
    assertThat(Scene.byName(scene.outcome().results())).containsExactly(LOST, WON, LOST);
  }
}
