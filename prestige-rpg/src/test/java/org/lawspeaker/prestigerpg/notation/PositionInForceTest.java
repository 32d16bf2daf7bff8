package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.position;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** What is in force because of what a position shows. */
class PositionInForceTest {
  @Test
  void aTippedPotionWorks() {
    PrestigeState state =
        position(
            "{encounter: dummy, sheets: {0: {hand: [attack-20], items: [{card: potion-of-strength,"
                + " tipped: true}]}}}");

    assertThat(state.inForce()).hasSize(1);
    assertThat(state.inForce().get(0).rounds()).isEqualTo(2);
    assertThat(state.inForce().get(0).source().item())
        .isEqualTo(state.sheets().get(0).items().get(0).id());
  }

  @Test
  void whoWasNamedWithAnAttackOnTheStackIsAttacked() {
    PrestigeState state =
        position(
            "{before: strikes, encounter: bully, sheets: {0: {hand: []}}, stack: [{owner: 0, card:"
                + " i-think-he-called-you-ugly-too, named: 2}]}");

    assertThat(state.strike().hits()).extracting(hit -> hit.seat()).containsExactly(Seat.of(2));
  }

  @ParameterizedTest
  @CsvSource({"strikes, bully", "random-strikes, bull"})
  @Shows({"PRE-TOTAL-01", "PRE-Q-110"})
  void fromTheCreaturesAttacksOnTheStackHasBeenTotalled(String before, String attacker) {
    String position =
        "{before: %s, encounter: {card: %s, life: 100}, sheets: {0: {hand: [attack-30],"
            + " initiative: 1}, 1: {hand: [], initiative: 2, ability-used: true}, 2: {hand: [],"
            + " initiative: 3, ability-used: true}}, stack: [{owner: 1, card: attack-20}]}";
    PrestigeState state =
        position(position.formatted(before, attacker), "seat 0: ability", "card attack-30");

    assertThat(state.foe().life()).isEqualTo(100 - 30);
  }

  @Test
  void aFeintLiesOnTheStackWithoutAHitAndSlipBehindDoubles() {
    PrestigeState state =
        position(
            "{before: random-strikes, encounter: dummy, stack: [{owner: 0, card: feint}, {owner: 1, card:"
                + " attack-20, riders: [focus-strength, slip-behind]}]}");

    assertThat(state.stack()).extracting(Attack::value).containsExactly(0, 80);
    assertThat(state.stack().get(0).mode()).isEqualTo(Mode.MANEUVER);
    assertThat(state.sheets())
        .extracting(sheet -> sheet.pace().hit())
        .containsExactly(false, true, false);
  }

  @Test
  void aHandAboveTheMaximumIsCutAtOnce() {
    PrestigeState state =
        position(
            "{encounter: dummy, sheets: {0: {hand: [feint, feint, feint, attack-5, attack-5,"
                + " attack-5, attack-5, attack-5]}}}");

    assertThat(GAME.pending(state))
        .isInstanceOfSatisfying(
            Pending.Choose.class, due -> assertThat(due.window().name()).isEqualTo("hand-limit"));
  }
}
