package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards that watch which minions come and fall. */
class WatchingTest {
  private static final String FAME = "effects: [{gain: {what: fame, amount: 1}}]";
  private static final String GEAR = "gear: {side: test-card}";
  private static final String REVEALED = "abilities: [{on: minion-revealed, " + FAME + "}]";
  private static final String DEFEATED = "abilities: [{on: defeated, " + FAME + "}]";

  /** Seat 1 activates the Bandit Camp, which has two minions. */
  private static Played camp(HofOrdeals game, String hero) {
    String zones = Played.TURN.formatted(hero).replace("old-mill", "bandit-camp");
    return Played.of(game, zones).then("activate");
  }

  private static Played worn(String abilities) {
    return camp(Played.gear(abilities), GEAR);
  }

  /** Seat 1 has bound a Soldier card with this text. */
  private static HofOrdeals attack(String text) {
    return OwnPack.with(
        "skills",
        "{name: Test Card, type: attack, archetypes: [soldier], cost: 1, power: 3, "
            + text
            + ", provenance: house}");
  }

  @Test
  @Shows("HOF-ENEMY-09")
  void equipmentWatchesEveryMinionThatIsRevealed() {
    Played played = worn(REVEALED).then("draw 1-of-dust");
    assertThat(played.me().fame()).isEqualTo(1);

    assertThat(played.then("draw 1-of-plague").me().fame()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-ENEMY-09")
  void equipmentMayWatchMinionsOfOneSuit() {
    Played played = worn(REVEALED.replace("revealed,", "revealed, suit: plague,"));
    assertThat(played.then("draw 1-of-dust").me().fame()).isZero();

    assertThat(played.then("draw 1-of-plague").me().fame()).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ENEMY-09")
  void aBoundCardWatchesEveryMinionThatIsRevealed() {
    Played played = camp(attack(REVEALED), Battle.bound("test-card 3")).then("draw 1-of-dust");

    assertThat(played.me().fame()).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-ENEMY-09", "HOF-COMBAT-01"})
  void theEncounterWatchesTheMinionsOfItsCombat() {
    HofOrdeals game =
        OwnPack.changed(
            "effects: [{fight-minions: {number: 2}}], reward: [{gain: {what: shards, amount: 2}}],",
            "effects: [{fight-minions: {number: 2}}], " + REVEALED + ",");
    Played played = camp(game, "food: 0").then("draw 1-of-dust", "draw 1-of-plague");

    assertThat(played.me().fame()).isEqualTo(2);
  }

  @Test
  @Shows("HOF-ENEMY-06")
  void aMinionActsOnlyWhenItIsRevealedItself() {
    HofOrdeals game =
        OwnPack.with(
            "minions",
            "{name: Test Card, suit: dust, rank: 1, pain: 1, " + REVEALED + ", provenance: house}");
    Played played = camp(game, "food: 0").then("draw test-card", "draw 1-of-dust");

    assertThat(played.me().fame()).isEqualTo(1);
  }

  /** The Queen takes Health, the minion Food, and the Equipment gives Fame. */
  @Test
  @Shows({"HOF-Q-65", "HOF-Q-71"})
  void thePresenceComesFirstThenTheMinionThenTheOwnCards() {
    Played queen =
        worn(REVEALED)
            .but(
                "clock: {level: 2}\nboard: {royalty: queen-of-dust}\n"
                    + Played.TURN
                        .formatted(GEAR + ", food: 3")
                        .replace("old-mill", "devil-s-choice"));
    queen.then("activate", "draw 2-of-dust");

    List<String> told =
        queen.scene().told().stream()
            .filter(each -> each.contains("loses") || each.contains("gains"))
            .toList();
    assertThat(told)
        .containsExactly(
            "HOF-HEALTH-03: seat 1 loses 1 Health",
            "HOF-PLAY-12: seat 1 loses 1 Food",
            "HOF-FAME-01: seat 1 gains 1 Fame");
  }

  @Test
  void equipmentWatchesEveryEnemyThatIsDefeated() {
    HofOrdeals game = Played.gear(DEFEATED);
    String bound = Battle.bound("veteran 3", "veteran 3");
    Played played =
        Played.of(game, Played.fight(GEAR + ", " + bound, "3-of-dust", "3-of-plague", "5-of-dust"));
    played.then("assign veteran to 3-of-dust", "assign veteran to 3-of-plague", "done");
    played.then("choose 3-of-dust").scene().chance();

    assertThat(gained(played)).isEqualTo(2);
  }

  /** It lies with the enemy until the clean-up. */
  @Test
  @Shows("HOF-PLAY-11")
  void anAssignedCardWatchesTheEnemiesThatAreDefeated() {
    String bound = Battle.bound("test-card 3");
    Played played = Played.of(attack(DEFEATED), Played.fight(bound, "3-of-dust", "5-of-dust"));
    played.then("assign test-card to 3-of-dust", "done");

    assertThat(gained(played)).isEqualTo(1);
  }

  /** It brings another minion itself while it lies with the defeated one. */
  @Test
  @Shows("HOF-PLAY-11")
  void anAssignedCardWatchesTheMinionsThatAreRevealed() {
    HofOrdeals game =
        OwnPack.with(
            "skills",
            "{name: Test Card, type: attack, archetypes: [soldier], cost: 1, power: 3, abilities:"
                + " [{on: defeated, effects: [{add-minions: {number: 1}}]}, {on: minion-revealed,"
                + " effects: [{gain: {what: fame, amount: 1}}]}], provenance: house}");
    Played played =
        Played.of(game, Played.fight(Battle.bound("test-card 3"), "3-of-dust", "5-of-dust"));
    played.then("assign test-card to 3-of-dust", "done", "draw 1-of-dust");

    assertThat(gained(played)).isEqualTo(1);
  }

  @Test
  @Shows("HOF-ENEMY-06")
  void aMinionActsOnlyWhenItIsDefeatedItself() {
    HofOrdeals game =
        OwnPack.with(
            "minions",
            "{name: Test Card, suit: dust, rank: 1, pain: 1, " + DEFEATED + ", provenance: house}");
    String zones = Played.fight(Battle.bound("veteran 3"), "1-of-dust", "5-of-dust");
    Played played = Played.of(game, zones.replace("5-of-dust, power: 5", "test-card, power: 1"));
    played.then("strike 1-of-dust with weapon", "done");

    assertThat(gained(played)).isZero();
  }

  private static long gained(Played played) {
    return played.scene().told().stream().filter(each -> each.endsWith("gains 1 Fame")).count();
  }

  @Test
  void theirTextsSayWhatTheyWatch() {
    assertThat(says(Played.gear(REVEALED))).endsWith("When you reveal a minion: gain 1 Fame.");
    assertThat(says(Played.gear(REVEALED.replace("revealed,", "revealed, suit: dust,"))))
        .endsWith("When you reveal a Dust minion: gain 1 Fame.");
    assertThat(says(Played.gear(DEFEATED))).endsWith("When you defeat an enemy: gain 1 Fame.");
    assertThat(says(attack(DEFEATED))).endsWith("When you defeat an enemy: gain 1 Fame.");
    assertThat(Scene.GAME.cards().card(Scene.card("2-of-dust")).says())
        .contains("When this is revealed: lose 1 Food.");
    assertThat(Scene.GAME.cards().card(Scene.card("4-of-skulls")).says())
        .contains("When this is defeated, choose:");
  }

  private static String says(HofOrdeals game) {
    return game.cards().card(game.cards().index.find("test-card").orElseThrow()).says();
  }
}
