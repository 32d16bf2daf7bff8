package org.lawspeaker.prestigerpg.winning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Ending;
import org.lawspeaker.prestigerpg.state.Pace;
import org.lawspeaker.testkit.coverage.Shows;

class QuestsTest {
  private static int quest(String name) {
    return Scene.REFERENCE.names().findQuest(name).orElseThrow();
  }

  /** The last encounter is over; Ann has this quest. */
  private static Scene over(String name) {
    int quest = quest(name);
    return Scene.ofReference(3).faces("ripper").last().sheet(ANN, sheet -> sheet.withQuest(quest));
  }

  @Test
  @Shows({"PRE-QUEST-01", "PRE-Q-100"})
  void aFulfilledQuestGivesItsPrestigeBeforeTheComparison() {
    Scene scene = over("unscathed").prestige(BEN, 3).ends();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(4);
    assertThat(scene.state().clock().ending())
        .isEqualTo(new Ending(Ending.Cause.MOST_PRESTIGE, 0b100));
  }

  @Test
  @Shows("PRE-Q-100")
  void anotherGivesNothing() {
    Scene scene = over("on-the-brink").prestige(BEN, 3).ends();
    assertThat(scene.sheet(ANN).prestige()).isZero();
    assertThat(scene.state().clock().ending().isWonBy(BEN)).isTrue();
  }

  @Test
  @Shows("PRE-QUEST-01")
  void aQuestMayWinTheGameInstead() {
    Scene scene = over("all-for-one").prestige(BEN, 9);
    scene.sheet(ANN, sheet -> sheet.withTrophies(Pile.of(0, 1, 2))).ends();
    assertThat(scene.state().clock().ending()).isEqualTo(new Ending(Ending.Cause.QUEST, 0b100));
  }

  @Test
  @Shows("PRE-Q-100")
  void aQuestForAllIsJudgedForEveryone() {
    int common = quest("long-road");
    Scene scene = Scene.ofReference(3).faces("ripper").encounter(10).life(ANN, 50).prestige(ANN, 1);
    scene.life(CID, 50).clock(clock -> clock.withQuest(common)).ends();
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
    assertThat(scene.state().clock().ending().isWonBy(BEN)).isTrue();
  }

  @Test
  @Shows("PRE-Q-100")
  void aFulfilledQuestDoesNotCountAgainAfterATie() {
    Scene scene = over("unscathed").prestige(BEN, 4).ends();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(4);
    assertThat(scene.isOver()).isFalse();
    assertThat(scene.sheet(ANN).quest()).isEqualTo(-1);
  }

  @Test
  @Shows("PRE-Q-100")
  void aQuestThatIsNotFulfilledIsJudgedAgainAfterATie() {
    Scene scene = over("on-the-brink").ends();
    assertThat(scene.isOver()).isFalse();
    assertThat(scene.sheet(ANN).quest()).isEqualTo(quest("on-the-brink"));
  }

  @Test
  @Shows("PRE-Q-100")
  void aQuestForAllThatIsFulfilledIsPutAwayAndOneThatIsNotStays() {
    int common = quest("long-road");
    Scene done = Scene.ofReference(3).faces("ripper").encounter(10).prestige(CID, 3);
    done.clock(clock -> clock.withQuest(common)).life(BEN, 50).life(CID, 50).ends();
    assertThat(done.isOver()).isFalse();
    assertThat(done.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(done.state().clock().quest()).isEqualTo(-1);

    Scene open = Scene.ofReference(3).faces("ripper").last();
    open.clock(clock -> clock.withQuest(common)).ends();
    assertThat(open.isOver()).isFalse();
    assertThat(open.state().clock().quest()).isEqualTo(common);
  }

  @Test
  @Shows("PRE-QUEST-01")
  void theFirstQuestOfTheListCountsAndItIsTold() {
    assertThat(quest("slayer")).isZero();
    Scene scene = over("slayer").sheet(ANN, sheet -> sheet.withTrophies(Pile.of(0, 1, 2, 3)));
    scene.ends().tells("quest", "PRE-QUEST-01").tells("prestige", "PRE-QUEST-01");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(4);
    assertThat(scene.says()).contains("seat 2 has fulfilled Slayer");
  }

  @Test
  @Shows("PRE-Q-100")
  void theQuestOfALoneSurvivorIsJudged() {
    Scene scene = over("unscathed").dead(BEN).dead(CID).ends();
    assertThat(scene.sheet(ANN).prestige()).isEqualTo(4);
    assertThat(scene.state().clock().ending())
        .isEqualTo(new Ending(Ending.Cause.LAST_SURVIVOR, 0b100));
  }

  @Test
  @Shows({"PRE-QUEST-01", "PRE-Q-100"})
  void allWhoWinByAQuestShareTheVictory() {
    int common = quest("all-for-one");
    Scene scene = Scene.ofReference(3).faces("ripper").last().prestige(ANN, 9);
    scene.sheet(BEN, sheet -> sheet.withTrophies(Pile.of(0, 1, 2)));
    scene.sheet(CID, sheet -> sheet.withTrophies(Pile.of(3, 4, 5)));
    scene.clock(clock -> clock.withQuest(common)).ends();

    assertThat(scene.state().clock().ending()).isEqualTo(new Ending(Ending.Cause.QUEST, 0b011));
  }

  @Test
  void questsAreJudgedInInitiativeOrder() {
    int common = quest("all-for-one");
    Scene scene = Scene.ofReference(3).faces("ripper").last();
    scene.sheet(BEN, sheet -> sheet.withTrophies(Pile.of(0, 1, 2)));
    scene.sheet(CID, sheet -> sheet.withTrophies(Pile.of(3, 4, 5)));
    scene.clock(clock -> clock.withQuest(common)).ends();

    assertThat(scene.says())
        .containsSubsequence(
            "seat 1 has fulfilled All for One", "seat 0 has fulfilled All for One");
  }

  @Test
  @Shows("PRE-Q-100")
  void aQuestMayAskForTheDamageDoneInTheLastRound() {
    Scene scene = over("last-word").creature(40).set(ANN, "attack-40").turns();

    scene.tells("quest", "PRE-QUEST-01");
  }

  @Test
  @Shows("PRE-Q-100")
  void aQuestMayAskForTheDamageReceivedInTheLastRound() {
    Scene scene =
        over("martyr")
            .creature(40)
            .initiative(2, 1, 3)
            .character(BEN, "orn-hammerfist")
            .poison(ANN, 3)
            .set(BEN, "attack-40");
    scene.turns();

    scene.tells("quest", "PRE-QUEST-01");
  }

  @Test
  void theNextEncounterBeginsWithoutTheDamageOfTheLastRound() {
    Scene scene = Scene.ofReference(3).faces("ripper").deck();
    scene.sheet(ANN, sheet -> sheet.withPace(Pace.NONE.withDealt(40).withTripped(true)));
    scene.ends().nature("PRE-BEGIN-01");

    assertThat(scene.sheet(ANN).pace()).isEqualTo(Pace.NONE);
  }
}
