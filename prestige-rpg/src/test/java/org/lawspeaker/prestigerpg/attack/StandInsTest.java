package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.testkit.coverage.Shows;

/** Double Strike and Opportunity Fire. */
class StandInsTest {
  /** Ann flips this card and holds these. */
  private static Scene flips(String card, String... hand) {
    return Scene.of(3).faces("dummy").set(ANN, card).hand(ANN, hand);
  }

  @ParameterizedTest
  @ValueSource(strings = {"double-strike", "opportunity-fire"})
  @Shows({"PRE-STANDIN-01", "PRE-STANDIN-02"})
  void aStandInIsReplacedFromTheHandAsSoonAsItIsRevealed(String card) {
    Scene scene = flips(card, "attack-20", "attack-10").turns().passes();

    scene.asks("stand-in", ANN).asksBy("PRE-STANDIN-02").tells("replaced", "PRE-STANDIN-02");
    assertThat(CARDS.face(number(card))).isInstanceOf(CardFace.StandIn.class);
    assertThat(count(scene.state().piles().discards(), card)).isEqualTo(1);
    assertThat(scene.state().stack()).isEmpty();
  }

  @Test
  @Shows("PRE-STANDIN-03")
  void nothingCanBePlayedOnTheStandInItself() {
    Scene scene = flips("double-strike", "attack-20").hand(BEN, "critical-miss").turns().passes();
    Play miss = Play.of(BEN, new Playable.Card(number("critical-miss")));

    scene.asks("stand-in", ANN).refuses(miss, "PRE-Q-10");
    scene.plays("ann: card attack-20").asks("flipped", BEN).allows(miss, "PRE-ACTION-01");
  }

  @Test
  @Shows("PRE-Q-25")
  void anotherStandInCannotBeChosen() {
    Scene scene = flips("double-strike", "attack-20", "opportunity-fire").turns().passes();

    scene.refuses(new PickCard(ANN, number("opportunity-fire")), "PRE-Q-25");
    assertThat(scene.offers(ANN)).containsExactly("card attack-20");
  }

  @Test
  @Shows("PRE-Q-25")
  void anActionCardCannotBeChosen() {
    flips("double-strike", "attack-20", "rally")
        .turns()
        .passes()
        .refuses(new PickCard(ANN, number("rally")), "PRE-Q-25");
  }

  @Test
  @Shows("PRE-Q-25")
  void maneuversMayBeChosen() {
    Scene scene = flips("double-strike", "feint", "focus-strength").turns().passes();

    assertThat(scene.offers(ANN)).containsExactlyInAnyOrder("card feint", "card focus-strength");
  }

  @Test
  @Shows("PRE-Q-25")
  void doubleStrikePlaysTwoAttacksOneAfterTheOther() {
    Scene scene = flips("double-strike", "attack-20", "attack-10", "attack-5").turns().passes();
    scene.plays("ann: card attack-20").passes().asks("stand-in", ANN).asksBy("PRE-Q-25");
    assertThat(scene.state().stack()).hasSize(1);
    assertThat(scene.state().stack().get(0).checked()).isTrue();
    scene.plays("ann: card attack-10").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(70);
    assertThat(count(scene.sheet(ANN).hand(), "attack-5")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-25")
  void withOneAttackCardOnlyThatIsPlayed() {
    Scene scene = flips("double-strike", "attack-20", "rally").turns().passes();
    scene.plays("ann: card attack-20").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(80);
  }

  @Test
  @Shows("PRE-Q-25")
  void withoutAnAttackCardNothingIsPlayed() {
    Scene scene = flips("double-strike", "rally").turns().passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-25")
  void ifTheFirstKillsNoSecondIsPlayed() {
    Scene scene = flips("double-strike", "attack-20", "attack-10").creature(20).turns().passes();
    scene.plays("ann: card attack-20").passesUntil("discards");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(count(scene.sheet(ANN).hand(), "attack-10")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-25")
  void ifTheFirstIsCancelledTheSecondFollows() {
    Scene scene = flips("double-strike", "attack-20", "attack-10").hand(BEN, "critical-miss");
    scene.turns().passes().plays("ann: card attack-20", "ben: play critical-miss", "ann: pass");
    scene.passes().asks("stand-in", ANN).plays("ann: card attack-10");

    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(90);
  }

  @Test
  @Shows("PRE-Q-25")
  void ifItsPlayerDiesNoSecondIsPlayed() {
    Scene scene = flips("double-strike", "attack-20", "attack-10").hand(BEN, "critical-miss");
    scene.life(ANN, 10).turns().passes();
    scene.plays("ann: card attack-20", "ben: play critical-miss", "ann: pass").passes();

    scene.nature("PRE-INIT-01");
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(count(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-33")
  void theFirstAttackTakesTheRiders() {
    Scene scene = flips("double-strike", "attack-20", "attack-10").riders(ANN, "focus-strength");
    scene.turns().passes().plays("ann: card attack-20").passes();
    assertThat(scene.state().stack().get(0).value()).isEqualTo(40);
    scene.plays("ann: card attack-10").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(50);
  }

  @Test
  @Shows({"PRE-Q-33", "PRE-Q-32"})
  void aSecondMultiplicativeRiderJoinsTheSecondAttack() {
    Scene scene = flips("double-strike", "attack-20", "attack-10");
    scene.riders(ANN, "slip-behind", "slip-behind").turns().passes();
    scene.plays("ann: card attack-20").passes().plays("ann: card attack-10").passesUntil("nature");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 40 - 20);
    assertThat(scene.sheet(ANN).riders()).isEmpty();
  }

  @Test
  @Shows("PRE-Q-33")
  void aRiderChosenFirstJoinsTheSecondCard() {
    Scene scene = flips("double-strike", "focus-strength", "attack-20").turns().passes();
    scene.plays("ann: card focus-strength").passes().plays("ann: card attack-20");

    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(60);
  }

  @Test
  @Shows({"PRE-OPPFIRE-01", "PRE-Q-26"})
  void opportunityFireSetsASecondCardFaceDown() {
    Scene scene = flips("opportunity-fire", "attack-20", "attack-10").hand(BEN, "rally").turns();
    scene.passesUntil("stand-in").plays("ann: card attack-20").asksBy("PRE-OPPFIRE-01");
    scene.plays("ann: card attack-10").tells("second-set", "PRE-OPPFIRE-01").asks("flipped", BEN);

    assertThat(scene.sheet(ANN).set()).hasSize(1);
    assertThat(scene.sheet(ANN).set().get(0).card()).isEqualTo(number("attack-10"));
    assertThat(scene.says()).noneMatch(said -> said.contains("Attack 10"));
  }

  @Test
  @Shows({"PRE-OPPFIRE-01", "PRE-Q-26"})
  void theSecondCardIsFlippedAfterAllOtherPlayersTurns() {
    Scene scene = flips("opportunity-fire", "attack-20", "attack-10");
    scene
        .set(BEN, "attack-5")
        .set(CID, "attack-5")
        .hand(CID, "rally")
        .turns()
        .passesUntil("stand-in");
    scene.plays("ann: card attack-20", "ann: card attack-10");
    assertThat(scene.state().stack()).hasSize(1);
    while (scene.state().stack().size() < 4) {
      scene.passes();
    }

    scene.asks("flipped", CID);
    assertThat(scene.state().stack())
        .extracting(each -> each.owner())
        .containsExactly(ANN, BEN, CID, ANN);
  }

  @Test
  @Shows("PRE-Q-26")
  void withOneAttackCardOnlyTheFirstIsPlayed() {
    Scene scene = flips("opportunity-fire", "attack-20", "rally").turns().passesUntil("stand-in");
    scene.plays("ann: card attack-20");

    assertThat(scene.sheet(ANN).set()).isEmpty();
    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(80);
  }

  @Test
  @Shows("PRE-Q-26")
  void ifTheCreatureDiesFirstTheSecondCardIsDiscardedUnplayed() {
    Scene scene = flips("opportunity-fire", "attack-20", "attack-10").creature(20).turns();
    scene.passesUntil("stand-in").plays("ann: card attack-20", "ann: card attack-10");

    assertThat(count(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
    assertThat(scene.sheet(ANN).set()).isEmpty();
    scene.tells("unplayed", "PRE-SET-06");
  }

  @Test
  @Shows("PRE-Q-26")
  void theExtraTurnCanBeTheFinalBlow() {
    Scene scene = flips("opportunity-fire", "attack-20", "attack-10").creature(35);
    scene.set(BEN, "attack-5").turns().passesUntil("stand-in");
    scene.plays("ann: card attack-20", "ann: card attack-10");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-26")
  void severalSecondCardsAreFlippedInInitiativeOrder() {
    Scene scene = Scene.of(3).initiative(2, 1, 3).faces("dummy").creature(60);
    scene.set(ANN, "opportunity-fire").hand(ANN, "attack-20", "attack-10");
    scene.set(BEN, "opportunity-fire").hand(BEN, "attack-20", "attack-10").turns();
    scene.passesUntil("stand-in").plays("ben: card attack-20", "ben: card attack-10");
    scene.passesUntil("stand-in").plays("ann: card attack-20", "ann: card attack-10");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"double-strike, PRE-Q-25", "opportunity-fire, PRE-OPPFIRE-01"})
  @Shows("PRE-STANDIN-02")
  void onlyItsPlayerChoosesTheCards(String card, String second) {
    Scene scene = flips(card, "attack-20", "attack-10").hand(BEN, "attack-20").turns();
    scene.passesUntil("stand-in").refuses(new PickCard(BEN, number("attack-20")), "PRE-STANDIN-02");
    scene.plays("ann: card attack-20").passesUntil("stand-in");

    scene.refuses(new PickCard(BEN, number("attack-20")), second);
  }

  @Test
  @Shows("PRE-Q-25")
  void theSecondOfADoubleStrikeIsAnAttackCardToo() {
    Scene scene = flips("double-strike", "attack-20", "attack-10", "trip").turns();
    scene.passesUntil("stand-in").plays("ann: card attack-20").passesUntil("stand-in");
    scene.refuses(new PickCard(ANN, number("trip")), "PRE-Q-25");
    scene.refuses(new PickCard(ANN, number("attack-5")), "PRE-Q-25");

    scene.plays("ann: card attack-10");
    assertThat(count(scene.sheet(ANN).hand(), "attack-10")).isZero();
    assertThat(count(scene.sheet(ANN).hand(), "trip")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-OPPFIRE-01")
  void theSecondOfAnOpportunityFireIsAnAttackCardToo() {
    Scene scene = flips("opportunity-fire", "attack-20", "attack-10", "trip").turns();
    scene.passesUntil("stand-in").plays("ann: card attack-20");

    scene.refuses(new PickCard(ANN, number("trip")), "PRE-Q-26");
  }

  @Test
  @Shows("PRE-Q-25")
  void whatIsNoCardOfTheDeckCannotBeChosen() {
    Scene scene = flips("double-strike", "attack-20").turns().passes();

    scene.refuses(new PickCard(ANN, CARDS.deckKinds()), "PRE-Q-25");
    scene.refuses(new PickCard(ANN, -1), "PRE-Q-25");
  }

  @ParameterizedTest
  @ValueSource(strings = {"double-strike", "opportunity-fire"})
  @Shows({"PRE-Q-25", "PRE-Q-26"})
  void whoIsAskedIsKnownToHoldAnAttackCardAndNobodyElse(String card) {
    Scene scene = flips(card, "attack-20", "attack-10").turns().passes();
    assertShowsAttackOfAnnOnly(scene);

    scene.plays("ann: card attack-20").passesUntil("stand-in");
    assertShowsAttackOfAnnOnly(scene);
  }

  private static void assertShowsAttackOfAnnOnly(Scene scene) {
    assertThat(scene.state().agenda().top().showsAttackOf(ANN)).isTrue();
    assertThat(scene.state().agenda().top().showsAttackOf(BEN)).isFalse();
  }
}
