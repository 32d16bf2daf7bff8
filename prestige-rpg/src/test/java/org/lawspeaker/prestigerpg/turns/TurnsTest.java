package org.lawspeaker.prestigerpg.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.testkit.coverage.Shows;

/** Step b: the turns of the players. */
class TurnsTest {
  private static List<String> flips(Scene scene) {
    return scene.says().stream().filter(says -> says.contains("flips")).toList();
  }

  @Test
  @Shows({"PRE-TURN-01"})
  void turnsAreTakenInAscendingInitiative() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .initiative(2, 1, 3)
            .set(CID, "attack-5")
            .set(BEN, "attack-20")
            .set(ANN, "attack-30")
            .turns();

    assertThat(flips(scene))
        .containsExactly(
            "seat 1 flips Attack 20", "seat 2 flips Attack 30", "seat 0 flips Attack 5");
  }

  @Test
  @Shows({"PRE-TURN-02"})
  void onATurnTheSetCardIsFlippedFaceUp() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").turns();

    scene.tells("flipped", "PRE-TURN-02");
    assertThat(flips(scene)).containsExactly("seat 2 flips Attack 20");
    assertThat(scene.sheet(ANN).set()).isEmpty();
  }

  @Test
  @Shows({"PRE-Q-20"})
  void nobodyIsAskedWhetherToFlip() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20").hand(ANN, "trip").turns();

    assertThat(scene.asks("cards-set", ANN).offers(ANN)).containsExactly("pass");
    scene.plays("ann: pass");
    assertThat(flips(scene)).containsExactly("seat 2 flips Attack 20");
  }

  @Test
  @Shows({"PRE-TURN-03"})
  void anAttackInflictsItsDamage() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-25").turns();

    scene.tells("hit", "PRE-TURN-03");
    assertThat(scene.says()).contains("the attack of seat 2 does 25 damage");
    assertThat(scene.state().foe().life()).isEqualTo(75);
  }

  @Test
  @Shows({"PRE-TURN-03"})
  void anotherCardDoesWhatItSays() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "focus-strength").turns();

    assertThat(scene.kinds()).contains("stand-by").doesNotContain("hit");
    assertThat(scene.sheet(ANN).riders()).hasSize(1);
  }

  @Test
  @Shows({"PRE-TURN-04"})
  void anAttackThatWasPlayedLiesOnTheDamageStack() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.state().stack()).extracting(Attack::card).containsExactly(number("attack-20"));
    assertThat(scene.state().stack()).extracting(Attack::owner).containsExactly(ANN);
  }

  @Test
  @Shows({"PRE-TURN-05"})
  void everybodySeesTheStackWithTheCurrentValues() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "rally", "trip")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play rally")
            .passesUntil("before-flip");

    assertThat(PrestigeView.of(scene.state(), CID).stack())
        .extracting(Attack::value)
        .containsExactly(40);
  }

  @Test
  @Shows({"PRE-TURN-07"})
  void ifTheCreatureLivesTheNextPlayerTakesATurn() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").set(BEN, "attack-20").turns();

    assertThat(scene.kinds()).containsSubsequence("flipped", "hit", "flipped", "hit", "total");
    assertThat(flips(scene)).hasSize(2);
  }

  @Test
  @Shows({"PRE-TURN-08"})
  void afterTheTurnOfEverybodyNobodyHasAnother() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-5")
            .set(BEN, "attack-20")
            .set(CID, "feint")
            .turns();

    assertThat(flips(scene)).hasSize(3);
    assertThat(scene.kinds().lastIndexOf("flipped")).isLessThan(scene.kinds().indexOf("total"));
  }

  @Test
  @Shows({"PRE-TURN-09", "PRE-Q-37"})
  void aCancelledAttackAddsNoDamage() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(BEN, "critical-miss")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play critical-miss");

    scene.tells("cancelled", "PRE-TURN-09");
    assertThat(scene.kinds()).doesNotContain("hit");
    assertThat(scene.state().stack()).isEmpty();
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(Scene.count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-13"})
  void afterItsCheckAnAttackIsNotModified() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .set(BEN, "attack-30")
            .hand(CID, "rally")
            .turns()
            .passesUntil("checked");

    scene.refuses(Play.of(CID, new Playable.Card(number("rally"))), "PRE-ACTION-03");
    scene.passesUntil("flipped").plays("cid: play rally");
    assertThat(scene.state().foe().life()).isEqualTo(100 - 20 - 60);
  }

  @Test
  @Shows({"PRE-Q-21"})
  void aFeintLiesOnTheStackWithoutAValueUntilItIsDiscarded() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "feint")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.state().stack()).extracting(Attack::card).containsExactly(number("feint"));
    assertThat(scene.state().stack()).extracting(Attack::value).containsExactly(0);
    scene.plays("ben: pass", "ben: pass", "ben: pass", "ben: pass");
    assertThat(scene.state().stack()).isEmpty();
    assertThat(Scene.count(scene.state().piles().discards(), "feint")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-21"})
  void aRiderGoesToStandByAndNotToTheStack() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "slip-behind")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.state().stack()).isEmpty();
    assertThat(scene.sheet(ANN).riders().get(0).card()).isEqualTo(number("slip-behind"));
  }

  @Test
  @Shows({"PRE-Q-22"})
  void whoPlayedAManeuverDidNotHit() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "feint")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.sheet(ANN).pace().hit()).isFalse();
    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(0);
    assertThat(scene.state().clock().dealers().isEmpty()).isTrue();
  }

  @Test
  @Shows({"PRE-Q-22"})
  void whoBluffedDidNotHit() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "trip")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.sheet(ANN).pace().hit()).isFalse();
  }

  @Test
  @Shows({"PRE-Q-22"})
  void anAttackModifiedToNothingStillHits() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-5")
            .hand(BEN, "stumble", "trip")
            .turns()
            .passesUntil("flipped")
            .plays("ben: play stumble")
            .passesUntil("before-flip");

    assertThat(scene.state().stack()).extracting(Attack::value).containsExactly(0);
    assertThat(scene.sheet(ANN).pace().hit()).isTrue();
    assertThat(scene.sheet(ANN).pace().dealt()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-24"})
  void feintsAndRidersAreTacticalManeuvers() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "feint")
            .set(BEN, "focus-strength")
            .hand(CID, "rally")
            .turns()
            .passesUntil("flipped");

    assertThat(scene.state().stack()).extracting(Attack::mode).containsExactly(Mode.MANEUVER);
    scene.passes().passesUntil("flipped");
    assertThat(scene.state().stack())
        .extracting(Attack::mode)
        .containsExactly(Mode.MANEUVER, Mode.MANEUVER);
  }

  @Test
  @Shows({"PRE-Q-24", "PRE-Q-21"})
  void aStandInLeavesNoTraceOnTheStack() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "double-strike")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("before-flip");

    assertThat(scene.state().stack()).isEmpty();
    assertThat(Scene.count(scene.state().piles().discards(), "double-strike")).isEqualTo(1);
  }

  @Test
  @Shows({"PRE-Q-111"})
  void whoWasEdgedOutHasATurnWithoutAFlip() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "attack-20")
            .hand(ANN, "trip")
            .set(BEN, "attack-5")
            .hand(BEN, "edge-out")
            .turns()
            .plays("ann: pass", "ben: play edge-out on seat-2")
            .passesUntil("set")
            .plays("ben: set attack-5");

    scene.asks("cards-set", ANN).plays("ann: pass");
    assertThat(flips(scene)).isEmpty();
    scene.asks("checked", ANN).plays("ann: pass").asks("before-flip", ANN);
  }

  @Test
  @Shows({"PRE-Q-111"})
  void anEmptyHandHasATurnWithoutAFlipInWhichItemsAreUsed() {
    Scene scene = Scene.of(3).faces("dummy").items(ANN, "alchemist-fire").turns();

    scene.asks("cards-set", ANN).plays("ann: pass");
    scene.asks("checked", ANN).plays("ann: use seat-2-alchemist-fire");
    assertThat(scene.state().foe().life()).isEqualTo(70);
  }

  @Test
  @Shows({"PRE-Q-111"})
  void ifNobodyAttacksTheCreatureAttacksAsUsual() {
    Scene scene = Scene.of(3).faces("sweep").turns();

    assertThat(scene.kinds()).containsSubsequence("total", "strike", "strike");
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-Q-07"})
  void theSecondCardOfAnOpportunityFireEndsUpSetFaceDown() {
    Scene scene =
        Scene.of(3)
            .faces("dummy")
            .set(ANN, "opportunity-fire")
            .hand(ANN, "attack-20", "attack-30")
            .hand(BEN, "trip")
            .turns()
            .passesUntil("stand-in")
            .plays("ann: card attack-20", "ann: card attack-30");

    assertThat(scene.sheet(ANN).set()).containsExactly(new SetCard(number("attack-30"), true));
  }

  @Test
  @Shows("PRE-Q-111")
  void aTurnWithoutAFlipIsTold() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-20").turns();

    scene.tells("no-flip", "PRE-Q-111");
    assertThat(scene.says())
        .contains("seat 2 has no set card and does not attack")
        .doesNotContain("seat 1 has no set card and does not attack");
  }

  @Test
  @Shows("PRE-Q-62")
  void whatLastsUntilTheEndOfTheTurnEndsAlthoughItsPlayerHasDiedInIt() {
    Cards smoke =
        SceneGame.altered(
            "effects: [{blow: {damage: 30}}, {hurt: {who: others, damage: 10}}]",
            "effects: [{change: {gives: {add-to-attacks: {whose: all, value: -5}},"
                + " span: {until: turn}}}]");
    Scene scene = Scene.with(smoke, 3).faces("dummy").initiative(2, 1, 3).life(BEN, 10);
    scene.items(BEN, "alchemist-fire").set(BEN, "attack-20").set(ANN, "attack-30");
    scene.hand(CID, "critical-miss", "feint").turns();
    scene.plays("ben: use seat-1-alchemist-fire", "cid: pass", "cid: pass");
    scene.plays("ann: set attack-30", "ben: set attack-20").passesUntil("flipped");

    scene.plays("cid: play critical-miss").passesUntil("nature");
    assertThat(scene.sheet(BEN).isAlive()).isFalse();
    assertThat(scene.state().foe().life()).isEqualTo(70);
  }
}
