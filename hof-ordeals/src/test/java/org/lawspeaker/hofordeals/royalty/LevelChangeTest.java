package org.lawspeaker.hofordeals.royalty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.testkit.coverage.Shows;

/** The board goes on to the next level. */
class LevelChangeTest {
  /** Seat 1 has defeated a Royalty, done the loot, and ends the Acquire step. */
  private static Scene change(int level, String royalty) {
    return Slain.royalty(Setup.of(3), level, royalty, "food: 2", "2: {space: c4, health: 7}")
        .then("pass", "pass", "pass", "done")
        .chance();
  }

  /** The same with the Town on a1. */
  private static Scene town() {
    return change(1, "jack-of-dust").then("choose space a1");
  }

  /** The same with all Encounters laid. */
  private static Scene laid() {
    return town()
        .then("choose space b1", "choose space c1", "choose space d1", "choose space e1")
        .then("choose space a2", "choose space a3", "choose space a4");
  }

  @Test
  @Shows({"HOF-LEVEL-01", "HOF-LEVEL-03"})
  void comesAfterTheRestOfTheDefeaterWhoLaysItOut() {
    Scene loot = Slain.jack(Setup.of(3), "food: 2", "").then("pass", "pass", "pass");
    assertThat(loot.window()).isEqualTo("acquire");
    assertThat(loot.state().clock().level()).isEqualTo(1);

    Scene scene = loot.then("done").chance();
    assertThat(scene.window()).isEqualTo("place-town");
    assertThat(scene.hero(1).hand().size()).isEqualTo(5);
    assertThat(scene.allowed("seat 1: choose space a1")).containsExactly("HOF-LEVEL-05");
    assertThat(scene.refused("seat 2: choose space a1")).containsExactly("HOF-LEVEL-03");
    scene.then("choose space a1");
    assertThat(scene.refused("seat 2: choose space a2")).containsExactly("HOF-LEVEL-03");
  }

  /** Only the King triggers the end; after a Queen the third level is laid out. */
  @Test
  @Shows({"HOF-OVER-02", "HOF-LEVEL-02", "HOF-LEVEL-10", "HOF-END-01"})
  void goesOnToTheThirdLevelAfterTheQueen() {
    Scene scene = change(2, "queen-of-dust");
    assertThat(scene.window()).isEqualTo("place-town");
    scene
        .then("choose space a1", "choose space b1", "choose space c1", "choose space d1")
        .then("choose space e1", "choose space a2", "choose space a3", "choose space a4")
        .chance();

    assertThat(scene.state().clock().level()).isEqualTo(3);
    assertThat(scene.state().clock().slayer()).isEmpty();
    assertThat(
            Scene.GAME
                .cards()
                .royalties
                .get(2)
                .count(scene.state().board().royalty().orElseThrow()))
        .isEqualTo(1);
    assertThat(scene.window()).isEqualTo("fatigue");
  }

  @Test
  @Shows("HOF-LEVEL-04")
  void takesAllEncountersAway() {
    assertThat(change(1, "jack-of-dust").state().board().sites()).isEmpty();
    assertThat(town().state().board().sites()).hasSize(1);
  }

  @Test
  @Shows("HOF-Q-74")
  void remembersTheEncountersThatLayThereButNeitherTownNorBoss() {
    Bag used = change(1, "jack-of-dust").state().board().used();

    assertThat(used.isEmpty()).isFalse();
    assertThat(used.count(Scene.card("town"))).isZero();
    assertThat(used.count(Scene.card("jack"))).isZero();
  }

  @Test
  @Shows("HOF-Q-74")
  void showsTheEncountersThatNobodyRevealed() {
    Scene scene = change(1, "jack-of-dust");

    assertThat(scene.told())
        .anyMatch(each -> each.matches("HOF-Q-74: .* leaves the board unrevealed"))
        .contains("HOF-LEVEL-04: all Encounters leave the board");
  }

  @Test
  @Shows({"HOF-LEVEL-05", "HOF-SETUP-10"})
  void putsTheTownAndAllAdventurersOnAnySpace() {
    Scene scene = town();

    assertThat(Objects.requireNonNull(scene.state().board().site(0)).shows(Scene.card("town")))
        .isTrue();
    assertThat(scene.state().heroes()).allMatch(hero -> hero.space() == 0);
    assertThat(scene.told())
        .contains(
            "HOF-LEVEL-05: seat 1 puts the Town on a1",
            "HOF-SETUP-10: all Adventurers stand on the Town")
        .noneMatch(each -> each.contains("Usage cube"));
  }

  @Test
  @Shows({"HOF-LEVEL-05", "HOF-LEVEL-08"})
  void stayOnTheBoard() {
    Scene scene = change(1, "jack-of-dust");
    Seat builder = Seat.of(1);
    assertThat(Battle.refused(scene, new PickSpace(builder, -1))).containsExactly("HOF-LEVEL-05");
    assertThat(Battle.refused(scene, new PickSpace(builder, 25))).containsExactly("HOF-LEVEL-05");

    scene.then("choose space e5");
    assertThat(Battle.refused(scene, new PickSpace(builder, -1))).containsExactly("HOF-LEVEL-08");
    assertThat(Battle.refused(scene, new PickSpace(builder, 25))).containsExactly("HOF-LEVEL-08");
  }

  @Test
  @Shows("HOF-LEVEL-08")
  void mayUseTheFirstSpaceAndTheLast() {
    assertThat(change(1, "jack-of-dust").then("choose space b1").moves())
        .contains("choose space a1");
    assertThat(change(1, "jack-of-dust").then("choose space d5").moves())
        .contains("choose space e5");
  }

  @Test
  @Shows({"HOF-LEVEL-06", "HOF-LEVEL-07"})
  void laysSixEncountersAndTheBossUnseen() {
    Scene scene = laid().chance();

    assertThat(scene.state().board().faceDown()).isEqualTo(7);
    assertThat(scene.state().board().bossHidden()).isTrue();
    assertThat(scene.state().board().pool()).isEqualTo(Scene.GAME.cards().levels.get(1));
  }

  @Test
  @Shows("HOF-LEVEL-08")
  void refusesASpaceThatTouchesNoEncounter() {
    Scene scene = town();

    assertThat(scene.refused("choose space b2")).containsExactly("HOF-LEVEL-08");
    assertThat(scene.refused("choose space a1")).containsExactly("HOF-LEVEL-08");
    assertThat(scene.moves()).containsExactly("choose space b1", "choose space a2");
    assertThat(scene.then("choose space b1").moves()).contains("choose space b2");
  }

  @Test
  @Shows("HOF-LEVEL-09")
  void dealsANewRow() {
    Scene before =
        Scene.of(
            3,
            "decks: {row: [hunt, veteran, trail-rations, cutpurse, champion, shield]}\n"
                + Battle.bossZones(
                    "assigning", 1, "jack-of-dust", Battle.bound("vanguard 5"), "jack-of-dust"));
    before
        .then("assign vanguard to jack-of-dust", "done", "pass", "pass", "pass", "done")
        .chance()
        .then("choose space a1", "choose space b1", "choose space c1", "choose space d1")
        .then("choose space e1", "choose space a2", "choose space a3", "choose space a4")
        .chance();

    assertThat(Battle.names(before.state().decks().dealer().discard()))
        .containsExactlyInAnyOrder(
            "hunt", "veteran", "trail-rations", "cutpurse", "champion", "shield");
    assertThat(before.state().decks().row().size()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-LEVEL-10", "HOF-LEVEL-02", "HOF-OVER-03", "HOF-OVER-02"})
  void turnsUpTheRoyaltyOfTheNewLevel() {
    Scene scene = laid().chance();

    assertThat(scene.state().clock().level()).isEqualTo(2);
    assertThat(
            Scene.GAME
                .cards()
                .royalties
                .get(1)
                .count(scene.state().board().royalty().orElseThrow()))
        .isEqualTo(1);
  }

  @Test
  @Shows("HOF-LEVEL-11")
  void leavesTheNextTurnToTheNextPlayer() {
    Scene scene = laid().chance();

    assertThat(scene.window()).isEqualTo("fatigue");
    assertThat(scene.state().turn().active()).hasToString("seat 2");
    assertThat(scene.told())
        .contains(
            "HOF-LEVEL-06: 6 Encounters of level 2 are drawn unseen",
            "HOF-LEVEL-07: the Boss Encounter is one of those laid",
            "HOF-LEVEL-08: seat 1 lays an Encounter on b1",
            "HOF-LEVEL-09: the Dealer's Row is discarded",
            "HOF-LEVEL-11: level 2 begins");
  }

  @Test
  @Shows("HOF-LEVEL-12")
  void touchesNothingElse() {
    Scene loot = Slain.jack(Setup.of(3), "food: 2", "2: {space: c4, health: 7, food: 3, fame: 4}");
    Scene rest = loot.then("pass", "pass", "pass", "done").chance();
    var before = rest.hero(2);
    var minions = rest.state().decks().minions();
    rest.then("choose space a1", "choose space b1", "choose space c1", "choose space d1")
        .then("choose space e1", "choose space a2", "choose space a3", "choose space a4")
        .chance();

    assertThat(rest.hero(2)).isEqualTo(before.withSpace(0));
    assertThat(rest.state().decks().minions()).isEqualTo(minions);
  }

  @Test
  @Shows({"HOF-Q-92", "HOF-Q-107"})
  void comesAlsoIfTheDefeaterDies() {
    Scene scene =
        Scene.of(
                3,
                Battle.bossZones(
                    "assigning",
                    1,
                    "jack-of-dust",
                    "health: 2, food: 1, " + Battle.bound("champion 5", "veteran 4"),
                    "jack-of-dust",
                    "4-of-skulls"))
            .then("assign veteran to 4-of-skulls", "assign champion to jack-of-dust", "done")
            .then("choose 4-of-skulls", "choose option 2")
            .chance();
    assertThat(scene.window()).isEqualTo("royal-loot");
    assertThat(scene.hero(1).health()).isEqualTo(10);

    scene.then("seat 1: pass", "seat 2: pass", "seat 0: pass").chance();
    assertThat(scene.window()).isEqualTo("place-town");
    assertThat(scene.allowed("seat 1: choose space e5")).containsExactly("HOF-LEVEL-05");
  }

  @Test
  @Shows("HOF-LEVEL-09")
  void putsTheRowOnTheDiscardPileThatIsThere() {
    String zones =
        """
        step: acquire
        turn: {active: "1"}
        clock: {builder: "1"}
        decks: {row: [hunt, rally, rally, purge, veteran, recall],
          dealer: {discard: [cleave, lantern]}}
        """;
    Scene due = Scene.of(3, zones);
    assertThat(due.state().board().bossHidden()).isFalse();
    assertThat(due.siteOf("jack").isFaceUp()).isTrue();

    Scene scene = due.then("done").chance().then("choose space a1");
    scene
        .then("choose space b1", "choose space c1", "choose space d1", "choose space e1")
        .then("choose space a2", "choose space a3", "choose space a4");

    assertThat(Battle.names(scene.state().decks().dealer().discard()))
        .containsExactlyInAnyOrder(
            "cleave", "lantern", "hunt", "rally", "rally", "purge", "veteran", "recall");
  }
}
