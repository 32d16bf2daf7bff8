package org.lawspeaker.prestigerpg.lasting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.stack.AddToAttacks;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.strike.StrikeHarder;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.coverage.Shows;

/** What changes of the rules do while they are in force. */
class LastingTest {
  private static final String ATTACKS = "attacks: [{timing: random, at: {holder: 2}, damage: 15}]";
  private static final String GUST = "{name: Gust, kind: event, activation: [2, 5, 8],";

  /** The Bull, whose random attack hits Ben for 15, changes the rules so. */
  private static Scene bull(String lasting) {
    return Scene.with(
            SceneGame.altered(ATTACKS, ATTACKS + "\n        lasting: [" + lasting + "]"), 3)
        .faces("bull");
  }

  /** The first Event of the list is active and changes the rules so. */
  private static Scene gust(String lasting) {
    return Scene.with(SceneGame.altered(GUST, GUST + " lasting: [" + lasting + "],"), 3)
        .faces("bull")
        .event("gust");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-strikes | 100",
        "{strike-harder: {damage: 5}} | 80",
        "{strike-harder: {damage: -5}} | 90",
        "{strike-harder: {damage: -20}} | 100",
        "{strike-harder: {damage: 5, per: living}} | 70",
        "{shield: {whose: all, less: 4}} | 89",
        "{shield: {whose: all, less: 20}} | 100",
        "{shield: {whose: all}} | 100",
        "{shield: {whose: {holder: 2}, less: 4}} | 89",
        "{shield: {whose: {holder: 1}, less: 4}} | 85",
        "{shield: {whose: all, less: 4, creatures: true}} | 89",
        "{untouched: {whose: {holder: 2}}} | 100",
        "{untouched: {whose: {holder: 1}}} | 85",
      })
  @Shows({"PRE-Q-104", "PRE-SPECIFIC-01"})
  void anAttackOnBenForFifteenLeavesHimThis(String lasting, int life) {
    Scene scene = bull(lasting).hand(ANN, "attack-5").deck().randomAttacks();

    assertThat(scene.sheet(BEN).life()).isEqualTo(life);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{shield: {whose: all, less: 4}} | 99",
        "{shield: {whose: all}} | 100",
        "{shield: {whose: all, less: 4, creatures: true}} | 95",
        "{untouched: {whose: all}} | 95",
      })
  @Shows("PRE-Q-104")
  void aPoisonTokenLeavesAnnThis(String lasting, int life) {
    Scene scene = bull(lasting).hand(ANN, "attack-5").poison(ANN, 1).deck().randomAttacks();

    assertThat(scene.sheet(ANN).life()).isEqualTo(life);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{hand-size: {whose: all, change: -6, least: 3}} | 3",
        "{hand-size: {whose: all, change: -6}} | 1",
        "{hand-size: {whose: all, change: 2}} | 9",
        "{hand-size: {whose: all, size: 5}} | 5",
        "{hand-size: {whose: {holder: 2}, size: 5}} | 7",
        "{hand-size: {whose: all, size: 9}}, {hand-size: {whose: all, size: 8}} | 9",
        "{hand-size: {whose: all, size: 8}}, {hand-size: {whose: all, size: 9}} | 9",
        "{hand-size: {whose: {holder: 2}, change: -6, least: 7}}, {hand-size: {whose: all,"
            + " change: -2}} | 5",
      })
  @Shows({"PRE-END-06", "PRE-GLUTTONY-03", "PRE-GLUTTONY-07"})
  void theMaximumHandSizeOfAnnIsThis(String lasting, int most) {
    Scene scene = bull(lasting).hand(ANN, "attack-5").turns();

    assertThat(HandLimit.of(Table.of(scene.cards(), scene.state()), ANN)).isEqualTo(most);
  }

  @Test
  @Shows("PRE-Q-73")
  void theFirstEventOfTheListChangesTheRulesLikeAnother() {
    Scene scene = gust("no-strikes").hand(ANN, "attack-5").deck().randomAttacks();
    assertThat(scene.sheet(BEN).life()).isEqualTo(100);
    assertThat(scene.kinds()).doesNotContain("strike");

    gust("{feast: {limit: 14, grows: 5, starved: 10}}")
        .deck("attack-5", "attack-5", "attack-5", "attack-5")
        .randomAttacks()
        .plays("draw attack-5", "draw attack-5", "draw attack-5")
        .asks("feast", ANN);
  }

  @ParameterizedTest
  @CsvSource({"attack-10, 100", "attack-20, 100", "attack-25, 75"})
  @Shows("PRE-TURN-06")
  void attacksOfSoLittleDoNothingToTheCreature(String card, int life) {
    Scene scene = Scene.of(3).faces("stone").set(ANN, card).deck().turns();

    assertThat(scene.state().foe().life()).isEqualTo(life);
  }

  @Test
  void aChangeIsToldAsMoreOrLess() {
    assertThat(new AddToAttacks(Group.YOU, 0).says()).isEqualTo("your attacks are worth 0 more");
    assertThat(new AddToAttacks(Group.YOU, 5).says()).isEqualTo("your attacks are worth 5 more");
    assertThat(new StrikeHarder(0, Optional.empty()).says())
        .isEqualTo("the attacks of the creature, or of each of its tokens, do 0 more damage");
    assertThat(new StrikeHarder(-5, Optional.of(Count.LIVING)).says())
        .isEqualTo(
            "the attacks of the creature, or of each of its tokens, do 5 less damage for each living"
                + " player");
  }

  @Test
  @Shows("PRE-POISON-01")
  void whoIsShieldedIsHitAllTheSameButNotWhoIsUntouched() {
    String bite = "effects: [{place: {mark: poison}}]}]";
    Scene shielded = viper(bite, "{shield: {whose: all}}");
    Scene untouched = viper(bite, "{untouched: {whose: all}}");

    assertThat(shielded.sheet(ANN).life()).isEqualTo(100);
    assertThat(shielded.sheet(ANN).marks().poison()).isEqualTo(1);
    assertThat(untouched.sheet(ANN).life()).isEqualTo(100);
    assertThat(untouched.sheet(ANN).marks().poison()).isZero();
  }

  /** The Viper, whose bite poisons Ann, has attacked while this is in force. */
  private static Scene viper(String bite, String lasting) {
    return Scene.with(
            SceneGame.altered(bite, bite + "\n        lasting: [" + lasting + "]"),
            3,
            "relics-and-ruin=yes")
        .faces("viper")
        .hand(BEN, "attack-5")
        .begins(new Strikes(StrikeRule.Timing.RANDOM, 0));
  }

  @Test
  @Shows("PRE-SPECIFIC-01")
  void aHarderAttackIsHarderForEachThingThatItCounts() {
    Scene scene = gust("{strike-harder: {damage: 5}}").faces("swarm").event("gust");
    scene.sheet(BEN, sheet -> sheet.withPace(sheet.pace().withDealt(9))).totals();

    assertThat(scene.sheet(BEN).life()).isEqualTo(100 - 3 * (5 + 5));
  }

  @Test
  @Shows("PRE-DEATH-01")
  void theItemsOfTheDeadChangeNothing() {
    Cards cards =
        SceneGame.altered(
            "owned: [{hand-size: {size: 8}}]", "owned: [{hand-size: {whose: all, size: 8}}]");
    assertThat(limitOfAnn(amulet(cards))).isEqualTo(8);
    assertThat(limitOfAnn(amulet(cards).dead(CID))).isEqualTo(7);
  }

  private static Scene amulet(Cards cards) {
    return Scene.with(cards, 3).items(CID, "amulet-of-mentalism").faces("bull");
  }

  private static int limitOfAnn(Scene scene) {
    Scene begun = scene.hand(ANN, "attack-5").turns();
    return HandLimit.of(Table.of(begun.cards(), begun.state()), ANN);
  }

  @Test
  @Shows("PRE-Q-59")
  void whoHasTheLeastLifeWhenAllAreHitIsSparedWhateverTheOthersLose() {
    Scene scene = gust("{shield: {whose: least-life, less: 10}}").faces("sweep").event("gust");
    scene.initiative(2, 1, 3).life(ANN, 50).life(BEN, 52).life(CID, 95).totals();
    scene.passesUntil("nature");

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(50, 42, 85);
  }

  @Test
  @Shows("PRE-Q-78")
  void whoHasTheLeastLifeWhenPoisonBitesIsSparedWhateverTheOthersLose() {
    Scene scene = gust("{shield: {whose: least-life, less: 5}}").faces("dummy").event("gust");
    scene.initiative(1, 3, 2).life(CID, 52).life(BEN, 50).poison(CID, 1).poison(BEN, 1);
    scene.deck().randomAttacks();

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(100, 50, 47);
  }

  @Test
  @Shows("PRE-Q-59")
  void whoHasTheLeastLifeWhenAnEffectHurtsAllIsSparedWhateverTheOthersLose() {
    Scene scene = gust("{shield: {whose: least-life, less: 5}}").faces("trap").event("gust");
    scene.initiative(2, 1, 3).life(ANN, 50).life(BEN, 95).life(CID, 52).deck().randomAttacks();

    assertThat(scene.sheets()).extracting(Sheet::life).containsExactly(50, 90, 47);
  }
}
