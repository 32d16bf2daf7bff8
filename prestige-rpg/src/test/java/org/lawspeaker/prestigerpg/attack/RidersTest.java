package org.lawspeaker.prestigerpg.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CARDS;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.count;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.testkit.coverage.Shows;

/** Focus Strength and Slip Behind. */
class RidersTest {
  /** Ann reveals an attack of 20 with these Riders on stand-by. */
  private static Scene rides(String... riders) {
    return Scene.of(3).faces("dummy").creature(300).riders(ANN, riders).set(ANN, "attack-20");
  }

  private static int damage(Scene scene) {
    return 300 - scene.state().foe().life();
  }

  @ParameterizedTest
  @ValueSource(strings = {"focus-strength", "slip-behind"})
  @Shows({"PRE-RIDER-01", "PRE-RIDER-03"})
  void aPlayedRiderStandsByAndHurtsNobody(String rider) {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, rider).turns();

    assertThat(CARDS.face(number(rider))).isInstanceOf(CardFace.Rider.class);
    assertThat(scene.tells("stand-by", "PRE-RIDER-03").sheet(ANN).riders())
        .extracting(each -> each.card())
        .containsExactly(number(rider));
    assertThat(scene.state().foe().life()).isEqualTo(100);
    assertThat(count(scene.state().piles().discards(), rider)).isZero();
  }

  @Test
  @Shows({"PRE-RIDER-02", "PRE-Q-29"})
  void focusStrengthAddsTwenty() {
    assertThat(damage(rides("focus-strength").turns())).isEqualTo(40);
  }

  @Test
  @Shows({"PRE-RIDER-02", "PRE-Q-29"})
  void slipBehindDoublesTheAttack() {
    assertThat(damage(rides("slip-behind").turns())).isEqualTo(40);
  }

  @Test
  @Shows("PRE-RIDER-02")
  void aRiderModifiesNoAttackOfAnotherPlayer() {
    Scene scene = Scene.of(3).faces("dummy").riders(BEN, "focus-strength").set(ANN, "attack-20");

    assertThat(scene.turns().state().foe().life()).isEqualTo(80);
    assertThat(scene.sheet(BEN).riders()).hasSize(1);
  }

  @Test
  @Shows({"PRE-RIDER-04", "PRE-RIDER-05"})
  void aRiderGoesOntoTheStackWithTheAttackAsOneAttack() {
    Scene scene = rides("focus-strength").hand(BEN, "rally").turns().passesUntil("flipped");

    scene.tells("riders", "PRE-RIDER-04");
    assertThat(scene.sheet(ANN).riders()).isEmpty();
    assertThat(scene.state().stack()).hasSize(1);
    assertThat(scene.state().stack().get(0).riders())
        .extracting(each -> each.card())
        .containsExactly(number("focus-strength"));
  }

  @Test
  @Shows("PRE-RIDER-04")
  void aRiderIsDiscardedWithItsAttackWhenTheStackIs() {
    Scene scene = rides("focus-strength").turns().nature("PRE-INIT-01");

    assertThat(count(scene.state().piles().discards(), "focus-strength")).isEqualTo(1);
    assertThat(count(scene.state().piles().discards(), "attack-20")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-RIDER-06")
  void halvingRotatesTheAttackAndTheRider() {
    Scene scene = rides("focus-strength").hand(BEN, "stumble").turns().passesUntil("flipped");

    assertThat(damage(scene.plays("ben: play stumble"))).isEqualTo(10 + 10);
  }

  @Test
  @Shows("PRE-RIDER-06")
  void doublingRotatesTheAttackAndTheRider() {
    Scene scene = rides("focus-strength").hand(BEN, "rally").turns().passesUntil("flipped");

    assertThat(damage(scene.plays("ben: play rally"))).isEqualTo(40 + 40);
  }

  @Test
  @Shows("PRE-Q-30")
  void aMultiplicativeRiderIsNotRotatedItself() {
    Scene scene = rides("slip-behind").hand(BEN, "stumble").turns().passesUntil("flipped");

    assertThat(damage(scene.plays("ben: play stumble"))).isEqualTo(20);
  }

  @Test
  @Shows("PRE-RIDER-07")
  void anAttackMayCarryAnyNumberOfAdditiveRiders() {
    Scene scene = rides("focus-strength", "focus-strength", "focus-strength").turns();

    assertThat(damage(scene)).isEqualTo(20 + 20 + 20 + 20);
    assertThat(scene.sheet(ANN).riders()).isEmpty();
  }

  @Test
  @Shows({"PRE-RIDER-08", "PRE-Q-32"})
  void anAttackCarriesOneMultiplicativeRiderAndTheOtherStaysOnStandBy() {
    Scene scene = Scene.of(3).faces("dummy").creature(300).set(ANN, "attack-5");
    scene.riders(ANN, "slip-behind", "slip-behind").turns();

    assertThat(damage(scene)).isEqualTo(10);
    assertThat(scene.sheet(ANN).riders())
        .extracting(each -> each.card())
        .containsExactly(number("slip-behind"));
  }

  @Test
  @Shows({"PRE-RIDER-09", "PRE-Q-29", "PRE-Q-30"})
  void slipBehindDoublesAnAdditiveRiderAppliedBeforeIt() {
    assertThat(damage(rides("focus-strength", "slip-behind").turns())).isEqualTo(40 + 40);
  }

  @Test
  @Shows({"PRE-RIDER-09", "PRE-Q-30"})
  void slipBehindDoesNotDoubleARiderAppliedAfterIt() {
    assertThat(damage(rides("slip-behind", "focus-strength").turns())).isEqualTo(40 + 20);
  }

  @Test
  @Shows("PRE-Q-31")
  void aManeuverDoesNotTakeARider() {
    Scene scene =
        Scene.of(3).faces("dummy").riders(ANN, "focus-strength").set(ANN, "feint").turns();

    assertThat(scene.sheet(ANN).riders()).hasSize(1);
    assertThat(scene.state().foe().life()).isEqualTo(100);
  }

  @Test
  @Shows("PRE-Q-31")
  void aSecondRiderJoinsTheFirstOnStandBy() {
    Scene scene = Scene.of(3).faces("dummy").riders(ANN, "focus-strength").set(ANN, "slip-behind");

    assertThat(scene.turns().sheet(ANN).riders())
        .extracting(each -> each.card())
        .containsExactly(number("focus-strength"), number("slip-behind"));
  }

  @Test
  @Shows("PRE-Q-31")
  void aCancelledAttackTakesItsRiderWithIt() {
    Scene scene = rides("focus-strength").hand(BEN, "critical-miss").turns().passesUntil("flipped");
    scene.plays("ben: play critical-miss");

    assertThat(damage(scene)).isZero();
    assertThat(scene.sheet(ANN).riders()).isEmpty();
    assertThat(count(scene.state().piles().discards(), "focus-strength")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-Q-31")
  void ifTheSetCardIsDiscardedUnrevealedTheRiderStays() {
    Scene scene = rides("focus-strength").hand(CID, "edge-out").turns();
    scene.plays("cid: play edge-out on seat-2");

    assertThat(scene.sheet(ANN).riders()).hasSize(1);
    assertThat(count(scene.state().piles().discards(), "focus-strength")).isZero();
  }

  @Test
  @Shows({"PRE-RIDER-03", "PRE-Q-31"})
  void aRiderStaysAcrossEncounters() {
    Scene scene = Scene.of(3).faces("weakling").riders(ANN, "focus-strength");
    scene.set(BEN, "attack-10").turns().tells("scored", "PRE-END-02");

    assertThat(scene.sheet(ANN).riders()).hasSize(1);
  }

  @Test
  @Shows("PRE-Q-31")
  void aRiderIsLostWhenItsOwnerDies() {
    Scene scene = rides("focus-strength").life(ANN, 10).hand(BEN, "critical-miss");
    scene.riders(ANN, "slip-behind", "slip-behind").turns().passesUntil("flipped");
    scene.plays("ben: play critical-miss");

    assertThat(scene.sheet(ANN).riders()).isEmpty();
    assertThat(count(scene.state().piles().discards(), "slip-behind")).isEqualTo(2);
    assertThat(count(scene.state().piles().discards(), "focus-strength")).isEqualTo(1);
  }

  @Test
  @Shows("PRE-RIDER-04")
  void howManyRidersJoinIsTold() {
    Scene one = Scene.of(3).faces("dummy").riders(ANN, "focus-strength").set(ANN, "attack-20");
    Scene two = Scene.of(3).faces("dummy").riders(ANN, "focus-strength", "slip-behind");

    one.turns().tells("riders", "PRE-RIDER-04");
    assertThat(one.says()).contains("seat 2 plays Attack 20 for 40", "a Rider joins it");
    assertThat(one.kinds()).doesNotContain("rider-waits");
    assertThat(two.set(ANN, "attack-20").turns().says())
        .contains("seat 2 plays Attack 20 for 80", "2 Riders join it");
  }

  @Test
  @Shows({"PRE-RIDER-01", "PRE-Q-21"})
  void aRiderIsAManeuverForWhatAnswersManeuvers() {
    Scene scene = Scene.ofReference(3).initiative(2, 1, 3).faces("ripper").event("a-narrow-ledge");
    scene
        .character(BEN, "orn-hammerfist")
        .set(BEN, "slip-behind")
        .set(ANN, "attack-20")
        .turns()
        .passesUntil("before-flip");

    assertThat(scene.sheet(BEN).riders()).hasSize(1);
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
    assertThat(scene.sheet(ANN).life()).isEqualTo(100);
  }

  @Test
  @Shows({"PRE-RIDER-04", "PRE-Q-97"})
  void whatReallyLiesUnderARiderIsDiscardedFaceDownWithItsAttack() {
    Scene scene = Scene.of(3).faces("dummy").creature(300).set(BEN, "attack-20");
    StandBy rider = new StandBy(99, number("focus-strength"), number("attack-5"));
    scene.sheet(BEN, sheet -> sheet.withRiders(ImmutableList.of(rider))).turns();

    assertThat(damage(scene.nature("PRE-INIT-01"))).isEqualTo(40);
    assertThat(count(scene.state().piles().buried(), "attack-5")).isEqualTo(1);
    assertThat(count(scene.state().piles().discards(), "focus-strength")).isZero();
  }
}
