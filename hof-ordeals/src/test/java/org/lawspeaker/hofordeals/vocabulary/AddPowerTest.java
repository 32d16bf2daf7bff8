package org.lawspeaker.hofordeals.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards gain Power in a combat, and only there. */
class AddPowerTest {
  private static final String BOUND = Battle.bound("hack 1", "forage 0", "vanguard 2");

  private static List<Integer> powers(Played played) {
    return played.me().bound().stream().map(Bound::power).toList();
  }

  @Test
  void everyBoundCardGainsIt() {
    Played played = Played.tool("{add-power: {to: all-bound, power: 2}}", BOUND, "5-of-dust");

    assertThat(powers(played.then("use test-card"))).containsExactly(3, 2, 4);
  }

  /** Whatever the order of the cards, one without Power is the least powerful (HOF-CARD-19). */
  @Test
  @Shows("HOF-CARD-19")
  void theCardWithoutPowerIsTheLeastPowerful() {
    Played played = Played.tool("{add-power: {to: least-bound, power: 2}}", BOUND, "5-of-dust");

    assertThat(powers(played.then("use test-card"))).containsExactly(1, 2, 2);
  }

  @Test
  @Shows("HOF-CARD-19")
  void itsPlayerChoosesWhichOfTwoEquallyWeakCardsGainsIt() {
    String equal = Battle.bound("veteran 3", "hack 1", "vanguard 1");
    Played played = Played.tool("{add-power: {to: least-bound, power: 2}}", equal, "5-of-dust");
    played = played.then("use test-card");

    assertThat(played.scene().moves())
        .containsExactly("choose bound hack", "choose bound vanguard");
    assertThat(played.scene().refused("choose bound veteran")).containsExactly("HOF-CARD-19");
    assertThat(powers(played.then("choose bound vanguard"))).containsExactly(3, 1, 3);
  }

  @Test
  void ofTwoCardsOfOneNameNobodyIsAsked() {
    String equal = Battle.bound("veteran 3", "vanguard 1", "vanguard 1");
    Played played = Played.tool("{add-power: {to: least-bound, power: 2}}", equal, "5-of-dust");

    assertThat(powers(played.then("use test-card"))).containsExactly(3, 3, 1);
  }

  @Test
  void nothingGainsItOutsideACombat() {
    String hand = "hand: [test-card], " + BOUND.replace("forage", "cleave");
    for (String to : new String[] {"all-bound", "least-bound"}) {
      Played played = Played.action("{add-power: {to: " + to + ", power: 2}}", hand);

      assertThat(powers(played.then("play test-card"))).as(to).containsExactly(1, 0, 2);
    }
  }

  @Test
  void equipmentGathersNoneOutsideACombat() {
    Played played =
        Played.of(
            Played.gear(
                "lasting: [{gives: {assignable: 1}}], abilities: [{on: used, effects: [{add-power:"
                    + " {to: this-equipment, power: 2}}]}]"),
            Played.TURN.formatted("gear: {side: test-card}"));

    assertThat(played.then("use test-card").me().charges()).isEmpty();
  }
}
