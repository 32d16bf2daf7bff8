package org.lawspeaker.prestigerpg.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.testkit.coverage.Shows;

/** Actions that spoil the attack of another player: Trip and Critical Miss. */
class TripTest {
  private static final String DRAWS = "{who: active}}, {draw-cards: {cards: 2}}";

  private static Scene tripping(String... options) {
    return Scene.of(3, options).faces("dummy").set(ANN, "attack-20").hand(BEN, "trip").turns();
  }

  @Test
  @Shows({"PRE-Q-38"})
  void aSetCardIsDiscardedWithoutEffectAndTheTurnEnds() {
    Scene scene = tripping().asks("cards-set", BEN).plays("ben: play trip");

    assertThat(scene.says()).contains("the set card of seat 2 is discarded: Attack 20");
    assertThat(scene.kinds()).doesNotContain("flipped", "hit");
    assertThat(Scene.count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
    assertThat(Scene.count(scene.state().piles().discards(), "trip")).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-38"})
  void aRevealedAttackIsDiscardedToo() {
    Scene scene = tripping().passesUntil("flipped").plays("ben: play trip");

    assertThat(scene.kinds()).contains("cancelled").doesNotContain("hit");
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-38", "PRE-Q-111"})
  void theVictimSitsOutTheNextRound() {
    Scene scene =
        tripping()
            .plays("ben: play trip")
            .plays("initiative 3 2 1", "draw attack-5", "draw attack-5", "draw attack-5");

    scene
        .asks("set", BEN, CID)
        .plays("ben: set attack-5", "cid: set attack-5")
        .asks("cards-set", ANN)
        .passesUntil("nature");
    assertThat(scene.says().stream().filter(says -> says.contains("flips")))
        .containsExactly("seat 1 flips Attack 5", "seat 0 flips Attack 5");
  }

  @Test
  @Shows("PRE-Q-38")
  void allAreToldWhoSitsOut() {
    Scene scene = tripping().plays("ben: play trip").tells("tripped", "PRE-Q-38");
    assertThat(scene.says()).contains("seat 2 sits out the next round of this encounter");

    scene.plays("initiative 3 2 1", "draw attack-5", "draw attack-5", "draw attack-5");
    scene.tells("sits-out", "PRE-Q-38");
    assertThat(scene.says()).contains("seat 2 sits out this round");
  }

  @Test
  @Shows({"PRE-Q-38"})
  void theRoundAfterTheNextIsAsUsual() {
    Scene scene =
        tripping()
            .plays("ben: play trip")
            .plays("initiative 3 2 1", "draw attack-5", "draw attack-5", "draw attack-5")
            .plays("ben: set attack-5", "cid: set attack-5")
            .passesUntil("nature")
            .plays("initiative 3 2 1")
            .passes()
            .plays("draw attack-5", "draw attack-5", "draw attack-5");

    scene.asks("set", ANN, BEN, CID);
  }

  @Test
  @Shows({"PRE-Q-38"})
  void theOtherReadingCostsOnlyTheTurn() {
    Scene scene =
        tripping("trip=this-turn")
            .plays("ben: play trip")
            .plays("initiative 3 2 1", "draw attack-5", "draw attack-5", "draw attack-5");

    assertThat(scene.state().foe().life()).isEqualTo(100);
    scene.asks("set", ANN, BEN, CID);
  }

  @Test
  @Shows({"PRE-Q-38"})
  void theNextEncounterIsNotLost() {
    Scene scene =
        Scene.of(3)
            .faces("weakling")
            .set(ANN, "attack-20")
            .set(BEN, "attack-20")
            .hand(CID, "trip")
            .turns()
            .plays("cid: play trip")
            .passesUntil("set")
            .plays("ben: set attack-20")
            .passesUntil("nature");

    assertThat(scene.sheet(ANN).pace().tripped()).isFalse();
  }

  @Test
  @Shows({"PRE-Q-38"})
  void itIsPlayedOnAnotherPlayerOnly() {
    Scene.of(3)
        .faces("dummy")
        .set(ANN, "attack-20")
        .hand(ANN, "trip")
        .turns()
        .refuses(Play.of(ANN, new Playable.Card(number("trip"))), "PRE-ACTION-03");
  }

  @Test
  @Shows({"PRE-Q-38"})
  void aRevealedSpecialAttackIsSafe() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "ambush-of-talon")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("special")
            .plays("ann: choose special");

    assertThat(scene.asks("flipped", BEN).offers(BEN)).containsExactly("pass");
    scene.refuses(Play.of(BEN, new Playable.Card(number("trip"))), "PRE-SPECIAL-02");
  }

  @Test
  @Shows({"PRE-Q-38"})
  void thereIsNoSecondCardOfADoubleStrike() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "double-strike")
            .hand(ANN, "attack-20", "attack-30")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("stand-in")
            .plays("ann: card attack-20")
            .asks("flipped", ANN, BEN)
            .plays("ann: pass", "ben: play trip")
            .passesUntil("nature");

    assertThat(Scene.count(scene.sheet(ANN).hand(), "attack-30")).isEqualTo(1);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-38"})
  void theSecondCardOfAnOpportunityFireStays() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "opportunity-fire")
            .hand(ANN, "attack-20", "attack-30")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("stand-in")
            .plays("ann: card attack-20", "ann: card attack-30")
            .asks("flipped", BEN)
            .plays("ben: play trip");

    assertThat(scene.kinds()).contains("cancelled");
    assertThat(scene.state().foe().life()).isEqualTo(70);
    assertThat(scene.sheet(ANN).set()).doesNotContain(new SetCard(number("attack-30"), true));
  }

  @Test
  @Shows({"PRE-Q-37"})
  void aCriticalMissHurtsTheAttackerForTen() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "critical-miss")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play critical-miss");

    assertThat(scene.sheet(ANN).life()).isEqualTo(90);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-37"})
  void aCriticalMissIsForTheRevealedAttackOfAnother() {
    Play miss = Play.of(ANN, new Playable.Card(number("critical-miss")));
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(ANN, "critical-miss")
            .turns()
            .refuses(miss, "PRE-ACTION-03");

    scene.passesUntil("flipped").refuses(miss, "PRE-ACTION-03");
  }

  @Test
  @Shows({"PRE-Q-37"})
  void aProtectedAttackDoesNotMiss() {
    Scene.of(3)
        .faces("dummy")
        .set(ANN, "ambush-of-talon")
        .hand(BEN, "critical-miss")
        .turns()
        .passesUntil("special")
        .plays("ann: choose special")
        .refuses(Play.of(BEN, new Playable.Card(number("critical-miss"))), "PRE-SPECIAL-02");
  }

  @Test
  @Shows("PRE-SPECIAL-02")
  void aSpecialAttackDoesNotMissInABonusRoundEither() {
    Scene scene = Scene.of(3).faces("dummy").encounter(8).set(ANN, "ambush-of-talon");
    scene.hand(BEN, "critical-miss").turns().passesUntil("special").plays("ann: choose special");

    scene.refuses(Play.of(BEN, new Playable.Card(number("critical-miss"))), "PRE-SPECIAL-02");
  }

  @Test
  @Shows({"PRE-Q-38"})
  void noWindowOfTheTurnFollows() {
    Scene scene =
        Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(BEN, "trip").hand(CID, "feint");
    scene.turns().plays("cid: pass", "ben: play trip", "cid: pass");

    scene.asks("before-flip", CID);
  }

  @Test
  @Shows({"PRE-Q-38"})
  void ofTwoSetCardsTheLowerIsDiscardedFirst() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").set(ANN, "attack-5");
    scene.set(BEN, "attack-40").hand(BEN, "trip").turns().plays("ben: play trip");
    assertThat(scene.says())
        .containsSubsequence(
            "the set card of seat 2 is discarded: Attack 5",
            "the set card of seat 2 is discarded: Attack 20");

    scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").set(ANN, "attack-20");
    scene.set(BEN, "attack-40").hand(BEN, "trip").turns().plays("ben: play trip");
    assertThat(scene.says())
        .containsSubsequence(
            "the set card of seat 2 is discarded: Attack 5",
            "the set card of seat 2 is discarded: Attack 20");
  }

  @Test
  @Shows("PRE-END-08")
  void aHandThatGrowsWhileTheTurnIsEndedIsCutAtOnce() {
    Cards drawing = SceneGame.altered("{who: active}}, end-turn]", DRAWS + ", end-turn]");
    Scene scene = Scene.with(drawing, 3).faces("dummy").initiative(2, 1, 3).set(BEN, "attack-20");
    scene.hand(ANN, "attack-5", "attack-5", "attack-5", "attack-5", "attack-5", "attack-5");
    scene.set(CID, "attack-10").hand(ANN, "trip").turns().plays("ann: play trip");
    scene.plays("draw attack-40", "draw attack-40").asks("hand-limit", ANN);

    scene.plays("ann: card attack-40").asks("set", CID);
    assertThat(scene.sheet(ANN).hand().size()).isEqualTo(7);
  }

  @Test
  void whatAnEncounterDoesToWhoeverPlaysAnActionCardIsDoneThoughTheTurnHasEnded() {
    Scene scene = Scene.ofReference(3).faces("hex-weaver").initiative(1, 3, 2);
    scene.set(ANN, "attack-20").hand(CID, "trip").hand(BEN, "feint");
    scene.turns().plays("cid: play trip").passes().tells("tripped", "PRE-Q-38");

    assertThat(scene.sheet(CID).life()).isEqualTo(95);
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-106")
  void theCreatureMayDieOfWhatItsOwnRuleDoesThoughTheTurnHasEnded() {
    String dummy = "- {life: [100, 120, 140, 160]}\n    provenance: house\n  - name: Bull";
    String rules =
        "life: [100, 120, 140, 160]\n        rules: [{on: action-played, effects: [{blow:";
    String fatal = "- " + rules + " {damage: 100}}]}]\n    provenance: house\n  - name: Bull";
    Scene scene = Scene.with(SceneGame.altered(dummy, fatal), 3).faces("dummy");
    scene.initiative(1, 3, 2).set(ANN, "attack-20").hand(CID, "trip").hand(BEN, "feint").turns();

    scene.plays("cid: play trip").passesUntil("discards").tells("end", "PRE-Q-76");
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  void whatACardSaysAfterItHasEndedTheTurnIsDoneToo() {
    Cards praised =
        SceneGame.altered(
            "{sit-out: {who: active}}, end-turn]",
            "{sit-out: {who: active}}, end-turn, {gain-prestige: {prestige: 1}}]");
    Scene scene = Scene.with(praised, 3).faces("dummy").initiative(1, 3, 2);
    scene.set(ANN, "attack-20").hand(CID, "trip").turns().plays("cid: play trip");

    assertThat(scene.sheet(CID).prestige()).isEqualTo(1);
    assertThat(scene.kinds()).contains("tripped").doesNotContain("hit");
  }

  @Test
  @Shows("PRE-TURN-06")
  void anAttackThatEndsTheTurnByItsHitMayHaveKilled() {
    Cards halting =
        SceneGame.altered(
            "hits: [{change: {gives: {rotate-attacks: {whose: {next: 2}}}, span: {until: round}}}]",
            "hits: [end-turn]");
    Scene scene = Scene.with(halting, 3).faces("dummy").initiative(1, 3, 2).creature(20);
    scene.set(ANN, "crowd").set(CID, "attack-5").turns();

    assertThat(scene.kinds()).containsOnlyOnce("flipped").contains("killed", "scored");
  }

  @Test
  @Shows("PRE-Q-47")
  void whatEndsTheTurnMayHaveKilledTheCreatureBefore() {
    Cards fatal =
        SceneGame.altered(
            "effects: [{blow: {damage: 30}}, {hurt: {who: others, damage: 10}}]",
            "effects: [{blow: {damage: 30}}, end-turn]");
    Scene scene = Scene.with(fatal, 3).faces("dummy").initiative(1, 3, 2).creature(30);
    scene.set(CID, "attack-5").items(ANN, "alchemist-fire").turns();
    scene.plays("ann: use seat-2-alchemist-fire").passesUntil("nature");

    assertThat(scene.sheet(ANN).prestige()).isEqualTo(3);
    assertThat(scene.kinds()).doesNotContain("flipped");
  }
}
