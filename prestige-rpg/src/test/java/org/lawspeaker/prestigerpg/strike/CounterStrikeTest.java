package org.lawspeaker.prestigerpg.strike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.EVE;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.testkit.coverage.Shows;

/** Striking back after the attack of a creature. */
class CounterStrikeTest {

  private static Play counter(Seat seat) {
    return Play.of(seat, new Playable.Card(number("counter-strike")));
  }

  @Test
  @Shows({"PRE-COUNTER-01", "PRE-Q-35"})
  void aVictimStrikesBackForTheDamageReceived() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .hand(BEN, "counter-strike")
            .randomAttacks()
            .passesUntil("struck")
            .asks("struck", BEN)
            .plays("ben: play counter-strike");

    assertThat(scene.state().foe().life()).isEqualTo(85);
    assertThat(scene.sheet(BEN).life()).isEqualTo(85);
    assertThat(scene.sheet(BEN).pace().dealt()).isEqualTo(15);
    assertThat(Scene.count(scene.state().piles().discards(), "counter-strike")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-COUNTER-01"})
  void itIsPlayedInAnswerToACreatureAttackOnly() {
    Scene.of(3)
        .faces("bull")
        .hand(BEN, "counter-strike")
        .turns()
        .asks("cards-set", BEN)
        .refuses(counter(BEN), "PRE-ACTION-03", "PRE-COUNTER-01", "PRE-Q-35");
  }

  @Test
  @Shows({"PRE-Q-35"})
  void onlyAVictimIsAskedAndStrikesBack() {
    Scene.of(3)
        .faces("bull")
        .hand(ANN, "counter-strike")
        .hand(BEN, "feint")
        .randomAttacks()
        .passesUntil("struck")
        .asks("struck", BEN)
        .refuses(counter(ANN), "PRE-Q-35");
  }

  @Test
  @Shows({"PRE-Q-35"})
  void aPlayerStrikesBackOnceForAnAttack() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .hand(BEN, "counter-strike", "counter-strike")
            .randomAttacks()
            .passesUntil("struck")
            .plays("ben: play counter-strike")
            .asks("struck", BEN);

    assertThat(scene.offers(BEN)).containsExactly("pass");
    scene.refuses(counter(BEN), "PRE-Q-35");
  }

  @Test
  @Shows({"PRE-Q-35"})
  void whoDiedOfTheAttackDoesNotStrikeBack() {
    Scene scene =
        Scene.of(3).faces("bull").life(BEN, 15).hand(BEN, "counter-strike").randomAttacks();

    scene.passesUntil("nature");
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(scene.sheet(BEN).isAlive()).isFalse();
  }

  @Test
  @Shows({"PRE-Q-35", "PRE-Q-70"})
  void whoReceivedNoDamageDoesNotStrikeBack() {
    Scene scene =
        Scene.of(4, "deeper-and-darker=yes")
            .faces("bully")
            .initiative(2, 3, 4, 1)
            .set(DAN, "attack-20")
            .hand(DAN, "counter-strike")
            .turns()
            .plays("dan: ability", "dan: set attack-20")
            .passesUntil("strike")
            .passes();

    assertThat(scene.asked()).isEqualTo("nature"); // no window after the damage
    assertThat(scene.sheet(DAN).life()).isEqualTo(100);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-35"})
  void againstTokensOneOfThemIsChosen() {
    Scene scene =
        Scene.of(3)
            .faces("swarm")
            .set(ANN, "attack-5")
            .hand(ANN, "counter-strike")
            .turns()
            .passesUntil("token")
            .plays("ann: token 1")
            .passesUntil("struck");

    assertThat(scene.offers(ANN))
        .containsExactly(
            "pass",
            "play counter-strike on token-1",
            "play counter-strike on token-2",
            "play counter-strike on token-3");
    scene.plays("ann: play counter-strike on token-2");
    assertThat(scene.state().foe().tokens().toString()).isEqualTo("[25, 15, 30]");
  }

  @Test
  @Shows({"PRE-Q-35", "PRE-Q-36", "PRE-Q-106"})
  void strikingBackMayBeTheFinalBlow() {
    Scene scene =
        Scene.of(3)
            .faces("bull")
            .creature(15)
            .hand(BEN, "counter-strike")
            .randomAttacks()
            .passesUntil("struck")
            .plays("ben: play counter-strike");

    assertThat(scene.says()).contains("seat 1 lands the final blow on Bull");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(3);
  }

  @Test
  @Shows({"PRE-Q-36"})
  void theDeclaredAttackHitsAllBeforeAnyStrikesBack() {
    Scene scene =
        Scene.of(3)
            .faces("sweep")
            .creature(10)
            .hand(ANN, "counter-strike")
            .hand(BEN, "counter-strike")
            .totals()
            .passesUntil("struck");

    assertThat(scene.sheets()).allMatch(sheet -> sheet.life() == 90);
    scene.plays("ben: play counter-strike", "ann: play counter-strike").passes();
    assertThat(scene.says()).contains("seat 2 lands the final blow on Sweep");
    assertThat(scene.says()).noneMatch(says -> says.startsWith("seat 1 plays"));
    assertThat(Scene.count(scene.sheet(BEN).hand(), "counter-strike")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-36"})
  void afterTheKillNoFurtherAttackAndNoStepToComeTakesPlace() {
    Scene scene =
        Scene.of(3)
            .faces("sweep")
            .creature(10)
            .hand(CID, "counter-strike")
            .totals()
            .passesUntil("struck")
            .plays("cid: play counter-strike");

    assertThat(scene.kinds()).contains("killed", "end").doesNotContain("strike", "initiative");
    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
  }

  @Test
  @Shows({"PRE-Q-36", "PRE-Q-15"})
  void theEndOfTheRoundStillHappens() {
    Scene scene =
        Scene.of(3)
            .faces("sweep")
            .creature(10)
            .poison(ANN, 1)
            .hand(CID, "counter-strike")
            .totals()
            .passesUntil("struck")
            .plays("cid: play counter-strike");

    assertThat(scene.sheet(ANN).life()).isEqualTo(85);
  }

  @Test
  @Shows("PRE-Q-36")
  void whoeverStrikesBackLaterHasNoTarget() {
    Scene scene = Scene.of(3).faces("sweep").creature(10);
    scene.hand(CID, "counter-strike").hand(ANN, "counter-strike", "trip").totals();
    scene.passesUntil("struck").plays("cid: play counter-strike", "ann: pass");

    scene.passesUntil("struck").asks("struck", ANN).refuses(counter(ANN), "PRE-Q-36");
    assertThat(scene.offers(ANN)).containsExactly("pass");
    assertThat(scene.says()).doesNotContain("encounter 1 is over");
    assertThat(scene.passes().says()).contains("encounter 1 is over");
  }

  @Test
  @Shows("PRE-Q-36")
  void aTokenThatWasStruckDeadIsNoTargetForWhoeverStrikesBackLater() {
    Scene scene = Scene.ofReference(4).faces("ember-bats").tokens(25, 5, 25, 25, 25);
    scene.hand(BEN, "counter-strike").hand(DAN, "counter-strike", "trip");
    scene.randomAttacks().passesUntil("struck");
    scene.plays("ben: play counter-strike on token-2", "dan: pass").passesUntil("struck");

    int card = scene.cards().names().findCard("counter-strike").orElseThrow();
    Play strikesBack = Play.of(DAN, new Playable.Card(card));
    scene.asks("struck", DAN).refuses(strikesBack.on(new Target.Token(1)), "PRE-Q-36");
    scene.allows(strikesBack.on(new Target.Token(0)), "PRE-COUNTER-01");
  }

  @Test
  @Shows("PRE-Q-107")
  void beforeTheDamageATokenThatDiedEarlierIsNoTarget() {
    Scene scene = Scene.of(4, "deeper-and-darker=yes").faces("swarm").tokens(30, 0, 30, 30);
    scene.set(BEN, "attack-5").turns().passesUntil("token");
    scene.plays("ben: token 1").passesUntil("strike");

    Play blocks = Play.of(BEN, new Playable.Ability(scene.sheet(BEN).character()));
    scene.refuses(blocks.on(new Target.Token(1)), "PRE-Q-107");
  }

  @Test
  @Shows({"PRE-Q-36", "PRE-Q-70"})
  void othersReactToTheAttackThoughTheCreatureHasDied() {
    Scene scene = Scene.of(5, "deeper-and-darker=yes").faces("sweep").creature(10);
    scene.hand(CID, "counter-strike").hand(EVE, "attack-5").deck("attack-20").totals();
    scene.passesUntil("struck").plays("eve: pass", "cid: play counter-strike");

    scene.passesUntil("struck").asks("struck", EVE).plays("eve: ability").passes();
    scene.nature("PRE-ABILITY-03");
  }

  @Test
  @Shows("PRE-Q-35")
  void whatOneVictimPlaysDoesNotHinderAnother() {
    Scene scene = Scene.of(3).faces("sweep").hand(ANN, "counter-strike");
    scene.hand(BEN, "counter-strike", "trip").totals().passesUntil("struck");
    scene.plays("ann: play counter-strike", "ben: pass").passesUntil("struck");

    scene.asks("struck", BEN).allows(counter(BEN), "PRE-ACTION-01");
    assertThat(scene.offers(BEN)).containsExactly("pass", "play counter-strike");
  }

  @Test
  @Shows({"PRE-Q-35", "PRE-Q-89"})
  void aSkeletonIsStruckBackOnlyByWhomItAttacked() {
    Scene scene = Scene.ofReference(3).faces("emperor-lich").last().initiative(1, 3, 2);
    scene.hand(CID, "counter-strike").deck().randomAttacks();

    assertThat(scene.passesUntil("struck").offers(CID))
        .containsExactly("pass", "play counter-strike on token-2");
    scene.plays("cid: play counter-strike on token-2").passesUntil("nature");
    assertThat(scene.state().foe().tokens()).isEqualTo(Pile.of(30, 25, 30));
  }

  @Test
  @Shows({"PRE-Q-35", "PRE-Q-104"})
  void whatWasPreventedIsNotStruckBack() {
    Scene scene = Scene.ofReference(3).faces("stone-sentinel").creature(100);
    scene.items(BEN, "bracers-of-stone").hand(BEN, "counter-strike").deck();
    scene.sheet(BEN, sheet -> sheet.withAbilityUsed(true)).randomAttacks().passesUntil("struck");
    scene.plays("ben: play counter-strike");

    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
    assertThat(scene.state().foe().life()).isEqualTo(95);
  }
}
