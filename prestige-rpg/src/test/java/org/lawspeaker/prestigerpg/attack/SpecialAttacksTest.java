package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.testkit.coverage.Shows;

class SpecialAttacksTest {
  private static Scene talon() {
    return Scene.of(3).faces("dummy").set(ANN, "ambush-of-talon");
  }

  private static Play card(Seat seat, String card) {
    return Play.of(seat, new Playable.Card(number(card)));
  }

  /** Ann uses the Special Attack; others hold cards. */
  private static Scene special(Scene scene) {
    return scene.turns().passesUntil("special").plays("ann: choose special");
  }

  @Test
  @Shows({"PRE-SPECIAL-01", "PRE-Q-41"})
  void theSpecialAttackHasAHigherValue() {
    Scene scene = special(talon());
    assertThat(scene.state().foe().life()).isEqualTo(50);
    assertThat(scene.says()).contains("seat 2 uses Ambush of Talon as a Special Attack");
  }

  @Test
  @Shows("PRE-SPECIAL-04")
  void theOwnerMayUseTheCardAsAnOrdinaryAttack() {
    Scene scene = talon().turns().asks("special", ANN).asksBy("PRE-SPECIAL-04");
    assertThat(scene.offers(ANN)).containsExactly("choose ordinary", "choose special");

    assertThat(scene.plays("ann: choose ordinary").state().foe().life()).isEqualTo(90);
    assertThat(scene.says()).contains("seat 2 uses Ambush of Talon as an ordinary Attack");
  }

  @Test
  @Shows("PRE-SPECIAL-01")
  void onlyTheCharacterOnTheCardCanUseIt() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "ambush-of-talon").turns();

    assertThat(scene.nature("PRE-INIT-01").state().foe().life()).isEqualTo(90);
  }

  @Test
  @Shows("PRE-Q-41")
  void theChoiceIsMadeAtTheFlipBeforeAnybodyPlays() {
    Scene scene = talon().hand(BEN, "rally").turns().passes().asks("special", ANN);

    scene.refuses(new PickOption(BEN, "special"), "PRE-SPECIAL-04");
    scene.refuses(card(BEN, "rally"), "PRE-Q-10");
  }

  @Test
  @Shows("PRE-SPECIAL-02")
  void noHarmfulActionCardCanAffectIt() {
    Scene scene =
        special(talon().hand(BEN, "critical-miss", "stumble", "trip")).asks("flipped", BEN);

    scene.refuses(card(BEN, "critical-miss"), "PRE-SPECIAL-02");
    scene.refuses(card(BEN, "stumble"), "PRE-SPECIAL-02");
    scene.refuses(card(BEN, "trip"), "PRE-SPECIAL-02");
  }

  @Test
  @Shows("PRE-SPECIAL-02")
  void itIsProtectedInABonusRoundTooUnlikeWhatAnAbilityProtects() {
    Scene scene = special(talon().encounter(7).hand(BEN, "stumble")).asks("flipped", BEN);

    scene.refuses(card(BEN, "stumble"), "PRE-SPECIAL-02");
  }

  @Test
  @Shows("PRE-SPECIAL-04")
  void usedAsAnOrdinaryAttackItIsNotProtected() {
    Scene scene = talon().hand(BEN, "critical-miss").turns().passesUntil("special");
    scene.plays("ann: choose ordinary").allows(card(BEN, "critical-miss"), "PRE-ACTION-01");

    assertThat(scene.plays("ben: play critical-miss").state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-SPECIAL-03")
  void faceDownItCanBeTargetedLikeAnySetCard() {
    Scene scene = talon().hand(BEN, "edge-out").turns().plays("ben: play edge-out on seat-2");

    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(count(scene.state().piles().discards(), "ambush-of-talon")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-40")
  void aHelpfulCardOfAnotherNeedsTheOwnersConsent() {
    Scene scene = special(talon().hand(BEN, "rally")).plays("ben: play rally");
    scene.asks("consent", ANN).asksBy("PRE-Q-40");

    assertThat(scene.plays("ann: accept").state().foe().life()).isEqualTo(0);
  }

  @Test
  @Shows({"PRE-Q-40", "PRE-SPECIAL-02"})
  void aRefusedCardReturnsToTheHandAndIsNotOfferedAgain() {
    Scene scene = special(talon().hand(BEN, "rally")).plays("ben: play rally", "ann: refuse");

    scene.tells("refused", "PRE-Q-40").asks("flipped", BEN).refuses(card(BEN, "rally"), "PRE-Q-40");
    assertThat(count(scene.sheet(BEN).hand(), "rally")).isEqualTo(1);
    assertThat(count(scene.state().piles().discards(), "rally")).isZero();
    assertThat(scene.state().stack().get(0).face()).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-40")
  void aNeutralCardOfAnotherNeedsTheOwnersConsent() {
    Scene scene = special(talon().hand(BEN, "shove")).plays("ben: play shove").asks("consent", ANN);

    assertThat(scene.plays("ann: accept").state().foe().life()).isEqualTo(45);
  }

  @Test
  @Shows("PRE-Q-40")
  void theOwnersOwnCardsAreAlwaysWanted() {
    Scene scene = special(talon().hand(ANN, "stumble")).asks("flipped", ANN);

    assertThat(scene.plays("ann: play stumble").state().foe().life()).isEqualTo(75);
  }

  @Test
  @Shows("PRE-Q-42")
  void theRidersOnItShareTheProtection() {
    Scene scene = special(talon().riders(ANN, "focus-strength").hand(BEN, "stumble"));

    scene.asks("flipped", BEN).refuses(card(BEN, "stumble"), "PRE-SPECIAL-02");
    assertThat(scene.passes().passesUntil("nature").state().foe().life()).isEqualTo(30);
  }

  @Test
  @Shows("PRE-Q-42")
  void itIsNotSafeFromAnEnhancedAttack() {
    Scene scene = Scene.of(3).initiative(2, 1, 3).faces("dummy").creature(200);
    scene.set(BEN, "crowd").set(ANN, "ambush-of-talon").turns().plays("ann: choose special");

    assertThat(scene.state().foe().life()).isEqualTo(200 - 20 - 25);
  }

  @Test
  @Shows("PRE-Q-34")
  void theCreatureCanBeRescuedFromIt() {
    Scene scene = special(talon().creature(50).hand(BEN, "not-so-tough-tougher-than-he-looks"));
    scene.plays("ben: play not-so-tough-tougher-than-he-looks as tougher-than-he-looks");

    assertThat(scene.state().foe().life()).isEqualTo(30);
    assertThat(scene.state().foe().killer()).isEqualTo(-1);
  }

  @Test
  @Shows({"PRE-FOG-07", "PRE-Q-97"})
  void aSpecialAttackThatIsTrulyAnnouncedIsNoLie() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("t-is-the-fog-of-war");
    scene.set(CID, "hammer-of-orn").turns().passesUntil("announce");
    scene.plays("cid: choose hammer-of-orn-special");
    scene.plays("ann: choose believe", "ben: choose challenge");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(-1);
    assertThat(scene.sheet(CID).prestige()).isZero();
  }

  @Test
  @Shows("PRE-Q-41")
  void theModeIsShownOnTheStack() {
    Scene scene = special(talon().hand(CID, "stumble"));

    assertThat(scene.state().stack().get(0).mode()).isEqualTo(Mode.SPECIAL);
  }

  @Test
  @Shows("PRE-Q-62")
  void aDeadOwnerIsNotAskedForConsent() {
    String dummy = "- {life: [100, 120, 140, 160]}\n    provenance: house\n  - name: Bull";
    String spiteful =
        "- life: [100, 120, 140, 160]\n        rules: [{on: action-played, effects: [{hurt:"
            + " {damage: 5}}]}]\n    provenance: house\n  - name: Bull";
    Scene scene = Scene.with(SceneGame.altered(dummy, spiteful), 3).faces("dummy");
    scene.initiative(2, 1, 3).life(ANN, 5).set(ANN, "ambush-of-talon").hand(ANN, "shove");
    special(scene.hand(BEN, "rally")).plays("ann: play shove", "ben: pass", "ben: pass");

    assertThat(scene.sheet(ANN).isAlive()).isFalse();
    assertThat(scene.plays("ben: play rally").kinds()).contains("action", "hit");
  }
}
