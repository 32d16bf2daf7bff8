package org.lawspeaker.hofordeals.king;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The King attacks the active player, who fights or retreats. */
class KingAttackTest {
  /** Seat 1 has the most Health and stands where the token is: it does not move. */
  private static Scene attacked(String hero) {
    return Scene.of(3, zones(0, hero)).then("done");
  }

  private static String zones(int kills, String hero) {
    return """
    step: fatigue
    turn: {active: "1"}
    clock: {level: 3, kills: %d}
    board: {royalty: king-of-plague, king: 7}
    sites: {d4: {card: king}, c2: {card: throne-guard, cubes: 2}}
    heroes: {1: {space: c2, food: 3, %s}}
    """
        .formatted(kills, hero);
  }

  @Test
  @Shows({"HOF-KFIGHT-03", "HOF-KFIGHT-04", "HOF-KING-02"})
  void comesIfTheTokenStaysOnTheActivePlayersEncounter() {
    Scene scene = attacked("health: 9");

    assertThat(scene.window()).isEqualTo("king-attacks");
    assertThat(scene.moves()).containsExactly("fight", "retreat");
    assertThat(scene.allowed("fight")).containsExactly("HOF-KFIGHT-05", "HOF-KFIGHT-04");
    assertThat(scene.allowed("retreat"))
        .containsExactly("HOF-KFIGHT-08", "HOF-KFIGHT-04", "HOF-KFIGHT-13");
  }

  @Test
  @Shows("HOF-KFIGHT-03")
  void comesIfTheMoveEndsThere() {
    String beside = zones(0, "health: 9").replace("king: 7", "king: 8");

    assertThat(Scene.of(3, beside).then("done").window()).isEqualTo("king-attacks");
  }

  @Test
  @Shows({"HOF-Q-41", "HOF-KFIGHT-03"})
  void doesNotComeIfTheTokenMovesAway() {
    String other = zones(0, "health: 9").replace("heroes: {", "heroes: {0: {food: 9, space: d2}, ");

    assertThat(Scene.of(3, other).then("done").window()).isEqualTo("explore");
  }

  /** A fight ends the Explore step, at whose start he moves. */
  @Test
  @Shows("HOF-Q-41")
  void keepsHimWhereHeIsIfHeAttacksFirstAndIsFought() {
    String other = zones(0, "health: 9").replace("heroes: {", "heroes: {0: {food: 9, space: d2}, ");
    Setup setup = Setup.of(3).with("king-attack", "before-move");
    Scene scene = Scene.of(setup, other).then("done", "fight").chance();
    scene.then("done", "flee").chance();

    assertThat(scene.state().board().king()).contains(7);
  }

  @Test
  @Shows("HOF-Q-40")
  void comesToNobodyButTheActivePlayer() {
    String other =
        zones(0, "health: 9")
            .replace("space: c2", "space: d2")
            .replace("heroes: {", "heroes: {0: {food: 9, space: c2}, 2: {space: c2}, ");

    assertThat(Scene.of(3, other).then("done").window()).isEqualTo("explore");
  }

  @Test
  @Shows("HOF-KFIGHT-04")
  void leavesNoOtherChoice() {
    Scene scene = attacked("hand: [strive]");

    assertThat(scene.refused("done")).isNotEmpty();
    assertThat(scene.refused("play strive")).containsExactly("HOF-Q-100");
    assertThat(scene.refused("go c3")).containsExactly("HOF-KFIGHT-04");
    assertThat(scene.refused("challenge king")).containsExactly("HOF-KFIGHT-04");
  }

  @Test
  @Shows({"HOF-CARD-28", "HOF-Q-73"})
  void letsAnElixirBeUsedBeforeTheChoice() {
    Scene scene = attacked("health: 3, gear: {side: health-elixir}");
    assertThat(scene.moves()).containsExactly("fight", "retreat", "use health-elixir");
    assertThat(scene.allowed("use health-elixir")).containsExactly("HOF-CARD-28");

    scene.then("use health-elixir");
    assertThat(scene.hero(1).health()).isEqualTo(7);
    assertThat(scene.moves()).containsExactly("fight", "retreat");
  }

  @Test
  @Shows("HOF-KFIGHT-08")
  void tellsOfTheRetreat() {
    assertThat(attacked("health: 9").then("retreat").events())
        .extracting(Event::says)
        .contains("seat 1 retreats from the King");
  }

  @Test
  @Shows({"HOF-KFIGHT-05", "HOF-KFIGHT-06"})
  void isFoughtLikeABossWithTheFullStrikeBonus() {
    Scene scene = attacked("health: 9").then("fight", "draw 4-of-dust");
    assertThat(Battle.enemies(scene)).contains("king-of-plague");

    scene.then("draw strive", "draw strive");
    assertThat(scene.hero(1).bound()).hasSize(2);
    assertThat(scene.window()).isEqualTo("assign");
    assertThat(scene.state().turn().activated()).isTrue();
    assertThat(Objects.requireNonNull(scene.state().board().site(7)).cubes()).isEqualTo(2);
  }

  @Test
  @Shows({"HOF-KFIGHT-07", "HOF-KFIGHT-10"})
  void leadsToTheAcquireStepAndLeavesTheKingWhereHeIs() {
    Scene scene = attacked("health: 9").then("fight", "draw 4-of-dust");
    scene.then("draw strive", "draw strive", "done", "flee", "draw hunger", "draw hunger");
    scene.then("draw scratch", "draw scratch", "draw scratch", "draw scratch");

    assertThat(scene.window()).isEqualTo("acquire");
    assertThat(scene.state().board().king()).contains(7);
    assertThat(Battle.names(scene.state().decks().minions().discard()))
        .containsExactly("4-of-dust");
  }

  @Test
  @Shows("HOF-KFIGHT-08")
  void isAvoidedForPainByARetreat() {
    Scene scene =
        attacked("health: 9")
            .then("retreat", "draw scratch", "draw scratch", "draw scratch", "draw wound");

    assertThat(scene.hero(1).health()).isEqualTo(4);
    assertThat(scene.state().fight()).isEmpty();
  }

  @Test
  @Shows("HOF-KFIGHT-09")
  void leavesTheTurnToWhoSurvivesTheRetreat() {
    Scene scene =
        attacked("health: 9")
            .then("retreat", "draw scratch", "draw scratch", "draw scratch", "draw scratch");

    assertThat(scene.window()).isEqualTo("explore");
    assertThat(scene.moves()).contains("go c3", "activate", "challenge king", "done");
  }

  @Test
  @Shows({"HOF-KFIGHT-13", "HOF-KFIGHT-03"})
  void offersNothingToWhomHeDoesNotAttack() {
    String away = zones(0, "health: 9").replace("king: 7", "king: 12");
    Scene scene = Scene.of(3, away.replace("step: fatigue", "step: explore"));

    assertThat(scene.refused("retreat")).containsExactly("HOF-KFIGHT-13");
    assertThat(scene.refused("fight")).containsExactly("HOF-KFIGHT-03");
    assertThat(scene.refused("seat 2: retreat")).isNotEmpty();
  }

  @Test
  @Shows("HOF-Q-41")
  void isOverForTheTurnAlthoughHeStandsThere() {
    Scene scene = Scene.of(3, zones(0, "health: 9").replace("step: fatigue", "step: explore"));

    assertThat(scene.refused("retreat")).containsExactly("HOF-Q-41");
    assertThat(scene.refused("fight")).containsExactly("HOF-Q-41");
  }

  @Test
  @Shows({"HOF-KFIGHT-11", "HOF-Q-25"})
  void countsWhoDiesOfTheRetreat() {
    Scene scene = attacked("health: 1").then("retreat", "draw scratch").chance();

    assertThat(scene.state().clock().kills()).isEqualTo(1);
    assertThat(scene.state().turn().active()).hasToString("seat 2");
  }

  @Test
  @Shows({"HOF-KFIGHT-11", "HOF-Q-25"})
  void countsWhoDiesInTheFight() {
    Scene scene = attacked("health: 1").then("fight", "draw 4-of-dust");
    scene.then("draw strive", "draw strive", "done", "flee", "draw scratch").chance();

    assertThat(scene.state().clock().kills()).isEqualTo(1);
    assertThat(scene.told())
        .contains(
            "HOF-CEND-05: seat 1 died in combat", "HOF-KFIGHT-11: the King has killed seat 1");
  }

  /** Seat 0 dies of a card of seat 1, who is attacked and has not chosen yet. */
  @Test
  @Shows({"HOF-Q-25", "HOF-KFIGHT-04"})
  void outlastsTheDeathOfAnotherPlayerAndDoesNotCountIt() {
    HofOrdeals game =
        OwnPack.with(
            "equipment",
            "{name: Test Card, slot: side, cost: 1, abilities: [{on: any-time, effects: [{lose:"
                + " {what: health, amount: 1, who: each-opponent}}]}], provenance: house}");
    String dying =
        zones(0, "health: 9, gear: {side: test-card}")
            .replace("heroes: {", "heroes: {0: {health: 1}, ");
    Scene scene = Scene.of(game, Setup.of(3), dying).then("done", "use test-card").chance();

    assertThat(scene.told()).contains("HOF-HEALTH-02: seat 0 is dead");
    assertThat(scene.state().clock().kills()).isZero();
    assertThat(scene.moves()).contains("fight", "retreat");
  }

  @Test
  @Shows({"HOF-KFIGHT-12", "HOF-END-02"})
  void endsTheGameAfterTheRoundWhenThereAreEnoughKills() {
    String last =
        zones(2, "health: 1").replace("heroes: {", "heroes: {0: {food: 1, space: b2, fame: 3}, ");
    Setup setup = Setup.of(3).with("first", "1");
    Scene scene = Scene.of(setup, last).then("done", "retreat", "draw scratch").chance();
    scene.then("done", "done", "done").chance();
    assertThat(scene.state().turn().active()).hasToString("seat 0");
    assertThat(scene.state().clock().ending()).isEmpty();

    scene.then("done", "retreat", "draw scratch", "draw scratch", "draw scratch", "draw scratch");
    scene.then("done", "done").chance();
    assertThat(scene.state().clock().ending()).isPresent();
  }
}
