package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.testkit.coverage.Shows;

/** What an encounter does by itself, on each occasion of a round, and whom it concerns. */
class OccasionsTest {
  /** The Mirror gives 1 Prestige to whomever this concerns. */
  private static Cards on(String occasion) {
    return SceneGame.altered("rules: [{on: game-ends,", "rules: [{on: " + occasion + ",");
  }

  /** Ann attacks and uses an Item, Ben, who is attacked, plays a Feint, Cid an Action card. */
  private static Scene round(Cards cards) {
    Scene scene = Scene.with(cards, 3).faces("mirror").set(ANN, "attack-20").set(BEN, "feint");
    scene.hand(CID, "rally").items(ANN, "lantern").life(ANN, 50).turns().passesUntil("flipped");
    scene.plays("cid: play rally").passesUntil("checked").plays("ann: use seat-2-lantern");
    return scene.passesUntil("nature");
  }

  @ParameterizedTest
  @CsvSource({
    "attack-revealed, 1, 1, 0",
    "attack-hits, 1, 0, 0",
    "maneuver, 0, 1, 0",
    "action-played, 0, 0, 1",
    "item-used, 1, 0, 0",
    "totalled, 1, 0, 0",
    "struck, 0, 1, 0",
    "hurt, 0, 1, 0"
  })
  @Shows("PRE-TURN-03")
  void whatHappensInTheTurnsConcernsWhoeverDoesOrSuffersIt(
      String occasion, int ann, int ben, int cid) {
    assertThat(round(on(occasion)).sheets())
        .extracting(Sheet::prestige)
        .containsExactly(ann, ben, cid);
  }

  @ParameterizedTest
  @CsvSource({"initiative", "draws", "drawn", "round-ends", "round-starts"})
  @Shows("PRE-FLOW-02")
  void whatHappensInTheStepsOfARoundConcernsTheFirstInTheNewOrder(String occasion) {
    Scene scene = round(on(occasion)).plays("initiative 1 3 2");
    scene.plays("draw attack-5", "draw attack-5", "draw attack-5").asks("set", ANN, BEN, CID);

    assertThat(scene.sheets()).extracting(Sheet::prestige).containsExactly(0, 0, 1);
  }

  @ParameterizedTest
  @CsvSource({"revealed", "phase-starts"})
  @Shows({"PRE-BEGIN-02", "PRE-LICH-01"})
  void theBeginningOfTheEncounterConcernsTheFirst(String occasion) {
    Scene scene = Scene.with(on(occasion), 3).faces("mirror").initiative(2, 1, 3);

    assertThat(scene.begins(Flow.LIFE, Flow.REVEALED).sheet(BEN).prestige()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-76")
  void theEndOfTheEncounterConcernsTheFirst() {
    Scene scene = Scene.with(on("encounter-ends"), 3).faces("mirror").initiative(2, 1, 3);

    assertThat(scene.ends().sheet(BEN).prestige()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-109")
  void theEndOfTheLastEncounterIsAnOccasionOfItsOwn() {
    Scene last = Scene.of(3).faces("mirror").initiative(2, 1, 3).last();
    Scene another = Scene.of(3).faces("mirror").initiative(2, 1, 3).encounter(8);

    assertThat(last.ends().sheet(BEN).prestige()).isEqualTo(1);
    assertThat(another.ends().sheet(BEN).prestige()).isZero();
  }

  @Test
  void rulesOfOneCardThatAreSetOffTogetherGoInTheirPrintedOrder() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: round-ends, effects: [{hurt: {damage: 3}}]},"
                + " {on: round-ends, effects: [{hurt: {damage: 7}}]}]");
    Scene scene = Scene.with(cards, 3).faces("mirror").deck().randomAttacks();

    assertThat(scene.says())
        .containsSubsequence(
            "seat 2 receives 3 damage and has 97 life", "seat 2 receives 7 damage and has 90 life");
  }

  @Test
  void whatSetsOffTheEncounterAndTheEventIsDoneByTheEncounterFirst() {
    Cards cards =
        SceneGame.altered(
            "activation: [2, 5, 8], effects: [{hurt: {who: all, damage: 5}}]",
            "activation: [2, 5, 8], rules: [{on: round-ends, effects: [{hurt: {damage: 2}}]}]");
    Scene scene = Scene.with(cards, 3).faces("trap").event("gust").deck().randomAttacks();

    assertThat(scene.says())
        .containsSubsequence(
            "seat 2 receives 5 damage and has 95 life", "seat 2 receives 2 damage and has 93 life");
  }

  @Test
  @Shows("PRE-Q-62")
  void aDeathConcernsWhoeverDies() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: died, effects: [{hurt: {who: others, damage: 7}}]}]");
    Scene scene = Scene.with(cards, 3).faces("mirror").life(BEN, 5).totals();

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(93, 0, 93);
  }
}
