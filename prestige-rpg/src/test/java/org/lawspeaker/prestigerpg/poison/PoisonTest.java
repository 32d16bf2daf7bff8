package org.lawspeaker.prestigerpg.poison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.begin.RevealEncounter;
import org.lawspeaker.prestigerpg.life.Marking;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

class PoisonTest {
  private static Scene basilisk() {
    return Scene.ofReference(3).faces("venom-basilisk").deck();
  }

  @Test
  @Shows("PRE-POISON-01")
  void whoIsPoisonedGetsAToken() {
    Scene scene = basilisk().randomAttacks().passesUntil("nature");
    assertThat(scene.sheet(ANN).marks().poison()).isEqualTo(1);
    assertThat(scene.sheet(BEN).marks().poison()).isZero();
  }

  @Test
  @Shows("PRE-Q-70")
  void anAttackThatIsBlockedPoisonsNobody() {
    Scene scene = basilisk().initiative(2, 1, 3).character(BEN, "orn-hammerfist");
    scene.randomAttacks().passesUntil("strike").plays("ben: ability").passesUntil("nature");
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
    assertThat(scene.sheet(BEN).marks().poison()).isZero();
  }

  @Test
  @Shows({"PRE-POISON-02", "PRE-POISON-04", "PRE-Q-78"})
  void everyTokenDoesFiveAtTheEndOfTheRound() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 2).deck().randomAttacks();
    scene.passesUntil("nature");
    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
  }

  @Test
  @Shows("PRE-POISON-03")
  void byHowMuchPoisonWeakensAnAttackIsToldAndItWeakensNoManeuver() {
    Scene attack = Scene.of(3, "relics-and-ruin=yes").faces("dummy").poison(BEN, 2);
    Scene maneuver = Scene.of(3, "relics-and-ruin=yes").faces("dummy").poison(BEN, 2);

    attack.set(BEN, "attack-50").turns().tells("weakened", "PRE-POISON-03");
    assertThat(attack.says()).contains("poison makes it 20 weaker");
    assertThat(maneuver.set(BEN, "feint").turns().kinds()).doesNotContain("weakened");
  }

  @Test
  @Shows({"PRE-POISON-03", "PRE-POISON-04", "PRE-Q-79"})
  void everyTokenTakesTenFromEveryAttack() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 2).set(ANN, "attack-50").deck();
    scene.turns().passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(150 - 30);
  }

  @Test
  @Shows("PRE-Q-79")
  void anAttackIsNeverWorthLessThanNothingAndStillHits() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 9).set(ANN, "attack-50").deck();
    scene.turns().passesUntil("checked");
    assertThat(scene.state().stack().get(0).value()).isZero();
    assertThat(scene.sheet(ANN).pace().hit()).isTrue();
  }

  @Test
  @Shows({"PRE-POISON-05", "PRE-Q-80"})
  void oneTokenMayBeRemovedAtTheEndOfAnEncounter() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 2).ends();
    scene.asks("poison", ANN).plays("ann: choose remove");
    assertThat(scene.sheet(ANN).marks().poison()).isEqualTo(1);
    assertThat(scene.asked()).isNotEqualTo("poison");
  }

  @Test
  @Shows("PRE-Q-80")
  void whoHasLostATokenToACardRemovesNoneAtTheEnd() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 2).cured(ANN).poison(BEN, 1);
    scene.ends().asks("poison", BEN);
    scene.refuses(new PickOption(ANN, "remove"), "PRE-Q-80");
    scene.plays("ben: choose remove");
    assertThat(scene.sheet(ANN).marks().poison()).isEqualTo(2);
    assertThat(scene.asked()).isNotEqualTo("poison");
  }

  @Test
  @Shows("PRE-Q-80")
  void aSecondCardTakesNoTokenInTheSameEncounterUnlessItTakesSeveral() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(BEN, 5).totals();
    Table table = Table.of(scene.cards(), scene.state());
    Marking.takeOff(table, BEN, Mark.POISON, 1);
    Marking.takeOff(table, BEN, Mark.POISON, 1);
    assertThat(table.sheet(BEN).marks().poison()).isEqualTo(4);
    Marking.takeOff(table, BEN, Mark.POISON, 2);
    assertThat(table.sheet(BEN).marks().poison()).isEqualTo(2);
    Marking.forgetCures(table);
    Marking.takeOff(table, BEN, Mark.POISON, 1);
    assertThat(table.sheet(BEN).marks().poison()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-80")
  void aCardThatTakesNothingLeavesTheTokenOfTheEnd() {
    Scene scene = Scene.ofReference(3).faces("ripper");
    Table table = Table.of(scene.cards(), scene.state());
    Marking.takeOff(table, BEN, Mark.POISON, 1);
    assertThat(table.sheet(BEN).marks().cured()).isFalse();
  }

  @Test
  @Shows("PRE-Q-80")
  void aNewEncounterMayTakeATokenAgain() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(BEN, 2).cured(BEN).totals();
    Table table = Table.of(scene.cards(), scene.state());
    RevealEncounter next = new RevealEncounter(table.foe.card());
    table.push(next);
    next.run(table);
    assertThat(table.sheet(BEN).marks().cured()).isFalse();
  }

  @Test
  @Shows("PRE-Q-80")
  void thatASecondTokenStaysIsTold() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(BEN, 2).cured(BEN).totals();
    Table table = Table.telling(scene.cards(), scene.state());
    Marking.takeOff(table, BEN, Mark.POISON, 1);
    assertThat(table.events()).extracting(Event::kind).containsExactly("not-cured");
    assertThat(table.events().get(0).citation()).isEqualTo(Citation.of("PRE-Q-80"));
  }

  @Test
  @Shows("PRE-POISON-01")
  void tokensAreToldByNumberAndByTheClauseOfTheirKind() {
    Scene scene = Scene.ofReference(3).faces("ripper").totals();
    Table table = Table.telling(scene.cards(), scene.state());
    Marking.place(table, BEN, Mark.POISON, 2);
    Marking.place(table, BEN, Mark.TURNED, 1);

    assertThat(table.events())
        .extracting(Event::says, event -> event.citation().id())
        .containsExactly(
            tuple("seat 1 gets 2 poison tokens", "PRE-POISON-01"),
            tuple("seat 1 gets 1 Vampyre token", "PRE-VAMPYRE-01"));
  }

  @Test
  @Shows("PRE-Q-80")
  void removingATokenIsOptional() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 2).ends();
    assertThat(scene.plays("ann: choose keep").sheet(ANN).marks().poison()).isEqualTo(2);
    assertThat(scene.kinds()).doesNotContain("cured");
  }

  @Test
  @Shows({"PRE-POISON-06", "PRE-Q-81"})
  void aRedirectedAttackPoisonsTheNewVictim() {
    Scene scene = Scene.of(3, "relics-and-ruin=yes").faces("viper").hand(ANN, "duck");
    scene.randomAttacks().plays("ann: play duck on seat-1").passesUntil("nature");
    assertThat(scene.sheet(BEN).marks().poison()).isEqualTo(1);
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
    assertThat(scene.sheet(ANN).marks().poison()).isZero();
  }

  @Test
  @Shows({"PRE-POISON-07", "PRE-Q-104"})
  void damageOfTokensCannotBeRedirected() {
    Scene scene = Scene.of(3, "relics-and-ruin=yes").faces("dummy").poison(ANN, 1);
    scene.hand(ANN, "duck").deck().totals().passesUntil("nature");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
    scene.plays("initiative 3 2 1").passesUntil("set");
    assertThat(scene.sheet(ANN).life()).isEqualTo(95);
  }

  @Test
  @Shows({"PRE-Q-78", "PRE-Q-104"})
  void poisonCanKillAlsoWhoLandedTheFinalBlow() {
    Scene scene = Scene.ofReference(3).faces("ripper").creature(10).poison(ANN, 1).life(ANN, 5);
    scene.set(ANN, "attack-50").deck().turns().passesUntil("nature");
    assertThat(scene.sheet(ANN).status()).isEqualTo(Status.DEAD);
    assertThat(scene.sheet(ANN).trophies().size()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-POISON-05")
  void onlyThePlayerAskedRemovesOneAndAllLearnOfIt() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 1).poison(BEN, 1).ends();
    scene.asks("poison", ANN).refuses(new PickOption(BEN, "remove"), "PRE-POISON-05");

    scene.plays("ann: choose remove").tells("cured", "PRE-POISON-05").asks("poison", BEN);
    assertThat(scene.says()).containsExactly("seat 2 removes a poison token");
  }

  @Test
  @Shows("PRE-Q-78")
  void poisonKillsAtTheSameTimeSoThatNobodyIsLeftWhoHasTurned() {
    Scene scene = Scene.of(3, "relics-and-ruin=yes").faces("dummy").dead(CID).turned(BEN);
    scene.poison(ANN, 1).life(ANN, 5).poison(BEN, 1).life(BEN, 5).deck().randomAttacks();

    assertThat(scene.state().clock().ending().cause()).isEqualTo(Ending.Cause.ALL_DEAD);
  }

  @Test
  @Shows("PRE-Q-78")
  void whatADeathByPoisonSetsOffComesBeforeWhatTheEndOfTheRoundSetsOff() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: round-ends, effects: [{hurt: {who: all, damage: 3}}]},"
                + " {on: died, effects: [{hurt: {who: others, damage: 7}}]}]");
    Scene scene = Scene.with(cards, 3).faces("mirror").life(BEN, 5).poison(BEN, 1);
    scene.deck().randomAttacks();

    assertThat(scene.says())
        .containsSubsequence(
            "seat 1 dies",
            "seat 2 receives 7 damage and has 93 life",
            "seat 2 receives 3 damage and has 90 life");
  }

  @Test
  @Shows({"PRE-POISON-01", "PRE-POISON-02"})
  void poisonIsToldOfThoseWhoHaveItOnly() {
    Scene scene = Scene.ofReference(3).faces("ripper").poison(ANN, 2).hand(CID, "attack-5").deck();
    scene.randomAttacks().passesUntil("set").tells("poison", "PRE-POISON-02");

    assertThat(scene.says()).contains("seat 2 suffers from poison");
    assertThat(scene.says()).doesNotContain("seat 1 suffers from poison");

    Scene viper = Scene.of(3, "relics-and-ruin=yes").faces("viper").hand(BEN, "attack-5").deck();
    viper.randomAttacks().tells("token", "PRE-POISON-01");
    assertThat(viper.says()).contains("seat 2 gets 1 poison token");
  }

  @Test
  @Shows({"PRE-Q-79", "PRE-Q-13"})
  void anAttackThatIsCheckedKeepsItsValueWhenItsPlayerIsPoisonedLater() {
    Scene scene = Scene.ofReference(3).faces("ripper").set(ANN, "attack-50").deck();
    scene.turns().passesUntil("checked");
    Table table = Table.of(scene.cards(), scene.state());
    Attack attack = table.stack.get(0);
    table.set(ANN, scene.sheet(ANN).withMarks(scene.sheet(ANN).marks().withPoison(2)));

    assertThat(Worth.of(table, attack)).isEqualTo(50);
    assertThat(Worth.of(table, attack.withChecked(false))).isEqualTo(30);
  }

  @Test
  @Shows({"PRE-POISON-03", "PRE-Q-62"})
  void theAttackOfAPoisonedPlayerIsWorthNoMoreWhenItsPlayerDies() {
    Cards cards =
        SceneGame.altered(
            "rules: [{on: game-ends, effects: [{gain-prestige: {prestige: 1}}]}]",
            "rules: [{on: action-played, effects: [{hurt: {damage: 5}}]}]");
    Scene scene = Scene.with(cards, 3, "relics-and-ruin=yes").faces("mirror").life(CID, 5);
    scene.initiative(1, 3, 2).poison(CID, 1).set(CID, "attack-20").hand(CID, "shove").turns();
    scene.passesUntil("flipped").plays("cid: play shove");

    assertThat(scene.sheet(CID).isAlive()).isFalse();
    assertThat(scene.says()).contains("the attack of seat 0 does 15 damage");
  }
}
