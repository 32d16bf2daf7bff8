package org.lawspeaker.prestigerpg.deeper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.testkit.coverage.Shows;

/** Attacks that are linked to an ability, face up and face down. Ann is Talon or Vasha. */
class LinkedCardsTest {
  private static final String USE = "[{at: [checked], effects: [{gain-prestige: {prestige: 1}}]}]";
  private static final String DISCARDS =
      "[{at: [cards-set, before-flip], tone: harmful, effects: [discard-set]}]";

  @Test
  @Shows("PRE-Q-40")
  void theOwnerMayDiscardALinkedCardWithAHarmfulOne() {
    Scene scene = Scene.with(SceneGame.altered(USE, DISCARDS), 3, "deeper-and-darker=yes");
    scene
        .faces("dummy")
        .initiative(1, 2, 3)
        .character(ANN, "vasha-the-red")
        .set(ANN, "attack-20")
        .hand(ANN, "attack-5");
    scene.hand(ANN, "whetstone").turns().plays("ann: ability").passesUntil("extra-attack");
    scene.plays("ann: card attack-5").passesUntil("cards-set");

    scene.plays("ann: play whetstone").passesUntil("nature");
    assertThat(scene.counts(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(95);
  }

  /** Ann attacks by the ability in the round's turns; Ben holds a harmful card. */
  private static Scene linked(int encounter) {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").encounter(encounter);
    scene
        .initiative(1, 3, 2)
        .character(ANN, "vasha-the-red")
        .set(ANN, "feint")
        .hand(ANN, "attack-20")
        .hand(BEN, "stumble");
    scene
        .deck()
        .turns()
        .plays("ann: ability")
        .passesUntil("extra-attack")
        .plays("ann: card attack-20");
    return scene.asks("flipped", BEN);
  }

  @Test
  @Shows({"PRE-ABILITY-04", "PRE-Q-71"})
  void outsideBonusRoundsALinkedAttackIsImmune() {
    Scene scene = linked(6);
    assertThat(scene.offers(BEN)).containsExactly("pass");
  }

  @Test
  @Shows("PRE-ABILITY-05")
  void fromTheSeventhEncounterOnItIsNot() {
    Scene scene = linked(7);
    assertThat(scene.offers(BEN)).containsExactly("pass", "play stumble");
  }

  /** Talon has attacked out of turn; Ben and Cid hold what spoils attacks. */
  private static Scene outOfTurn(int encounter) {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("bull").creature(100);
    scene.encounter(encounter).hand(ANN, "attack-20").hand(CID, "critical-miss", "trip");
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true)).deck().randomAttacks();
    return scene.passesUntil("strike").plays("ann: ability").passesUntil("extra-attack");
  }

  @Test
  @Shows({"PRE-ABILITY-04", "PRE-Q-110"})
  void anAttackOutOfTurnIsLinkedToo() {
    Scene scene = outOfTurn(6).plays("ann: card attack-20").asks("flipped", CID);

    assertThat(scene.offers(CID)).containsExactly("pass");
  }

  @Test
  @Shows("PRE-Q-38")
  void nobodyIsTrippedOutOfTurn() {
    Scene scene = outOfTurn(7).plays("ann: card attack-20").asks("flipped", CID);

    assertThat(scene.offers(CID)).containsExactly("pass", "play critical-miss");
    scene.refuses(Play.of(CID, new Playable.Card(Scene.number("trip"))), "PRE-ACTION-03");
  }

  /** Vasha has played an attack by her ability before the flip of her set card. */
  private static Scene vasha(int encounter) {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").encounter(encounter);
    scene
        .initiative(1, 3, 2)
        .character(ANN, "vasha-the-red")
        .set(ANN, "attack-20")
        .hand(ANN, "attack-5");
    scene.hand(BEN, "critical-miss", "edge-out", "trip").deck().turns().plays("ann: ability");
    return scene.passesUntil("extra-attack").plays("ann: card attack-5").passesUntil("cards-set");
  }

  @Test
  @Shows({"PRE-ABILITY-04", "PRE-Q-70", "PRE-Q-71"})
  void bothAttacksOfVashaAreImmuneTheSetOneFaceDownToo() {
    Scene scene = vasha(6);
    assertThat(scene.offers(BEN)).containsExactly("pass");
    Target card = new Target.Card(ANN, 0);
    int edgeOut = Scene.number("edge-out");
    scene.refuses(new Play(BEN, new Playable.Card(edgeOut), 0, card), "PRE-ABILITY-04");
    scene.passesUntil("flipped");
    assertThat(scene.offers(BEN)).containsExactly("pass");
  }

  /** Vasha's set card of this name has been flipped after she attacked by her ability. */
  private static Scene flipped(int encounter, String set) {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").encounter(encounter);
    scene
        .initiative(1, 3, 2)
        .character(ANN, "vasha-the-red")
        .set(ANN, set)
        .hand(ANN, "attack-5")
        .hand(BEN, "critical-miss");
    scene.deck().turns().plays("ann: ability").passesUntil("extra-attack");
    scene.plays("ann: card attack-5").passesUntil("cards-set").passesUntil("flipped");
    return scene.asks("flipped", BEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"attack-20", "slip-behind", "feint"})
  @Shows({"PRE-ABILITY-04", "PRE-Q-71"})
  void herSetCardStaysImmuneWhenItIsFlipped(String set) {
    assertThat(flipped(6, set).offers(BEN)).containsExactly("pass");
  }

  @Test
  @Shows("PRE-ABILITY-05")
  void fromTheSeventhEncounterOnHerFlippedRiderIsATarget() {
    assertThat(flipped(7, "slip-behind").offers(BEN)).containsExactly("pass", "play critical-miss");
  }

  @Test
  @Shows("PRE-ABILITY-05")
  void fromTheSeventhEncounterOnHerSetCardIsATarget() {
    assertThat(vasha(7).offers(BEN))
        .containsExactlyInAnyOrder("pass", "play edge-out on seat-2", "play trip");
  }

  @Test
  @Shows("PRE-Q-71")
  void theTurnAfterHersIsNotImmune() {
    Scene scene =
        Scene.of(3, "deeper-and-darker=yes")
            .faces("dummy")
            .initiative(1, 3, 2)
            .character(ANN, "vasha-the-red");
    scene.set(ANN, "attack-20").set(CID, "attack-5").hand(ANN, "attack-5");
    scene
        .hand(BEN, "critical-miss")
        .deck()
        .turns()
        .plays("ann: ability")
        .passesUntil("extra-attack");
    scene.plays("ann: card attack-5").passesUntil("before-flip").passesUntil("flipped");
    assertThat(scene.offers(BEN)).containsExactly("pass", "play critical-miss");
  }

  @Test
  @Shows({"PRE-ABILITY-04", "PRE-Q-71"})
  void aLinkedCardIsSafeFaceDownInWhateverSeatItsOwnerSits() {
    Scene scene =
        Scene.of(3, "deeper-and-darker=yes", "character-2=vasha-the-red", "character-0=talon");
    scene.faces("dummy").set(ANN, "attack-20").hand(ANN, "attack-5").hand(BEN, "edge-out", "trip");
    scene.turns().plays("ann: ability", "ben: pass").passesUntil("extra-attack");
    scene.plays("ann: card attack-5").passesUntil("cards-set");

    scene.asks("cards-set", BEN);
    scene.refuses(
        new Play(BEN, new Playable.Card(number("edge-out")), 0, new Target.Card(ANN, 0)),
        "PRE-ABILITY-04");
    scene.refuses(Play.of(BEN, new Playable.Card(number("trip"))), "PRE-ABILITY-04");
  }

  @Test
  @Shows("PRE-Q-71")
  void theLinkEndsWithTheTurn() {
    Scene scene = vasha(6);
    assertThat(scene.state().inForce()).hasSize(1);

    assertThat(scene.passesUntil("before-flip").state().inForce()).isEmpty();
  }
}
