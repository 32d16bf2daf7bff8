package org.lawspeaker.prestigerpg.creature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** The check after every attack, and what a kill puts an end to. */
class KillsTest {
  private static List<String> flips(Scene scene) {
    return scene.says().stream().filter(says -> says.contains("flips")).toList();
  }

  @Test
  @Shows({"PRE-TURN-06"})
  void theCheckAfterAnAttackFindsTheKillAndItsPlayer() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-5").set(BEN, "attack-20").turns();

    scene.tells("killed", "PRE-TURN-06");
    assertThat(scene.says()).contains("seat 1 lands the final blow on Weakling");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-14"})
  void theStackIsTakenFromTheTrackerForTheCheck() {
    Scene scene =
        Scene.of(3)
            .faces("sapling")
            .set(ANN, "attack-10")
            .set(BEN, "attack-20")
            .set(CID, "attack-5")
            .turns();

    assertThat(scene.says()).contains("seat 1 lands the final blow on Sapling");
  }

  @Test
  @Shows({"PRE-Q-14"})
  void oneLifePointIsEnoughToLive() {
    Scene scene = Scene.of(3).faces("dummy").creature(21).set(ANN, "attack-20").turns();

    assertThat(scene.kinds()).doesNotContain("killed");
    assertThat(scene.state().foe().life()).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-15"})
  void aKillStopsTheTurnsAndTheRestOfTheRound() {
    Scene scene =
        Scene.of(3)
            .faces("bully")
            .creature(10)
            .set(ANN, "attack-10")
            .set(BEN, "attack-20")
            .poison(CID, 1)
            .turns();

    assertThat(flips(scene)).containsExactly("seat 2 flips Attack 10");
    assertThat(scene.kinds()).doesNotContain("total", "strike", "initiative");
    assertThat(Scene.count(scene.state().piles().discards(), "attack-10")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(scene.sheet(CID).life()).isEqualTo(95);
    assertThat(scene.kinds()).containsSubsequence("unplayed", "discarded", "hurt", "end");
  }

  @Test
  @Shows({"PRE-Q-15"})
  void theSecondCardOfAnOpportunityFireIsDiscardedByAKillToo() {
    Scene scene =
        Scene.of(3)
            .faces("weakling")
            .set(ANN, "opportunity-fire")
            .hand(ANN, "attack-20", "attack-50")
            .turns()
            .passesUntil("stand-in")
            .plays("ann: card attack-20", "ann: card attack-50");

    assertThat(scene.says()).contains("seat 2 discards the unplayed Attack 50");
    assertThat(scene.sheet(ANN).shown()).isEqualTo(Pile.of(number("attack-50")));
    assertThat(scene.sheet(BEN).shown()).isEqualTo(Pile.empty());
  }

  @Test
  @Shows({"PRE-Q-16"})
  void theExcessOfADeathBlowIsLost() {
    Scene scene = Scene.of(3).faces("swarm").set(ANN, "attack-50").turns().plays("ann: token 1");

    assertThat(scene.says()).contains("seat 2 uses Attack 50 on token 1");
    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[0, 30, 30]");
  }

  @Test
  @Shows({"PRE-Q-16", "PRE-Q-58"})
  void theFullValueOfADeathBlowCountsAsDamageDone() {
    Scene scene =
        Scene.of(3)
            .faces("swarm")
            .tokens(5, 60, 30)
            .set(ANN, "attack-50")
            .set(BEN, "attack-40")
            .turns()
            .plays("ann: token 1", "ben: token 2");

    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(50);
    assertThat(scene.says()).contains("Swarm attacks seat 2 for 10");
  }

  /** A round without attacks, at whose end the Keg blows up. */
  private static Scene blownUp(String encounter) {
    Scene scene = Scene.of(3).faces(encounter).turns().plays("initiative 3 2 1");
    return scene.plays("draw attack-5", "draw attack-5", "draw attack-5");
  }

  @Test
  @Shows({"PRE-Q-106", "PRE-VAMPYRE-06"})
  void aDeathThatNobodyCausesSetsOffWhatADeathSetsOff() {
    Scene scene = blownUp("keg");

    assertThat(scene.says()).contains("Keg deals 30 damage to itself");
    assertThat(scene.says()).contains("nobody lands the final blow on Keg");
    assertThat(scene.facts("killed")).containsExactly(Map.of("seat", "none"));
    assertThat(scene.sheets()).allMatch(sheet -> sheet.life() == 93);
  }

  @Test
  @Shows("PRE-Q-106")
  void whatItDoesForTheKillerItDoesForNobody() {
    Scene scene = blownUp("keg");

    assertThat(scene.sheets()).allMatch(sheet -> sheet.prestige() == 0);
  }

  @Test
  @Shows({"PRE-Q-106", "PRE-END-01"})
  void aDeathThatAPlayerCausesConcernsThatPlayer() {
    Scene scene = Scene.of(3).faces("keg").set(BEN, "attack-50").turns();

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(93, 95, 93);
    assertThat(scene.sheets()).extracting(Sheet::prestige).containsExactly(0, 4, 0);
  }

  @Test
  @Shows({"PRE-Q-60", "PRE-Q-106"})
  void whatIsCompletedHasNotDied() {
    Scene scene = blownUp("trap");

    assertThat(scene.kinds()).doesNotContain("killed");
    assertThat(scene.sheets()).allMatch(sheet -> sheet.life() == 95);
  }

  @Test
  @Shows({"PRE-Q-47", "PRE-Q-107"})
  void everyTokenThatDiesAtTheSameMomentSetsOffWhatItsDeathSetsOff() {
    Scene scene = blownUp("kegs");

    assertThat(scene.says()).contains("Kegs deals 30 damage to token 1", "nobody kills token 3");
    assertThat(scene.sheets()).allMatch(sheet -> sheet.life() == 94);
  }

  @Test
  @Shows({"PRE-Q-47", "PRE-Q-107"})
  void whatKillsThemIsCarriedOutToTheEnd() {
    Scene scene = Scene.of(3).faces("kegs").items(ANN, "alchemist-fire").set(ANN, "feint").turns();
    scene.plays("ann: use seat-2-alchemist-fire");

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 84, 84);
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(6);
  }

  @Test
  @Shows({"PRE-Q-15", "PRE-Q-78"})
  void whatHappensAtTheEndOfTheRoundHappensOnceThoughItKills() {
    Scene scene = Scene.of(3).faces("mine").creature(10).poison(ANN, 1).hand(ANN, "feint").deck();
    scene.randomAttacks();

    assertThat(scene.kinds()).containsSubsequence("killed", "end");
    assertThat(scene.sheet(ANN).life()).isEqualTo(95);
  }

  /** Each player receives 5 damage if the creature dies. */
  private static final String IF_IT_DIES =
      "{on: creature-died, effects: [{hurt: {who: all, damage: 5}}]}";

  @Test
  @Shows("PRE-Q-60")
  void anEncounterThatIsCompletedHasNotKilledItsCreature() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: round-ends, effects: [end-encounter]}, " + IF_IT_DIES + "]");
    Scene scene = Scene.with(cards, 3).faces("mirror").hand(ANN, "feint").deck().randomAttacks();

    scene.tells("completed", "PRE-Q-60");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 100, 100);
  }

  @Test
  @Shows("PRE-Q-60")
  void whereThereIsNoCreatureNoneDies() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: round-ends, effects: [{hurt: {who: all, damage: 5}}]}]",
            "rules: [{on: round-ends, effects: [end-encounter]}, " + IF_IT_DIES + "]");
    Scene scene = Scene.with(cards, 3).faces("trap").hand(ANN, "feint").deck().randomAttacks();

    scene.tells("completed", "PRE-Q-60");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 100, 100);
  }

  @Test
  @Shows("PRE-Q-60")
  void aSwarmThatIsLeftAliveIsNotKilled() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: round-ends, effects: [{blow: {damage: 10}}]}]\n    provenance: house\n"
                + "  - name: Mirror",
            "rules: [{on: round-ends, effects: [end-encounter]}, "
                + IF_IT_DIES
                + "]\n    provenance: house\n  - name: Mirror");
    Scene scene = Scene.with(cards, 3).faces("minefield").hand(ANN, "feint").deck();

    scene.randomAttacks().tells("completed", "PRE-Q-60");
    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 100, 100);
  }

  @Test
  @Shows({"PRE-Q-14", "PRE-TURN-06"})
  void whatAnAttackKillsIsItsPlayersWhateverTheHitSetsOff() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: attack-hits, effects: [{blow: {damage: 10}}]}]");
    Scene scene = Scene.with(cards, 3).faces("mirror").creature(20).initiative(1, 3, 2);
    scene.set(CID, "attack-20").turns();

    assertThat(scene.says()).contains("seat 0 lands the final blow on Mirror");
    assertThat(scene.sheet(CID).prestige()).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-Q-14", "PRE-FOG-03"})
  void inTheFogTooAnAttackKillsBeforeItsHitSetsOffAnything() {
    Scene scene = Scene.ofReference(3).faces("brittle-colossus").event("t-is-the-fog-of-war");
    scene.creature(10).initiative(2, 1, 3).set(BEN, "attack-30").turns().passesUntil("announce");
    scene.plays("ben: choose attack-30", "ann: choose believe", "cid: choose believe");

    assertThat(scene.says()).contains("seat 1 lands the final blow on Brittle Colossus");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(4);
  }

  @Test
  @Shows({"PRE-Q-110", "PRE-Q-106"})
  void anAttackOutOfTurnKillsBeforeItsHitSetsOffAnything() {
    Scene scene =
        Scene.ofReference(3)
            .faces("brittle-colossus")
            .creature(10)
            .character(BEN, "orn-hammerfist");
    scene
        .hand(ANN, "attack-30")
        .deck()
        .clock(clock -> clock.withDealers(Scene.seats(BEN)))
        .totals();
    scene.plays("ann: ability").passes().plays("ann: card attack-30").passesUntil("nature");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(4);
  }

  @Test
  @Shows({"PRE-Q-47", "PRE-Q-63"})
  void alchemistFireHarmsEverybodyBeforeATokenThatItKillsHarmsThem() {
    Scene scene = Scene.ofReference(3).faces("pale-twins").tokens(30, 60).initiative(2, 1, 3);
    scene.life(ANN, 10).life(CID, 5).items(BEN, "alchemist-fire").turns();
    scene.plays("ben: use seat-1-alchemist-fire");

    assertThat(scene.state().clock().fallen()).isEqualTo(Scene.seats(ANN, CID));
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
  }
}
