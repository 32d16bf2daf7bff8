package org.lawspeaker.hofordeals.death;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.testkit.coverage.Shows;

/** The death sequence of the player whose turn it is. */
class DeathSequenceTest {
  /** Seat 1 dies while fleeing from a combat. */
  private static Scene dead(String hero) {
    return Battle.continuing("health: 1, " + hero, "5-of-dust").then("flee", "draw scratch");
  }

  @Test
  @Shows({"HOF-DEATH-01", "HOF-HEALTH-02", "HOF-DEATH-12"})
  void happensAtHealthZero() {
    Scene scene = dead("food: 1").chance();

    assertThat(scene.events())
        .filteredOn(event -> event.kind().equals("died"))
        .extracting(event -> event.citation().id())
        .containsExactly("HOF-HEALTH-02");
    assertThat(scene.hero(1).health()).isEqualTo(10);
  }

  @Test
  @Shows({"HOF-DEATH-12", "HOF-Q-19"})
  void happensByWhateverCause() {
    Scene scene =
        Scene.of(3, "{step: explore, turn: {active: '2'}, heroes: {2: {health: 1, shards: 2}}}")
            .then("go c2")
            .chance();

    assertThat(scene.hero(2).health()).isEqualTo(10);
    assertThat(scene.hero(2).space()).isEqualTo(12);
    assertThat(scene.state().turn().active()).hasToString("seat 0");
  }

  @Test
  @Shows("HOF-DEATH-02")
  void endsThePain() {
    Scene scene = dead("food: 1").chance();

    assertThat(Battle.names(scene.state().decks().pain().discard())).containsExactly("scratch");
  }

  @Test
  @Shows({"HOF-DEATH-03", "HOF-DEATH-13"})
  void takesAllFoodButNoTokenShards() {
    Scene scene = dead("food: 3, shards: 5").chance();

    assertThat(scene.hero(1).food()).isZero();
    assertThat(scene.hero(1).shards()).isEqualTo(5);
  }

  /** The combat ends first, however it ends: nothing is kept on a weapon between combats. */
  @Test
  @Shows({"HOF-Q-123", "HOF-Q-24"})
  void leavesNoPowerOnEquipmentThatItDoesNotTake() {
    Scene scene = dead("gear: {head: iron-helm, side: detonator}, charges: {side: 2}");
    assertThat(scene.window()).isEqualTo("lose-equipment");

    scene.then("choose iron-helm").chance();
    assertThat(scene.hero(1).gear()).containsKey(Slot.SIDE);
    assertThat(scene.hero(1).charges()).isEmpty();
  }

  @Test
  @Shows("HOF-DEATH-01")
  void takesItsStepsInOrder() {
    Scene scene = dead("food: 3, fame: 12, gear: {head: iron-helm, body: chain-mail}");
    assertThat(scene.hero(1).food()).isZero();

    scene.then("choose iron-helm").chance();
    assertThat(scene.events())
        .extracting(event -> event.citation().id())
        .containsSubsequence(
            "HOF-DEATH-02",
            "HOF-DEATH-03",
            "HOF-DEATH-04",
            "HOF-DEATH-05",
            "HOF-DEATH-06",
            "HOF-DEATH-07",
            "HOF-DEATH-08",
            "HOF-DEATH-09",
            "HOF-DEATH-10");
  }

  @Test
  @Shows("HOF-DEATH-04")
  void destroysOneEquipmentCardOfThePlayersChoice() {
    Scene scene = dead("gear: {head: iron-helm, body: chain-mail}");
    assertThat(scene.moves()).containsExactly("choose iron-helm", "choose chain-mail");
    assertThat(scene.refused("choose long-sword")).containsExactly("HOF-DEATH-04");

    scene.then("choose chain-mail").chance();
    assertThat(scene.hero(1).gear()).containsOnlyKeys(Slot.HEAD);
    assertThat(Battle.names(scene.state().decks().box())).containsExactly("chain-mail");
  }

  @Test
  @Shows({"HOF-RELIC-05", "HOF-Q-97"})
  void refusesToDestroyARelic() {
    Scene scene = dead("gear: {head: iron-helm, weapon: blade-of-dawn}");

    assertThat(scene.refused("choose blade-of-dawn")).containsExactly("HOF-RELIC-05");
  }

  @Test
  @Shows({"HOF-Q-97", "HOF-WEAPON-12", "HOF-CARD-36"})
  void destroysNothingOfWhoHasOnlyARelicAndTheAxe() {
    Scene scene = dead("gear: {side: endless-purse}").chance();

    assertThat(scene.events()).extracting(event -> event.kind()).contains("revived");
    assertThat(scene.hero(1).gear()).hasSize(1);
    assertThat(scene.state().decks().box().isEmpty()).isTrue();
  }

  @Test
  @Shows("HOF-STASH-04")
  void scoresNoFameForDestroyedEquipment() {
    Scene scene = dead("fame: 20, gear: {body: chain-mail}").then("choose chain-mail").chance();

    assertThat(scene.hero(1).fame()).isEqualTo(10);
  }

  @Test
  @Shows({"HOF-DEATH-05", "HOF-DEATH-06"})
  void bringsThePlayerBackToTheTown() {
    Scene scene = dead("food: 1").chance();

    assertThat(scene.hero(1).health()).isEqualTo(10);
    assertThat(scene.hero(1).space()).isEqualTo(12);
  }

  @Test
  @Shows("HOF-DEATH-07")
  void takesTenFame() {
    assertThat(dead("fame: 15").chance().hero(1).fame()).isEqualTo(5);
  }

  @Test
  @Shows("HOF-Q-18")
  void takesNoMoreFameThanThereIs() {
    assertThat(dead("fame: 4").chance().hero(1).fame()).isZero();
  }

  @Test
  @Shows("HOF-Q-18")
  void takesFameBelowZeroByTheOtherReading() {
    String zones =
        Battle.zones("continuing", "bandit-camp", "health: 1, fame: 4", "{}", "1-of-dust");
    Scene scene = Scene.of(Setup.of(3).with("fame-floor", "none"), zones);

    assertThat(scene.then("flee", "draw scratch").chance().hero(1).fame()).isEqualTo(-6);
  }

  @Test
  @Shows({"HOF-DEATH-08", "HOF-DEATH-09", "HOF-DEATH-10"})
  void shufflesAllCardsAndDrawsFive() {
    Scene scene =
        dead("hand: [2 strive], played: [strive], discard: [forage], " + Battle.bound("hack 1"))
            .chance();

    assertThat(scene.hero(1).hand().size()).isEqualTo(5);
    assertThat(scene.hero(1).deck().size()).isEqualTo(5);
    assertThat(scene.hero(1).discard().isEmpty()).isTrue();
    assertThat(scene.hero(1).played().isEmpty()).isTrue();
    assertThat(scene.hero(1).bound()).isEmpty();
  }

  @Test
  @Shows({"HOF-DEATH-11", "HOF-CEND-05"})
  void endsTheTurn() {
    Scene scene = dead("effort: 5").chance();

    assertThat(scene.state().turn().active()).hasToString("seat 2");
    assertThat(scene.window()).isEqualTo("fatigue");
    assertThat(scene.hero(1).effort()).isZero();
  }

  @Test
  @Shows("HOF-Q-106")
  void losesTheRewardsThatAreNotYetGained() {
    Scene scene =
        Battle.assigning(
                "health: 2, " + Battle.bound("champion 5", "veteran 3"), "4-of-skulls", "3-of-dust")
            .then("assign champion to 4-of-skulls", "assign veteran to 3-of-dust", "done")
            .then("choose 4-of-skulls", "choose option 2")
            .chance();

    assertThat(scene.hero(1).shards()).isZero();
    assertThat(scene.state().turn().active()).hasToString("seat 2");
  }
}
