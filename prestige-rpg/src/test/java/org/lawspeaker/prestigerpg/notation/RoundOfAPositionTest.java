package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.START;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** What lies there of a round, or of a kill, lies there at its moment only. */
class RoundOfAPositionTest {
  @Test
  void theRoundThatIsNotNamedIsThatOfThePositionBefore() {
    PrestigeState fourth = arranged(START, "{encounter: dummy, round: 4}").orThrow();

    assertThat(arranged(fourth, "{sheets: {0: {life: 50}}}").orThrow().clock().round())
        .isEqualTo(4);
  }

  @Test
  @Shows("PRE-Q-62")
  void whoDiedInTheRoundMayKeepTheNumberUntilTheNextDraw() {
    String dead = "{before: turns, encounter: dummy, sheets: {1: {status: dead, initiative: 2}}}";

    assertThat(arranged(START, dead).orThrow().sheets())
        .extracting(Sheet::initiative)
        .containsExactly(1, 2, 3);
  }

  @Test
  @Shows("PRE-SET-03")
  void whereAnAttackLiesOnTheStackACardHasBeenFlipped() {
    String first = "{before: turns, turn: 0, encounter: dummy, sheets: {0: {set: [attack-20]}}";

    assertThat(arranged(START, first + "}").orThrow().clock().flipped()).isFalse();
    assertThat(
            arranged(START, first + ", stack: [{owner: 1, card: attack-5}]}")
                .orThrow()
                .clock()
                .flipped())
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"potions", "round", "set", "initiative", "draw", "round-end"})
  @Shows("PRE-CLEAN-01")
  void attacksLieOnTheStackFromTheTurnsToStepE(String before) {
    String overlay = "{before: %s, encounter: dummy, stack: [{owner: 0, card: attack-20}]}";

    assertThat(problems(arranged(START, overlay.formatted(before))))
        .containsExactly("/stack: nothing lies on the damage stack at this moment (PRE-CLEAN-01)");
    for (String fighting : new String[] {"turns", "total", "strikes"}) {
      assertThat(arranged(START, overlay.formatted(fighting)).problems()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "before: encounter",
        "before: discards",
        "before: loot",
        "before: winning",
        "before: potions, encounter: dummy",
        "before: round, encounter: dummy",
        "before: initiative, encounter: dummy",
        "before: round-end, encounter: dummy",
        "before: end, encounter: dummy",
      })
  @Shows("PRE-SET-06")
  void setCardsAreGoneWhenTheRoundIs(String moment) {
    assertThat(problems(arranged(START, "{" + moment + ", sheets: {1: {set: [attack-5]}}}")))
        .containsExactly("/sheets/1/set: no set card lies there at this moment (PRE-SET-06)");
  }

  @Test
  @Shows("PRE-SPECIFIC-03")
  void nobodyHasDoneDamageBeforeTheCardsOfTheRoundAreSet() {
    String overlay = "{before: %s, encounter: %s, sheets: {0: {dealt: 60}}}";

    assertThat(problems(arranged(START, overlay.formatted("set", "dummy"))))
        .containsExactly("/sheets/0/dealt: nothing is done yet in this round (PRE-SPECIFIC-03)");
    assertThat(arranged(START, overlay.formatted("set", "gong")).problems()).isEmpty();
    assertThat(arranged(START, overlay.formatted("turns", "dummy")).problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"poison: 1", "cured: true", "turned: true", "bites: 1"})
  @Shows("PRE-EXP-02")
  void poisonAndBitesNeedTheirExpansion(String mark) {
    PrestigeState base = Positions.GAME.start(Setup.of(3)).orThrow();
    String overlay = "{encounter: dummy, sheets: {1: {" + mark + "}}}";
    String place = "/sheets/1/" + mark.substring(0, mark.indexOf(':'));

    assertThat(problems(arranged(base, overlay)))
        .containsExactly(place + ": the game is played without Relics & Ruin (PRE-EXP-02)");
    assertThat(arranged(START, overlay).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{card: dummy, life: 50, killer: 0} | dummy is alive (PRE-Q-106)",
        "{card: swarm, tokens: [0, 5, 0], killer: 0} | swarm is alive (PRE-Q-106)",
        "{card: trap, killer: 0} | there is no creature to be killed (PRE-Q-60)",
      })
  @Shows({"PRE-Q-106", "PRE-Q-60"})
  void whoeverKilledACreatureKilledIt(String encounter, String problem) {
    assertThat(problems(arranged(START, "{before: end, encounter: " + encounter + "}")))
        .containsExactly("/encounter/killer: " + problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{card: dummy, life: 0, killer: 0}",
        "{card: swarm, tokens: [0, 0, 0], killer: 0}",
        "{card: dummy, killer: 0}",
      })
  void itsKillerMayLeaveTheRestUnsaid(String encounter) {
    assertThat(arranged(START, "{before: end, encounter: " + encounter + "}").problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{card: dummy, life: 20} | {owner: 0, card: attack-20}",
        "{card: swarm, tokens: [5, 20, 0]} | {owner: 0, card: attack-20, token: 2}",
      })
  @Shows({"PRE-Q-14", "PRE-Q-107"})
  void whatTheStackHasKilledIsNotFoughtAnyMore(String encounter, String attack) {
    String overlay = "{before: %s, encounter: " + encounter + ", stack: [" + attack + "]}";
    String dead = "/stack: these attacks have killed the creature (PRE-Q-14)";

    assertThat(problems(arranged(START, overlay.formatted("turns")))).containsExactly(dead);
    assertThat(problems(arranged(START, overlay.formatted("total")))).containsExactly(dead);
    assertThat(arranged(START, overlay.formatted("strikes")).problems()).isEmpty();
    String alive = overlay.replace("life: 20", "life: 21").replace("20, 0]", "21, 0]");
    assertThat(arranged(START, alive.formatted("turns")).problems()).isEmpty();
  }
}
