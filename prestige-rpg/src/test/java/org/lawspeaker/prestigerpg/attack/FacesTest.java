package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.stack.RotateAttacks;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Span;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.InForce;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.coverage.Shows;

/** The values that an Attack card shows, and how it is rotated from one to another. */
class FacesTest {
  /** Ann's attack, on which Ben plays these cards, against a creature of 300 life. */
  private static int damage(String attack, String... plays) {
    Scene scene =
        Scene.of(3).faces("dummy").creature(300).set(ANN, attack).hand(BEN, plays).turns();
    scene.passesUntil("flipped");
    for (String play : plays) {
      scene.plays("ben: play " + play);
    }
    return 300 - scene.nature("PRE-INIT-01").state().foe().life();
  }

  @ParameterizedTest
  @CsvSource({"attack-5, 5", "attack-10, 10", "attack-25, 25", "attack-40, 40", "attack-100, 100"})
  @Shows("PRE-ATTACK-01")
  void anAttackInflictsTheDamageThatItShows(String attack, int shown) {
    Scene scene = Scene.of(3).faces("dummy").creature(300).set(ANN, attack).turns();

    assertThat(scene.state().foe().life()).isEqualTo(300 - shown);
  }

  @ParameterizedTest
  @CsvSource({
    "attack-100, 50",
    "attack-50, 25",
    "attack-40, 20",
    "attack-30, 15",
    "attack-25, 15",
    "attack-20, 10",
    "attack-10, 5",
    "attack-5, 0"
  })
  @Shows({"PRE-ATTACK-02", "PRE-ATTACK-05", "PRE-Q-28"})
  void halvingRotatesToTheNextLowerValue(String attack, int lower) {
    assertThat(damage(attack, "stumble")).isEqualTo(lower);
  }

  @ParameterizedTest
  @CsvSource({
    "attack-100, 200",
    "attack-50, 100",
    "attack-40, 80",
    "attack-30, 60",
    "attack-25, 50",
    "attack-20, 40",
    "attack-10, 20",
    "attack-5, 10"
  })
  @Shows({"PRE-ATTACK-03", "PRE-Q-28"})
  void doublingRotatesToTheNextHigherValue(String attack, int higher) {
    assertThat(damage(attack, "rally")).isEqualTo(higher);
  }

  @Test
  @Shows("PRE-ATTACK-04")
  void theHighestValueCannotBeDoubledAnyFurther() {
    assertThat(damage("attack-25", "rally", "rally")).isEqualTo(50);
  }

  @Test
  @Shows("PRE-Q-28")
  void aCardHalvedTwiceIsWorthNothingAndDoubledAgainShowsTheHalf() {
    assertThat(damage("attack-25", "stumble", "stumble", "rally")).isEqualTo(15);
  }

  @Test
  @Shows("PRE-Q-28")
  void halvingAtNothingHasNoEffect() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "crowd").set(BEN, "attack-20");
    scene.hand(CID, "stumble", "stumble", "rally").turns().passesUntil("flipped").passes();
    scene.passesUntil("flipped").plays("cid: play stumble", "cid: play stumble", "cid: play rally");

    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 10);
  }

  @Test
  @Shows("PRE-ATTACK-05")
  void theValuesAreStepsAlongThoseThatArePrinted() {
    CardFace.Attack face = (CardFace.Attack) CARDS.face(number("attack-25"));

    assertThat(face.values()).containsExactly(50, 25, 15, 0);
  }

  @Test
  @Shows({"PRE-RIDER-09", "PRE-Q-108"})
  void doublingBeforeHalvingIsLostAtTheHighestValue() {
    Scene scene = strong("attack-20", "stumble", "rally", "edge-out");
    scene.plays("ben: play rally", "ben: play stumble").passesUntil("before-flip");

    assertThat(scene.state().stack().get(0).value()).isEqualTo(20);
  }

  @Test
  @Shows({"PRE-RIDER-09", "PRE-Q-108"})
  void halvingBeforeDoublingIsUndone() {
    Scene scene = strong("attack-20", "stumble", "rally", "edge-out");
    scene.plays("ben: play stumble", "ben: play rally").passesUntil("before-flip");

    assertThat(scene.state().stack().get(0).value()).isEqualTo(40);
  }

  /** Ann has drunk strength, so that her attack is at its highest value before anybody plays. */
  private static Scene strong(String attack, String... plays) {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "potion-of-strength");
    scene.hand(ANN, attack).hand(BEN, plays).hand(BEN, "attack-5").potions();
    scene.plays("ann: use seat-2-potion-of-strength").passesUntil("nature");
    scene
        .plays("initiative 3 2 1")
        .passesUntil("set")
        .plays("ann: set " + attack, "ben: set attack-5");
    return scene.passesUntil("flipped");
  }

  @Test
  @Shows("PRE-Q-108")
  void poisonIsTakenOffAfterTheRotation() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").poison(ANN, 1);
    scene.hand(BEN, "rally").turns().passesUntil("flipped").plays("ben: play rally");

    assertThat(scene.state().foe().life()).isEqualTo(70);
  }

  @Test
  @Shows("PRE-Q-108")
  void anAttackIsNeverWorthLessThanNothing() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").poison(ANN, 2).turns();

    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-108")
  void whatAnEncounterChangesForAsLongAsItIsFacedCountsToo() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "lasting: [{add-to-attacks: {whose: all, value: -5}}, {rotate-attacks: {whose: all}}]");
    Scene scene = Scene.with(cards, 3).faces("mirror").set(ANN, "attack-40").turns();

    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(100 - (20 - 5));
  }

  @Test
  @Shows("PRE-Q-108")
  void whatAnAbilityHasChangedIsAppliedOnce() {
    Cards cards =
        SceneGame.altered(
            "{at: [checked], effects: [{gain-prestige: {prestige: 1}}]}",
            "{at: [cards-set], effects: [{change: {gives: {add-to-attacks: {whose: all, value: 5}},"
                + " span: {until: round}}}]}");
    Scene scene = Scene.with(cards, 3).faces("dummy").set(ANN, "attack-40").hand(BEN, "whetstone");
    scene.turns().plays("ben: play whetstone").passesUntil("set").plays("ann: set attack-40");

    assertThat(scene.passesUntil("nature").state().foe().life()).isEqualTo(100 - 45);
  }

  @Test
  @Shows({"PRE-ATTACK-02", "PRE-ATTACK-03", "PRE-Q-28"})
  void halvingAtNothingHasNoEffectThatDoublingWouldHaveToUndo() {
    assertThat(damage("attack-5", "stumble", "stumble", "rally")).isEqualTo(5);
  }

  @Test
  @Shows("PRE-Q-108")
  void whatIsInForceAppliesInTheOrderInWhichItCame() {
    Scene scene = Scene.ofReference(3).clock(clock -> clock.withNextId(10)).faces("ripper");
    scene.event("every-hand-against-the-strongest").prestige(ANN, 3);
    Table table = Table.of(scene.cards(), scene.deck().turns().state());
    table.inForce = ImmutableList.of(doubling(1), doubling(2));
    Flipping.play(table, ANN, scene.numberOf("attack-40"), false);

    Attack attack = table.settle().stack.get(0);
    assertThat(Worth.of(table, attack)).isEqualTo(40);
  }

  /** Ann's attacks are doubled. */
  private static InForce doubling(int id) {
    Source source = Source.encounter(0, ANN);
    return new InForce(id, source, new RotateAttacks(Group.YOU, true), Span.Until.ROUNDS, 2);
  }

  @Test
  @Shows({"PRE-Q-13", "PRE-Q-79"})
  void anAttackThatHitsIsWorthWhatItDidInTheEnd() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: attack-hits, when: [{attack-worth: {at-least: 20}}],"
                + " effects: [{gain-prestige: {prestige: 1}}]}]");
    Scene scene = Scene.with(cards, 3).faces("mirror").set(ANN, "attack-30").poison(ANN, 1);
    scene.set(BEN, "attack-20").poison(BEN, 1).turns();

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(1);
    assertThat(scene.sheet(BEN).prestige()).isZero();
  }
}
