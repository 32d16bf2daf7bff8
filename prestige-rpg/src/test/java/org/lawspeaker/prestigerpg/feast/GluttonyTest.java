package org.lawspeaker.prestigerpg.feast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.testkit.coverage.Shows;

class GluttonyTest {
  private static final String BLESSING = "a-blessing-of-daylight";
  private static final String CLOSE = "we-fight-in-too-close-a-quarters";

  /** Ann alone draws, with so many cards in hand; the others are dead. */
  private static Scene feast(String event, int hand, String... items) {
    String[] cards = new String[hand];
    Arrays.fill(cards, 0, Math.min(8, hand), "attack-5");
    Arrays.fill(cards, Math.min(8, hand), hand, "attack-20");
    Scene scene =
        Scene.ofReference(3).dead(Scene.BEN).dead(Scene.CID).faces("gluttony").creature(100);
    scene.hand(ANN, cards).items(ANN, items);
    return (event.isEmpty() ? scene : scene.event(event))
        .deck("attack-25", "attack-25", "attack-30", "attack-30", "attack-40")
        .randomAttacks()
        .passesUntil("nature");
  }

  @Test
  @Shows({"PRE-GLUTTONY-01", "PRE-GLUTTONY-02", "PRE-Q-85"})
  void furtherCardsGiveItFiveLifeEach() {
    Scene scene = feast("", 6).plays("draw attack-25").asks("feast", ANN);
    assertThat(scene.state().foe().life()).isEqualTo(100);
    scene.plays("ann: choose draw").nature("PRE-GLUTTONY-01");
    scene.plays("draw attack-30").tells("draws", "PRE-GLUTTONY-01");
    scene.plays("ann: choose draw", "draw attack-30");
    assertThat(scene.state().foe().life()).isEqualTo(110);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(9);
  }

  @Test
  @Shows("PRE-GLUTTONY-01")
  void theHandGrowsUpTo14Cards() {
    Scene scene = feast("", 12).plays("draw attack-25", "ann: choose draw", "draw attack-30");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(14);
    scene.asks("set", ANN);
  }

  @Test
  @Shows({"PRE-GLUTTONY-03", "PRE-GLUTTONY-04"})
  void theAmuletDoesNotRaiseTheCeiling() {
    Scene scene = feast("", 12, "amulet-of-mentalism");
    scene.plays("draw attack-25", "ann: choose draw", "draw attack-30").asks("set", ANN);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(14);
  }

  @Test
  @Shows("PRE-GLUTTONY-03")
  void elsewhereTheAmuletMakesTheMaximumEight() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(ANN, "amulet-of-mentalism");
    scene.hand(ANN, "feint", "feint", "feint", "feint", "attack-5", "attack-5", "attack-5");
    scene.deck("attack-25", "attack-25", "attack-30", "attack-40").randomAttacks();
    scene.passesUntil("nature").plays("draw attack-25");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(8);
    assertThat(scene.asked()).isEqualTo("nature");
  }

  @Test
  @Shows({"PRE-GLUTTONY-05", "PRE-GLUTTONY-06", "PRE-Q-85"})
  void inCloseQuartersTheCeilingStaysAndItGainsTen() {
    Scene scene = feast(CLOSE, 12).plays("draw attack-25", "ann: choose draw", "draw attack-30");
    assertThat(scene.state().foe().life()).isEqualTo(110);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(14);
    scene.asks("set", ANN);
  }

  @Test
  @Shows({"PRE-GLUTTONY-07", "PRE-GLUTTONY-08"})
  void inDaylightTheCeilingIs15() {
    Scene scene = feast(BLESSING, 13).plays("draw attack-25", "ann: choose draw", "draw attack-30");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(15);
    scene.asks("set", ANN);
  }

  @Test
  @Shows("PRE-GLUTTONY-09")
  void inDaylightTheFirstFurtherCardIsFree() {
    Scene scene = feast(BLESSING, 6).plays("draw attack-25", "ann: choose draw", "draw attack-30");
    assertThat(scene.state().foe().life()).isEqualTo(100);
    scene.plays("ann: choose draw", "draw attack-30");
    assertThat(scene.state().foe().life()).isEqualTo(105);
  }

  @Test
  @Shows("PRE-GLUTTONY-07")
  void daylightRaisesTheMaximumByOneElsewhere() {
    Scene scene = Scene.ofReference(3).faces("ripper").event(BLESSING);
    scene.hand(ANN, "feint", "feint", "feint", "feint", "attack-5", "attack-5", "attack-5");
    scene.deck("attack-25", "attack-25", "attack-30", "attack-40").randomAttacks();
    scene.passesUntil("nature").plays("draw attack-25");
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(8);
    assertThat(scene.asked()).isEqualTo("nature");
  }

  @Test
  @Shows("PRE-Q-86")
  void inCloseQuartersTheMaximumIsOneLowerEachRound() {
    Scene scene = Scene.ofReference(3).faces("ripper").event(CLOSE);
    scene.hand(ANN, "feint", "feint", "feint", "feint", "attack-5", "attack-5");
    scene.deck("attack-25", "attack-25", "attack-30", "attack-40").randomAttacks();
    scene.passesUntil("nature").plays("draw attack-25").asks("hand-limit", ANN);
  }

  @Test
  @Shows("PRE-Q-85")
  void whenItDiesHandsAreCutToTheNormalMaximum() {
    Scene scene = Scene.ofReference(3).faces("gluttony").creature(20).set(ANN, "attack-20");
    scene.hand(ANN, "feint", "feint", "feint", "feint", "attack-5", "attack-5", "attack-5");
    scene.hand(ANN, "attack-5").turns().passesUntil("hand-limit").asks("hand-limit", ANN);
    assertThat(scene.sheet(ANN).prestige()).isZero();
  }

  @Test
  @Shows({"PRE-GLUTTONY-01", "PRE-Q-85"})
  void whoStopsIsAskedNoMoreAndOnlyThePlayerDecides() {
    Scene scene = feast("", 6).plays("draw attack-25").asks("feast", ANN);
    scene.refuses(new PickOption(Scene.BEN, "draw"), "PRE-DEATH-01");
    assertThat(scene.faults(new PickItem(ANN, 1))).containsExactly("not-now");

    assertThat(scene.offers(ANN)).containsExactly("choose stop", "choose draw");
    scene.plays("ann: choose stop").asks("set", ANN);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-GLUTTONY-02")
  void thatItGrowsIsTold() {
    Scene scene = feast("", 6).plays("draw attack-25", "ann: choose draw");

    scene.tells("grows", "PRE-GLUTTONY-02");
    assertThat(scene.says()).contains("Gluttony has 105 life", "Gluttony grows");
  }

  @Test
  @Shows("PRE-GLUTTONY-01")
  void thePlayersFeastOneAfterTheOtherInInitiativeOrder() {
    Scene scene = Scene.ofReference(3).initiative(2, 1, 3).faces("gluttony").creature(100);
    scene.randomAttacks().passesUntil("nature");
    scene.plays("draw attack-25", "draw attack-25", "draw attack-25").asks("feast", Scene.BEN);
    scene.plays("ben: choose stop").asks("feast", ANN).plays("ann: choose stop");

    scene.asks("feast", Scene.CID);
  }

  @Test
  @Shows("PRE-Q-62")
  void theDeadDoNotFeast() {
    assertThat(new Feasting(ANN, 1).without(ANN)).isEmpty();
    assertThat(new Feasting(ANN, 1).without(Scene.BEN)).contains(new Feasting(ANN, 1));
  }

  @Test
  @Shows({"PRE-GLUTTONY-06", "PRE-GLUTTONY-03"})
  void inCloseQuartersItGainsTenFromTheOwnerOfTheAmuletToo() {
    Scene scene = feast(CLOSE, 6, "amulet-of-mentalism").plays("draw attack-25");
    assertThat(scene.asks("feast", ANN).state().foe().life()).isEqualTo(100);

    assertThat(scene.plays("ann: choose draw").state().foe().life()).isEqualTo(110);
  }

  private static final String TOKENS = "tokens: {per-player: 1, life: 30, prestige: 1}\n        ";
  private static final String ATTACK =
      "attacks: [{timing: specific, at: most-damage, damage: 5, per: tokens-left}]";
  private static final String FEAST =
      "life: [1, 1, 1, 1]\n      - tokens: {of: fallen, life: 50, prestige: 2}\n"
          + "        lasting: [{feast: {limit: 14, grows: 5, starved: 10}}]\n"
          + "      - life: [1, 1, 1, 1]";

  @Test
  @Shows("PRE-Q-85")
  void theDeadWhoFightDrawTheirCardBeforeTheOthersFeast() {
    Scene scene = Scene.with(SceneGame.altered(TOKENS + ATTACK, FEAST), 3).fallenBefore(ANN);
    scene.faces("swarm").initiative(0, 1, 2).deck("attack-5", "attack-10", "attack-20", "feint");
    scene.foe(foe -> foe.withPhase(1).withTokens(Pile.of(50)).withPlayers(Pile.of(ANN.index())));
    scene.randomAttacks().plays("draw attack-5", "draw attack-10").nature("PRE-Q-90");

    scene.plays("draw attack-20").asks("feast", BEN);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(1);
  }
}
