package org.lawspeaker.prestigerpg.windows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Action cards, and which class of cards a card is of. */
class ActionCardsTest {
  private static final String TOUGH = "not-so-tough-tougher-than-he-looks";

  private static Play card(Seat seat, String card) {
    return Play.of(seat, new Playable.Card(number(card)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"attack-20", "ambush-of-talon", "feint", "focus-strength", "double-strike"})
  @Shows("PRE-CLASS-01")
  void attackCards(String card) {
    assertThat(CARDS.isAttack(number(card))).isTrue();
    assertThat(CARDS.isItem(number(card))).isFalse();
    assertThat(CARDS.face(number(card))).isNotInstanceOf(CardFace.Action.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"edge-out", "critical-miss", "trip", "counter-strike", TOUGH})
  @Shows("PRE-CLASS-02")
  void actionCards(String card) {
    assertThat(CARDS.face(number(card))).isInstanceOf(CardFace.Action.class);
    assertThat(CARDS.isAttack(number(card))).isFalse();
    assertThat(CARDS.isItem(number(card))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"healing-potion", "alchemist-fire", "amulet-of-mentalism"})
  @Shows("PRE-CLASS-03")
  void itemCards(String card) {
    assertThat(CARDS.isItem(number(card))).isTrue();
    assertThat(CARDS.isAttack(number(card))).isFalse();
  }

  @Test
  @Shows("PRE-ACTION-01")
  void anActionCardIsPlayedStraightFromTheHand() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally").turns();
    scene
        .passesUntil("flipped")
        .allows(card(BEN, "rally"), "PRE-ACTION-01")
        .plays("ben: play rally");

    scene.tells("action", "PRE-ACTION-01");
    assertThat(scene.sheet(BEN).hand().isEmpty()).isTrue();
    assertThat(count(scene.state().piles().discards(), "rally")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-ACTION-01")
  void aCardThatIsNotInTheHandCannotBePlayed() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally").turns();

    scene.passesUntil("flipped").refuses(card(BEN, "stumble"), "PRE-ACTION-01");
  }

  @Test
  @Shows("PRE-ACTION-01")
  void anAttackCardCannotBePlayedLikeOne() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "attack-5").turns();

    scene.refuses(card(BEN, "attack-5"), "PRE-ACTION-01");
  }

  @Test
  @Shows("PRE-ACTION-02")
  void anActionCardIsNotSetByAPlayerWhoHoldsAnAttackCard() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5", "rally").setting();

    scene.refuses(new SetFaceDown(ANN, Pile.of(number("rally"))), "PRE-SET-04", "PRE-ACTION-02");
  }

  @Test
  @Shows("PRE-ACTION-02")
  void itIsSetAsABluffByAPlayerWithoutOne() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "rally").setting();

    scene.allows(new SetFaceDown(ANN, Pile.of(number("rally"))), "PRE-SET-04");
  }

  @Test
  @Shows("PRE-ACTION-03")
  void someMayBePlayedOutOfTurn() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(CID, "edge-out").turns();

    scene.asks("cards-set", CID);
    assertThat(scene.offers(CID)).containsExactlyInAnyOrder("pass", "play edge-out on seat-2");
  }

  @Test
  @Shows("PRE-ACTION-03")
  void someOnlyAtASpecificTime() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally").turns();

    scene.asks("cards-set", BEN).refuses(card(BEN, "rally"), "PRE-ACTION-03");
    scene.passesUntil("flipped").allows(card(BEN, "rally"), "PRE-ACTION-03");
    scene.passesUntil("checked").refuses(card(BEN, "rally"), "PRE-ACTION-03");
  }

  @Test
  @Shows("PRE-ACTION-03")
  void someNotByThePlayerWhoseAttackItIs() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(ANN, "critical-miss");

    scene.turns().passesUntil("flipped").refuses(card(ANN, "critical-miss"), "PRE-ACTION-03");
  }

  @Test
  @Shows({"PRE-TOUGH-01", "PRE-Q-34"})
  void itsPlayerChoosesOneOfTwoEffects() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, TOUGH).turns();

    assertThat(scene.offers(BEN))
        .containsExactlyInAnyOrder(
            "pass",
            "play " + TOUGH + " as not-so-tough",
            "play " + TOUGH + " as tougher-than-he-looks");
  }

  @Test
  @Shows({"PRE-TOUGH-01", "PRE-Q-34"})
  void notSoToughTakesThirtyFromTheCreature() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, TOUGH).turns();
    scene.plays("ben: play " + TOUGH + " as not-so-tough", "ann: set attack-20");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 30 - 20);
  }

  @Test
  @Shows({"PRE-TOUGH-01", "PRE-Q-34"})
  void tougherThanHeLooksGivesItThirty() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, TOUGH).turns();
    scene.plays("ben: play " + TOUGH + " as tougher-than-he-looks", "ann: set attack-20");

    assertThat(scene.state().foe().life()).isEqualTo(100 + 30 - 20);
  }

  @Test
  @Shows("PRE-Q-34")
  void itLeavesTheCreatureFiveLifeBesideTheCheckedAttacks() {
    Scene scene = Scene.of(3).faces("dummy").creature(50).set(ANN, "attack-20");
    scene.set(BEN, "attack-5").hand(CID, TOUGH).turns().passesUntil("before-flip");
    scene.plays("cid: play " + TOUGH + " as not-so-tough");

    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
    assertThat(scene.says()).contains("Dummy has 25 life");
  }

  @Test
  @Shows("PRE-Q-34")
  void itNeverLandsAFinalBlow() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-5").hand(BEN, TOUGH).turns();
    scene.passesUntil("flipped").plays("ben: play " + TOUGH + " as not-so-tough");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-34")
  void itDoesNotRaiseACreatureThatHasLessThanFive() {
    Scene scene = Scene.of(3).faces("dummy").creature(3).set(ANN, "feint").hand(BEN, TOUGH).turns();
    scene.plays("ben: play " + TOUGH + " as not-so-tough");

    assertThat(scene.state().foe().life()).isEqualTo(3);
  }

  @Test
  @Shows("PRE-Q-34")
  void againstTokensItIsAimedAtOne() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "feint").hand(BEN, TOUGH).turns();
    scene.plays("ben: play " + TOUGH + " as tougher-than-he-looks on token-2");

    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(30, 60, 30));
  }

  @Test
  @Shows("PRE-Q-106")
  void raisingAnAttackLeavesTheFinalBlowWithItsOwner() {
    Scene scene = Scene.of(3).faces("sapling").set(ANN, "attack-20").hand(BEN, "rally").turns();
    scene.passesUntil("flipped").plays("ben: play rally");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(BEN).prestige()).isZero();
  }

  @Test
  @Shows("PRE-ACTION-01")
  void whatCannotBePlayedFromTheHandIsSaid() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "attack-5").turns();
    Play relic = Play.of(BEN, new Playable.Card(CARDS.deckKinds()));

    assertThat(number("attack-5")).isZero();
    assertThat(scene.faults(card(BEN, "attack-5"))).containsExactly("no-action-card");
    assertThat(scene.faults(card(BEN, "rally"))).containsExactly("not-in-hand");
    assertThat(scene.faults(relic)).containsExactly("not-in-hand");
  }

  @Test
  @Shows({"PRE-ACTION-01", "PRE-TOUGH-01"})
  void thereAreNoOtherEffectsThanThoseOnTheCard() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, TOUGH).turns();

    assertThat(scene.faults(card(BEN, TOUGH).as(2, Target.nothing())))
        .containsExactly("no-such-use");
    assertThat(scene.faults(card(BEN, TOUGH).as(-1, Target.nothing())))
        .containsExactly("no-such-use");
  }

  @Test
  @Shows({"PRE-EDGE-01", "PRE-ACTION-03"})
  void whatIsChosenIsOfTheKindThatTheCardNames() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20");
    scene.hand(BEN, "edge-out", "rally").turns().refuses(card(BEN, "edge-out"), "PRE-EDGE-01");

    scene.passesUntil("flipped");
    scene.refuses(card(BEN, "rally").as(0, Target.player(ANN)), "PRE-ACTION-03");
  }

  @Test
  @Shows("PRE-ACTION-03")
  void whoChoosesAPlayerChoosesAnother() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "quick-feet").potions();
    scene.plays("initiative 3 2 1");

    assertThat(scene.offers(BEN))
        .containsExactly("pass", "play quick-feet on seat-2", "play quick-feet on seat-0");
  }

  @Test
  @Shows("PRE-Q-107")
  void aDeadTokenIsNotChosen() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 1).set(ANN, "feint").hand(BEN, TOUGH);

    assertThat(scene.turns().offers(BEN))
        .containsExactly(
            "pass",
            "play " + TOUGH + " as not-so-tough on token-1",
            "play " + TOUGH + " as not-so-tough on token-3",
            "play " + TOUGH + " as tougher-than-he-looks on token-1",
            "play " + TOUGH + " as tougher-than-he-looks on token-3");
  }

  @Test
  @Shows("PRE-ACTION-01")
  void howManyWerePlayedInTheRoundIsKnown() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally", "shove");
    scene.turns().passesUntil("flipped").plays("ben: play rally", "ben: play shove");

    assertThat(scene.state().clock().actions()).isEqualTo(2);
  }

  @Test
  @Shows("PRE-Q-40")
  void oneThatIsRefusedWasNotPlayed() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "ambush-of-talon").hand(BEN, "rally");
    scene.turns().passesUntil("special").plays("ann: choose special", "ben: play rally");
    scene.plays("ann: refuse");

    assertThat(scene.state().clock().actions()).isZero();
  }

  @Test
  @Shows("PRE-ACTION-03")
  void someOnlyUnderAConditionThatTheirTextNames() {
    Cards strong =
        SceneGame.altered(
            "tone: helpful, effects: [{rotate: true}]",
            "tone: helpful, when: [{attack-worth: {at-least: 30}}], effects: [{rotate: true}]");
    Scene weak = Scene.with(strong, 3).faces("dummy").set(ANN, "attack-20").hand(BEN, "rally");
    weak.turns().passesUntil("flipped").refuses(card(BEN, "rally"), "PRE-ACTION-03");
    assertThat(weak.faults(card(BEN, "rally"))).containsExactly("condition");
    assertThat(weak.offers(BEN)).containsExactly("pass");

    Scene better = Scene.with(strong, 3).faces("dummy").set(ANN, "attack-30").hand(BEN, "rally");
    better.turns().passesUntil("flipped").allows(card(BEN, "rally"), "PRE-ACTION-03");
  }
}
