package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.PACK;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.assertRefused;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.problems;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.testkit.coverage.Shows;

/** Encounters that cannot be played are refused. */
class EncounterCheckTest {
  @Test
  @Shows("PRE-Q-03")
  void refusesABaseGameOfNineEncounters() {
    int base = PACK.indexOf("\nencounters:");
    String before = PACK.substring(0, base);
    String after = PACK.substring(base);
    for (int i = 0; i < 21; i++) {
      after =
          after.replaceFirst(
              "(?<!-and-tomes)\n    prestige: ",
              "\n    expansion: tombs-and-tomes\n    prestige: ");
    }
    assertThat(problems(before + after)).isEmpty();

    assertRefused(
        before
            + after.replaceFirst(
                "(?<!-and-tomes)\n    prestige: ",
                "\n    needs: [tombs-and-tomes]\n    prestige: "),
        "encounters:",
        "/encounters",
        "the base game alone has 10 or more; found 9 (PRE-Q-03)");
  }

  @Test
  @Shows("PRE-Q-89")
  void refusesTwoEncountersThatComeLast() {
    assertRefused(
        with("- name: Hivemind\n", "- last: true\n    name: Hivemind\n"),
        "- last: true",
        "/encounters/58/last",
        "Hivemind: Emperor Lich comes last, too (PRE-Q-89)");
  }

  @Test
  @Shows("PRE-BEGIN-03")
  void refusesACreatureWithoutLifeAndTokens() {
    assertRefused(
        with("- life: [90, 120, 150, 180]\n        attacks", "- attacks"),
        "- attacks",
        "/encounters/5/phases/0",
        "Cave Leech: a creature has life or tokens (PRE-BEGIN-03)");
  }

  @Test
  @Shows("PRE-BEGIN-03")
  void refusesACreatureThatIsDeadFromTheStart() {
    assertRefused(
        with("life: [90, 120, 150, 180]", "life: [0, 120, 150, 180]"),
        "- life: [0, 120",
        "/encounters/5/phases/0/life",
        "Cave Leech: Life Points are 1 or more (PRE-BEGIN-03)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "life: [90, 120, 150, 180] | life: [90, 120, 150]"
            + " | /encounters/5/phases/0 | life is given for 3, 4, 5 and 6 players",
        "life: [90, 120, 150, 180] | life: [90, 120, 150, 180], tokens: {more: 1, life: 5,"
            + " prestige: 0}"
            + " | /encounters/5/phases/0 | a creature has life or tokens, not both",
        "tokens: {more: 4, life: 25, | tokens: {life: 25,"
            + " | /encounters/66/phases/0/tokens | tokens are counted per player or more, or they"
            + " are players",
        "tokens: {more: 4, life: 25, | tokens: {more: 4, of: fallen, life: 25,"
            + " | /encounters/66/phases/0/tokens | tokens are counted per player or more, or they"
            + " are players",
        "tokens: {more: 4, life: 25, | tokens: {more: 4,"
            + " | /encounters/66/phases/0/tokens | tokens have life, but creatures that of the"
            + " players",
        "{of: creatures, prestige: 4} | {of: creatures, life: 9, prestige: 4}"
            + " | /encounters/45/phases/1/tokens | tokens have life, but creatures that of the"
            + " players"
      })
  void refusesAPartOfAnEncounterThatContradictsItself(
      String printed, String altered, String pointer, String message) {
    assertRefused(
        with(printed, altered.replace("], tokens", "]\n        tokens")), pointer, message);
  }

  @Test
  @Shows({"PRE-ROUND-01", "PRE-Q-60"})
  void refusesAnEncounterThatNothingEnds() {
    assertRefused(
        with("    ends: [{counted: {of: round, at-least: 2}}]\n", ""),
        "- rules: [{on: round-ends, effects: [{hurt: {who: fewest-cards",
        "/encounters/27/phases/0",
        "Falling Ceiling: nothing ends it (PRE-ROUND-01)");
  }

  @Test
  @Shows("PRE-Q-84")
  void refusesAnEncounterThatBeginsWithCreatures() {
    assertRefused(
        with(
            "      - life: [160, 190, 220, 250]\n"
                + "        attacks: [{timing: specific, at: most-damage, damage: 15,"
                + " effects: [{place: {mark: bite}}]}]\n",
            ""),
        "- tokens: {of: creatures",
        "/encounters/45/phases/0/tokens/of",
        "Wereboar: nobody is a creature before the last encounter is over (PRE-Q-84)");
  }

  @Test
  @Shows("PRE-Q-84")
  void refusesACreatureThatAttacksWhomItsPlayerChooses() {
    assertRefused(
        with("tokens: {of: creatures, prestige: 4}", "tokens: {more: 2, life: 9, prestige: 4}"),
        "/encounters/45/phases/1/attacks/0/at",
        "Wereboar: \"chosen\" needs tokens that are players, and there is none");
  }

  @Test
  @Shows("PRE-Q-90")
  void refusesAnEncounterThatEndsWithTheFallen() {
    assertRefused(
        with(
            """
                  - life: [200, 250, 300, 350]
                    attacks: [{timing: specific, at: all, damage: 10}]
                provenance\
            """,
            "    provenance"),
        "- tokens: {of: fallen",
        "/encounters/57/phases/1/tokens/of",
        "Emperor Lich: without dead players it would lack its first or last part (PRE-Q-90)");
  }

  @Test
  @Shows("PRE-Q-84")
  void refusesAnEncounterThatBeginsWithPlayersWhoHaveBecomeCreatures() {
    assertRefused(
        with(
            "      - life: [90, 120, 150, 180]\n        attacks",
            "      - tokens: {of: creatures, prestige: 4}\n        attacks"),
        "- tokens: {of: creatures",
        "/encounters/5/phases/0/tokens/of",
        "Cave Leech: nobody is a creature before the last encounter is over (PRE-Q-84)");
  }

  @Test
  @Shows("PRE-Q-90")
  void refusesAnEncounterThatBeginsWithTheFallen() {
    assertRefused(
        with(
            "- life: [90, 120, 150, 180]\n        attacks",
            "- tokens: {of: fallen, life: 50, prestige: 0}\n      - life: [90, 120, 150, 180]\n"
                + "        attacks"),
        "/encounters/5/phases/0/tokens/of",
        "Cave Leech: without dead players it would lack its first or last part (PRE-Q-90)");
  }

  @Test
  void letsWhatElseBefallsVictimsSpeakOfAllVictims() {
    String printed = "effects: [{place: {mark: bite}}]";

    assertThat(problems(with(printed, "effects: [{place: {who: victims, mark: bite}}]"))).isEmpty();
  }

  @Test
  void refusesALaterPartThatWaitsToBeRevealed() {
    assertRefused(
        with("[{on: phase-starts, effects: [{hurt", "[{on: revealed, effects: [{hurt"),
        "rules: [{on: revealed, effects: [{hurt",
        "/encounters/26/phases/1/rules/0/on",
        "Two-Headed Jailer: only its first part is ever revealed");
  }

  @Test
  @Shows("PRE-Q-98")
  void refusesAChangeOfAttacksThatIsNotMarked() {
    assertRefused(
        with(
            "interferes: true\n    phases:\n      - life: [110, 140, 180, 200]",
            "phases:\n      - life: [110, 140, 180, 200]"),
        "- name: Echo Wraith",
        "/encounters/20",
        "Echo Wraith: what changes attacks interferes with the stack (PRE-Q-98)");
  }

  @Test
  @Shows("PRE-Q-101")
  void refusesPoisonWithoutItsExpansion() {
    String poisonous =
        with(
            "when: [{struck-for: 10}], effects: [{change-life: {life: 10}}]",
            "effects: [{place: {mark: poison}}]");

    assertRefused(
        poisonous,
        "- name: Cave Leech",
        "/encounters/5",
        "Cave Leech: poison, events and Relics need relics-and-ruin (PRE-Q-101)");
    assertThat(
            problems(
                poisonous
                    .replace(
                        "- name: Cave Leech\n",
                        "- name: Cave Leech\n    needs: [relics-and-ruin]\n")
                    .replace("- meeting: Cave Leech", "- meeting: Ripper")))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "damage: 5, per: tokens-left}] | damage: 5, per: your-cards}]"
            + " | /encounters/58/phases/0/attacks/0/per | Hivemind: the attack of a creature is"
            + " nobody's, to count for",
        "at: most-damage, damage: 5, per: tokens-left | at: victims, damage: 5, per: tokens-left"
            + " | /encounters/58/phases/0/attacks/0/at | Hivemind: \"victims\" needs an attack of"
            + " the creature, and there is none",
        "at: most-damage, damage: 5, per: tokens-left | at: chosen, damage: 5, per: tokens-left"
            + " | /encounters/58/phases/0/attacks/0/at | Hivemind: \"chosen\" needs tokens that"
            + " are players, and there is none",
        "otherwise: [{set-barrier: true}] | otherwise: [{prevent: {who: all}}]"
            + " | /encounters/61/phases/0/attacks/0/otherwise/0/prevent | Barrier Magus:"
            + " \"prevent\" needs an attack of the creature before its damage, and there is none",
        "when: [barrier-up], otherwise: [{set-barrier: true}]"
            + " | when: [attack-linked], otherwise: [{set-barrier: true}]"
            + " | /encounters/61/phases/0/attacks/0/when/0 | Barrier Magus: \"attack-linked\" needs"
            + " an attack of a player, and there is none",
        "otherwise: [{set-barrier: true}] | otherwise: [{place: {who: all, mark: poison}}]"
            + " | /encounters/61 | Barrier Magus: poison, events and Relics need relics-and-ruin"
            + " (PRE-Q-101)",
        "when: [barrier-up], otherwise: [{set-barrier: true}] | otherwise: [{set-barrier: true}]"
            + " | /encounters/61/phases/0/attacks/0/otherwise | Barrier Magus: without \"when\" it"
            + " always attacks, so that this never happens",
        "[{on: died, effects: [{change-life: {life: 40}}]}] | [{on: died, effects: [{hurt: {who:"
            + " attacker, damage: 5}}]}]"
            + " | /encounters/22/phases/0/rules/0/effects/0/hurt/who | Hungry Ghoul: \"attacker\""
            + " needs an attack of a player, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}] | [{on: encounter-ends, effects:"
            + " [end-encounter]}]"
            + " | /encounters/22/phases/0/rules/0/effects/0 | Hungry Ghoul: \"end-encounter\""
            + " needs an encounter under way, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}] | [{on: game-ends, effects:"
            + " [end-encounter]}]"
            + " | /encounters/22/phases/0/rules/0/effects/0 | Hungry Ghoul: \"end-encounter\""
            + " needs an encounter under way, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}] | [{on: died, effects:"
            + " [{start-encounter: Ripper}]}]"
            + " | /encounters/22/phases/0/rules/0/effects/0/start-encounter | Hungry Ghoul:"
            + " \"start-encounter\" needs a story, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}] | [{on: hurt, effects: [{hurt:"
            + " {damage: 1}}]}]"
            + " | /encounters/22/phases/0/rules/0/effects | Hungry Ghoul: \"hurt\" would set this"
            + " off again, when a player has received damage",
        "[{on: initiative, effects: [{hurt: {who: {holder: 2}, damage: 5}}]}] | [{on: initiative,"
            + " effects: [new-initiative]}]"
            + " | /encounters/38/phases/0/rules/0/effects | Tide Caller: \"new-initiative\" would"
            + " set this off again, when new Initiative has been drawn",
        "[{on: initiative, effects: [{hurt: {who: {holder: 2}, damage: 5}}]}] | [{on: initiative,"
            + " effects: [{hurt: {damage: 5}}]}, {on: hurt, effects: [new-initiative]}]"
            + " | /encounters/38/phases/0/rules | Tide Caller: \"new-initiative\" when a player"
            + " has received damage and \"hurt\" when new Initiative has been drawn set each other"
            + " off again and again",
        "ends: [{counted: {of: round, at-least: 2}}] | ends: [attack-linked]"
            + " | /encounters/27/ends/0 | Falling Ceiling: \"attack-linked\" needs an attack of a"
            + " player, and there is none",
        "[{feast: {limit: 14, grows: 5, starved: 10}}] | [{untouched: target}]"
            + " | /encounters/46/phases/0/lasting/0/untouched | Gluttony: \"target\" needs a"
            + " chosen player, and there is none"
      })
  void refusesAnEncounterThatMakesNoSense(
      String printed, String altered, String pointer, String message) {
    assertRefused(with(printed, altered), pointer, message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "otherwise | [barrier-up] | [{hurt: {damage: 5}}]",
        "otherwise | [barrier-up] | [{hurt: {who: others, damage: 5}}]",
        "otherwise | [barrier-up] | [{lose-cards: {who: {next: 2}}}]",
        "otherwise | [barrier-up] | [{change-life: {life: 5, per: your-cards}}]",
        "otherwise | [barrier-up] | [{when: {all: [barrier-up], then: [{rob: 1}]}}]",
        "when | [{counted: {of: your-cards, at-least: 2}}] | [{set-barrier: true}]"
      })
  void refusesYouWhereTheAttackOfACreatureConcernsNobody(
      String place, String when, String otherwise) {
    String altered = "when: " + when + ", otherwise: " + otherwise;

    assertThat(problems(with("when: [barrier-up], otherwise: [{set-barrier: true}]", altered)))
        .extracting(Problem::toString)
        .singleElement(STRING)
        .endsWith(
            place
                + ": Barrier Magus: the attack of a creature concerns nobody who could be \"you\""
                + " here");
  }

  @ParameterizedTest
  @ValueSource(strings = {"you", "others", "{next: 1}"})
  void refusesAnAttackOnYou(String whom) {
    String printed = "at: most-damage, damage: 5, per: tokens-left";

    assertRefused(
        with(printed, printed.replace("most-damage", whom)),
        "/encounters/58/phases/0/attacks/0/at",
        "Hivemind: the attack of a creature concerns nobody who could be \"you\" here");
  }

  @Test
  void letsAVoteAskYouWhateverItConcerns() {
    String vote = "[{vote: {asks: \"Do you run?\", yes: [{set-barrier: true}]}}]";

    assertThat(problems(with("otherwise: [{set-barrier: true}]", "otherwise: " + vote))).isEmpty();
  }

  @Test
  @Shows("PRE-BEGIN-03")
  void letsACreatureHaveASingleLifePoint() {
    assertThat(problems(with("life: [90, 120, 150, 180]", "life: [1, 120, 150, 180]"))).isEmpty();
  }
}
