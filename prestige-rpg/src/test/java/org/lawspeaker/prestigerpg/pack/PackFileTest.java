package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.PACK;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.assertRefused;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.lineOf;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.problems;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.with;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.rulebook.Shows;

/** A reference pack with a mistake is refused, and the mistake is named with its place. */
class PackFileTest {
  @Test
  void readsTheReferencePack() {
    CardPack pack = PackFile.read(ReferencePack.TEXT).orThrow();

    assertThat(pack.name()).isEqualTo("reference");
    assertThat(pack.version()).isEqualTo("1");
    assertThat(pack.characters()).hasSize(6);
  }

  // ------------------------------------------------------------------ names

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name: Attack 25 | name: attack-20 | /deck/3/name | attack-20 | Attack 20",
        "name: Bloodstone | name: Feint! | /relics/0/name | Feint! | Feint",
        "name: Cave Leech | name: Ripper? | /encounters/5/name | Ripper? | Ripper",
        "name: Clean water | name: RATIONS run short | /events/11/name | RATIONS run short"
            + " | Rations run short",
        "name: Hoarder | name: SLAYER | /quests/1/name | SLAYER | Slayer",
        "name: The House with Nine Doors | name: The well of saint Orsola | /modules/1/name"
            + " | The well of saint Orsola | The Well of Saint Orsola",
        "name: Nyx | name: TALON | /characters/5/name | TALON | Talon"
      })
  void refusesTwoOfOneName(
      String printed, String altered, String pointer, String name, String other) {
    assertThat(problems(renamed(printed, altered)))
        .extracting(Problem::toString)
        .anyMatch(
            problem ->
                problem.contains(
                    " " + pointer + ": \"" + name + "\" is written in moves like \"" + other));
  }

  /** The entry of this name, not what mentions it. */
  private static String renamed(String printed, String altered) {
    return PACK.contains("- {" + printed + ",")
        ? with("- {" + printed + ",", "- {" + altered + ",")
        : with("- " + printed + "\n", "- " + altered + "\n");
  }

  @Test
  void letsAnEventHaveTheNameOfAnEncounter() {
    assertThat(problems(with("name: Clean water", "name: Ripper"))).isEmpty();
  }

  @Test
  void refusesANameThatCannotBeWritten() {
    assertRefused(
        with("name: Clean water", "name: '?!'"),
        "name: '?!'",
        "/events/11/name",
        "a name has letters or digits");
  }

  @Test
  @Shows("PRE-TOUGH-01")
  void refusesTwoUsesOfOneName() {
    assertRefused(
        with("name: Tougher Than He Looks,", "name: not so tough,"),
        "{name: not so tough",
        "/deck/24/face/action/1/name",
        "\"not so tough\" is written in moves like \"Not So Tough\": not-so-tough");
  }

  @Test
  void refusesSeveralUsesOfAnItemWithoutAName() {
    assertRefused(
        with("{name: your attack, at", "{at"),
        "{at: [flipped], by: active, tone: helpful",
        "/relics/7/kit/uses/0/name",
        "a name has letters or digits");
  }

  // ------------------------------------------------------------------ what is mentioned

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{character: Nyx, | {character: Nix, | /deck/13/face/attack/special/character"
            + " | character | Nix",
        "{character-is: Nyx} | {character-is: {name: Nix}}"
            + " | /encounters/42/phases/0/rules/0/when/0/character-is/name | character | Nix",
        "{creature-is: [Undead, Fiend]} | {creature-is: [Undead, Friend]}"
            + " | /events/14/rules/0/when/0/creature-is/1 | type of creature | Friend",
        "- meeting: Cave Leech | - meeting: Cave Leek | /modules/0/steps/2/meeting"
            + " | encounter of the base game or of tombs-and-tomes | Cave Leek",
        "{start-encounter: Mire Hydra} | {start-encounter: Vampyre}"
            + " | /modules/0/steps/7/decision/ways/0/effects/1/start-encounter"
            + " | encounter of the base game or of tombs-and-tomes | Vampyre"
      })
  void refusesWhatIsNotInThePack(
      String printed, String altered, String pointer, String kind, String name) {
    assertRefused(
        with(printed, altered),
        altered,
        pointer,
        "the pack has no " + kind + " called \"" + name + "\"");
  }

  @Test
  @Shows("PRE-Q-101")
  void letsAStoryMeetAnEncounterOfItsOwnExpansion() {
    assertThat(problems(with("- meeting: Cave Leech", "- meeting: Paper Golem"))).isEmpty();
  }

  @Test
  @Shows("PRE-Q-101")
  void refusesAStoryWithAnEncounterThatNeedsAnotherExpansion() {
    String altered = with("- name: Rat Tide\n", "- name: Rat Tide\n    needs: [relics-and-ruin]\n");

    assertRefused(
        altered.replace("- meeting: Cave Leech", "- meeting: Rat Tide"),
        "- meeting: Rat Tide",
        "/modules/0/steps/2/meeting",
        "the pack has no encounter of the base game or of tombs-and-tomes called \"Rat Tide\"");
  }

  // ------------------------------------------------------------------ the deck

  @Test
  @Shows("PRE-SETUP-04")
  void refusesADeckWithoutAHandOfAttacksForSixPlayers() {
    String enough = elsewhere(elsewhere(elsewhere(PACK, "Attack 5"), "Attack 20"), "Attack 25");

    assertThat(problems(enough)).isEmpty();
    assertRefused(
        elsewhere(enough, "Attack 100"),
        "deck:",
        "/deck",
        "the base game has 42 Attack cards or more, a hand for each of six players; found 41"
            + " (PRE-SETUP-04)");
  }

  private static String elsewhere(String pack, String card) {
    return pack.replace(
        "{name: " + card + ",", "{name: " + card + ", expansion: deeper-and-darker,");
  }

  @Test
  @Shows("PRE-ATTACK-05")
  void refusesValuesThatDoNotGoDown() {
    assertThat(
            problems(
                with(
                    "[40, 20, 10, 0]}}, provenance: public",
                    "[40, 20, 25, 0]}}, provenance: public")))
        .extracting(Problem::message)
        .containsExactly("values go down from double to none and are 0 or more: [40, 20, 25, 0]");
  }

  @Test
  void findsTheEffectsOfAnActionInItsLongForm() {
    String altered =
        with(
            "{action: [{at: [struck], by: victim, aim: striker, once: true, effects: [reflect]}]}",
            "{action: {uses: [{at: [struck], by: victim, effects: [reflect]}]}}");

    assertRefused(
        altered,
        "{action: {uses",
        "/deck/23/face/action/uses/0/effects/0",
        "Counter Strike: \"reflect\" needs a chosen attacking creature, and there is none");
  }

  @Test
  void findsTheEffectsOfAnItemInItsLongForm() {
    assertRefused(
        with(
            "{item: {gained: [{draw-cards: {cards: 2}}], owned: [{hand-size: {size: 8}}]}}",
            "{item: {kit: {gained: [steal]}}}"),
        "{item: {kit",
        "/deck/29/face/item/kit/gained/0",
        "Amulet of Mentalism: \"steal\" needs a chosen item, and there is none");
  }

  // ------------------------------------------------------------------ uses

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "at: [cards-set, before-flip], tone: harmful | at: [cards-set, checked], tone: harmful"
            + " | Edge Out: nobody can choose a set card after the kill check of a turn",
        "at: [struck], by: victim, aim: striker, once | at: [struck], by: other, aim: striker, once"
            + " | Counter Strike: nobody is another player after the damage of a creature's attack",
        "{at: [strike], by: bystander, | {at: [strike, initiative], by: bystander,"
            + " | Talon: nobody is one who is not attacked when new Initiative has been drawn",
        "at: [reveal, cards-set, before-flip, checked, initiative, end],"
            + " | at: [reveal, cards-set, checked, reveal], | Nyx: this window comes twice",
        "{at: [checked], by: active, aim: creature | {at: [end], aim: creature"
            + " | Spear of the Tide: nobody can choose the creature at the end of an encounter",
        "{at: [announced], by: other, | {at: [announced], by: victim,"
            + " | Ring of Echoes: nobody is a victim of it when something is played",
        "{at: [strike], by: victim, aim: player, | {at: [struck], by: victim, aim: player,"
            + " | Cloak of Ill Winds: \"redirect\" needs an attack of the creature before its"
            + " damage, and there is none",
        "{at: [strike], by: victim, aim: player, | {at: [strike], by: victim,"
            + " | Cloak of Ill Winds: \"target\" needs a chosen player, and there is none",
        "{at: [strike], by: victim, aim: striker, | {at: [strike], by: victim,"
            + " | Orn Hammerfist: \"reflect\" needs a chosen attacking creature, and there is none",
        "{at: [announced], effects: | {at: [checked], effects:"
            + " | Mask of the Herald: \"cancel-play\" needs a play to answer, and there is none",
        "at: [flipped], by: active, tone | at: [checked], by: active, tone"
            + " | Whetstone of Ages: \"rotate\" needs an attack of a player, and there is none",
        "by: active, aim: item, effects | by: active, effects"
            + " | Gloves of the Magpie: \"steal\" needs a chosen item, and there is none",
        "[initiative], aim: player, effects | [initiative], effects"
            + " | Dial of Hours: \"exchange-initiative\" needs a chosen player, and there is none",
        "[cards-set], aim: set-card, effects | [cards-set], effects"
            + " | Lantern of Fools: \"swap-set\" needs a chosen set card, and there is none",
        "by: active, aim: creature, effects | by: active, effects"
            + " | Spear of the Tide: \"target\" needs a chosen creature, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], effects: [end-turn]"
            + " | Horn of Dawn: \"end-turn\" needs a turn under way, and there is none",
        "[initiative], effects: [new-initiative] | [initiative], effects: [{sit-out: active}]"
            + " | Horn of Dawn: \"active\" needs a turn under way, and there is none",
        "[initiative], effects: [new-initiative] | [end], effects: [end-encounter]"
            + " | Horn of Dawn: \"end-encounter\" needs an encounter under way, and there is none",
        "[initiative], effects: [new-initiative]"
            + " | [initiative], when: [{struck-for: 5}], effects: [new-initiative]"
            + " | Horn of Dawn: \"struck-for\" needs an attack of the creature, and there is none",
        "values: [20, 10, 5, 0], names: true, | values: [20, 10, 5, 0],"
            + " | I think he called you ugly too: \"divert\" needs a player named with the attack,"
            + " and there is none",
        "face: maneuver | face: {maneuver: [prevent]} | Feint: \"prevent\" needs an attack of the"
            + " creature before its damage, and there is none"
      })
  void refusesAUseThatMakesNoSense(String printed, String altered, String message) {
    assertThat(problems(with(printed, altered)))
        .extracting(Problem::message)
        .containsExactly(message);
  }

  @Test
  void saysWhereAUseMakesNoSense() {
    assertRefused(
        with("at: [flipped], by: other,", "at: [flipped, end], by: other,"),
        "face: {action: [{at: [flipped, end]",
        "/deck/21/face/action/0/by",
        "Critical Miss: nobody is another player at the end of an encounter");
  }

  // ------------------------------------------------------------------ items

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "uses: [{at: [reveal],\\n        effects: [{change: {gives: {rotate"
            + " | uses: [{at: [cards-set],\\n        effects: [{change: {gives: {rotate"
            + " | Potion of Strength: a Potion is drunk when an encounter has been revealed"
            + " (PRE-Q-44)",
        "{item: {sort: once, | {item: {sort: once, aid: 2,"
            + " | Alchemist Fire: only a Potion for a patient gives aid (PRE-POTION-04)",
        "{item: {sort: potion,\\n      uses: [{at: [reveal],\\n        effects"
            + " | {item: {sort: potion, aid: 1,\\n      uses: [{at: [reveal],\\n        effects"
            + " | Potion of Strength: only a Potion for a patient gives aid (PRE-POTION-04)",
        "limit: round | limit: unlimited"
            + " | Evil Eye: what stays and can be used has a limit (PRE-RELIC-05)",
        "kit: {owned: [{add-to-attacks: {value: 5}}]}"
            + " | kit: {limit: game, owned: [{add-to-attacks: {value: 5}}]}"
            + " | Crown of Thorns: only what stays and can be used has a limit (PRE-RELIC-05)",
        "{item: {sort: once, | {item: {sort: once, limit: game,"
            + " | Alchemist Fire: only what stays and can be used has a limit (PRE-RELIC-05)",
        "kit: {owned: [{add-to-attacks: {value: 5}}]}"
            + " | kit: {sort: once, owned: [{add-to-attacks: {value: 5}}]}"
            + " | Crown of Thorns: what is used once says how it is used",
        "kit: {owned: [{add-to-attacks: {value: 5}}]}"
            + " | kit: {owned: [{add-to-attacks: {whose: victims, value: 5}}]}"
            + " | Crown of Thorns: \"victims\" needs an attack of the creature, and there is none"
      })
  void refusesAnItemThatMakesNoSense(String printed, String altered, String message) {
    assertThat(problems(with(printed.replace("\\n", "\n"), altered.replace("\\n", "\n"))))
        .extracting(Problem::message)
        .containsExactly(message);
  }

  // ------------------------------------------------------------------ encounters

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
        with("- life: [110, 140, 180, 210]\n        attacks", "- attacks"),
        "- attacks",
        "/encounters/5/phases/0",
        "Cave Leech: a creature has life or tokens (PRE-BEGIN-03)");
  }

  @Test
  @Shows("PRE-BEGIN-03")
  void refusesACreatureThatIsDeadFromTheStart() {
    assertRefused(
        with("life: [110, 140, 180, 210]", "life: [0, 140, 180, 210]"),
        "- life: [0, 140",
        "/encounters/5/phases/0/life",
        "Cave Leech: Life Points are 1 or more (PRE-BEGIN-03)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "life: [110, 140, 180, 210] | life: [110, 140, 180]"
            + " | life is given for 3, 4, 5 and 6 players",
        "life: [110, 140, 180, 210] | life: [110, 140, 180, 210], tokens: {more: 1, life: 5,"
            + " prestige: 0} | a creature has life or tokens, not both",
        "tokens: {more: 4, life: 25, | tokens: {life: 25,"
            + " | tokens are counted per player or more, or they are players",
        "tokens: {more: 4, life: 25, | tokens: {more: 4, of: fallen, life: 25,"
            + " | tokens are counted per player or more, or they are players",
        "tokens: {more: 4, life: 25, | tokens: {more: 4,"
            + " | tokens have life, but creatures that of the players",
        "{of: creatures, prestige: 4} | {of: creatures, life: 9, prestige: 4}"
            + " | tokens have life, but creatures that of the players"
      })
  void refusesAPartOfAnEncounterThatContradictsItself(
      String printed, String altered, String message) {
    assertThat(problems(with(printed, altered.replace("], tokens", "]\n        tokens"))))
        .extracting(Problem::message)
        .containsExactly(message);
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
    assertThat(
            problems(
                with(
                    "tokens: {of: creatures, prestige: 4}",
                    "tokens: {more: 2, life: 9, prestige: 4}")))
        .extracting(Problem::message)
        .containsExactly("Wereboar: \"chosen\" needs tokens that are players, and there is none");
  }

  @Test
  @Shows("PRE-Q-90")
  void refusesAnEncounterThatEndsWithTheFallen() {
    assertRefused(
        with(
            "\n"
                + "      - life: [200, 250, 300, 350]\n"
                + "        attacks: [{timing: specific, at: all, damage: 10}]\n"
                + "    provenance",
            "\n    provenance"),
        "- tokens: {of: fallen",
        "/encounters/57/phases/1/tokens/of",
        "Emperor Lich: without dead players it would lack its first or last part (PRE-Q-90)");
  }

  @Test
  @Shows("PRE-Q-84")
  void refusesAnEncounterThatBeginsWithPlayersWhoHaveBecomeCreatures() {
    assertRefused(
        with(
            "      - life: [110, 140, 180, 210]\n        attacks",
            "      - tokens: {of: creatures, prestige: 4}\n        attacks"),
        "- tokens: {of: creatures",
        "/encounters/5/phases/0/tokens/of",
        "Cave Leech: nobody is a creature before the last encounter is over (PRE-Q-84)");
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
            "interferes: true\n    phases:\n      - life: [130, 170, 210, 240]",
            "phases:\n      - life: [130, 170, 210, 240]"),
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
            + " | Hivemind: the attack of a creature is nobody's, to count for",
        "at: most-damage, damage: 5, per: tokens-left | at: victims, damage: 5, per: tokens-left"
            + " | Hivemind: \"victims\" needs an attack of the creature, and there is none",
        "at: most-damage, damage: 5, per: tokens-left | at: chosen, damage: 5, per: tokens-left"
            + " | Hivemind: \"chosen\" needs tokens that are players, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}]"
            + " | [{on: died, effects: [{hurt: {who: attacker, damage: 5}}]}]"
            + " | Hungry Ghoul: \"attacker\" needs an attack of a player, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}]"
            + " | [{on: encounter-ends, effects: [end-encounter]}]"
            + " | Hungry Ghoul: \"end-encounter\" needs an encounter under way, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}]"
            + " | [{on: died, effects: [{start-encounter: Ripper}]}]"
            + " | Hungry Ghoul: \"start-encounter\" needs a story, and there is none",
        "[{on: died, effects: [{change-life: {life: 40}}]}]"
            + " | [{on: hurt, effects: [{hurt: {damage: 1}}]}]"
            + " | Hungry Ghoul: \"hurt\" would set this off again, when a player has been damaged",
        "[{on: initiative, effects: [{hurt: {who: {holder: 2}, damage: 5}}]}]"
            + " | [{on: initiative, effects: [new-initiative]}]"
            + " | Tide Caller: \"new-initiative\" would set this off again, when new Initiative has"
            + " been drawn",
        "ends: [{counted: {of: round, at-least: 2}}] | ends: [attack-linked] | Falling Ceiling:"
            + " \"attack-linked\" needs an attack of a player, and there is none",
        "[{feast: {limit: 14, grows: 5, starved: 10}}] | [{untouched: target}]"
            + " | Gluttony: \"target\" needs a chosen player, and there is none"
      })
  void refusesAnEncounterThatMakesNoSense(String printed, String altered, String message) {
    assertThat(problems(with(printed, altered)))
        .extracting(Problem::message)
        .containsExactly(message);
  }

  // ------------------------------------------------------------------ events and quests

  @Test
  @Shows("PRE-EVENT-05")
  void refusesAnActivationBeyondTwenty() {
    assertThat(problems(with("activation: [4, 6, 8, 10]", "activation: [4, 6, 8, 21]")))
        .extracting(Problem::message)
        .containsExactly("expected a number from 1 to 20, found the number 21");
  }

  @Test
  void refusesAnEventThatDoesNothing() {
    assertRefused(
        with("    effects: [{heal: {who: all, life: 10}}]\n", ""),
        "- name: A song from home",
        "/events/6",
        "A song from home: it does nothing");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "effects: [{heal: {who: all, life: 10}}] | effects: [{open-chest: 2}]"
            + " | A song from home: \"open-chest\" needs a Treasure, and there is none",
        "effects: [{gain-relic: {who: least-life}}] | effects: [end-encounter] | Spoils to the"
            + " scarred: \"end-encounter\" needs an encounter under way, and there is none",
        "[{on: maneuver, effects: [{hurt: {damage: 5}}]}]\\n    provenance: house\\n  - name: Every"
            + " | [{on: maneuver, effects: [reflect]}]\\n    provenance: house\\n  - name: Every"
            + " | A narrow ledge: \"reflect\" needs a chosen attacking creature, and there is none"
      })
  void refusesAnEventThatMakesNoSense(String printed, String altered, String message) {
    assertThat(problems(with(printed.replace("\\n", "\n"), altered.replace("\\n", "\n"))))
        .extracting(Problem::message)
        .containsExactly(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "wins: true, prestige: 4,"})
  @Shows("PRE-Q-100")
  void refusesAQuestThatGivesNothingOrTwoThings(String gives) {
    assertRefused(
        with("at-least: 4}}], prestige: 4,", "at-least: 4}}], " + gives),
        "- {name: Slayer",
        "/quests/0",
        "Slayer: a quest gives Prestige or wins, one of both (PRE-Q-100)");
  }

  @Test
  void refusesAQuestAboutAnAttack() {
    assertRefused(
        with("when: [{counted: {of: your-trophies, at-least: 4}}]", "when: [attack-linked]"),
        "- {name: Slayer",
        "/quests/0/when/0",
        "Slayer: \"attack-linked\" needs an attack of a player, and there is none");
  }

  // ------------------------------------------------------------------ stories

  private static String story(String steps) {
    return PACK.substring(0, PACK.indexOf("\nmodules:"))
        + "\nmodules:\n  - name: Tale\n    steps: ["
        + steps
        + "]\n    provenance: house\n";
  }

  @Test
  @Shows("PRE-MODULE-02")
  void refusesAStoryWithAWayOnWhichNothingIsMet() {
    String tale =
        story("{decision: {asks: Where, ways: [{says: here, steps: [meeting]}, {says: there}]}}");

    assertRefused(
        tale,
        "steps: [{decision",
        "/modules/0/steps",
        "Tale: on some way through it nothing is met (PRE-MODULE-02)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "meeting",
        "{meeting: {encounter: Ripper}}",
        "{scene: {tells: So it ends., effects: [end-game]}}",
        "{scene: {tells: He comes., effects: [{start-encounter: Ripper}]}}",
        "{scene: {tells: Won., effects: [{end-game: {winners: all}}]}}",
        "{decision: {asks: Q, ways: [{says: a, steps: [meeting]}, {says: b, effects:"
            + " [end-game]}]}}",
        "{decision: {asks: Q, ways: [{says: a}, {says: b}]}}, meeting"
      })
  void takesAStoryThatLeadsSomewhere(String steps) {
    assertThat(problems(story(steps))).isEmpty();
  }

  @Test
  void refusesWhatComesAfterTheEndOfAStory() {
    assertRefused(
        story("{scene: {tells: The end., effects: [end-game]}}, meeting"),
        "steps: [{scene",
        "/modules/0/steps/1",
        "Tale: the game has ended before this");
  }

  @Test
  void refusesWhatComesAfterTheEndOnEveryWay() {
    assertRefused(
        story(
            "{decision: {asks: Q, ways: [{says: a, effects: [end-game]}, {says: b, effects:"
                + " [end-game]}]}}, meeting"),
        "steps: [{decision",
        "/modules/0/steps/1",
        "Tale: the game has ended before this");
  }

  @Test
  void refusesAWayThatGoesOnAfterTheEnd() {
    assertRefused(
        story(
            "meeting, {decision: {asks: Q, ways: [{says: a, effects: [end-game], steps: [meeting]},"
                + " {says: b}]}}"),
        "steps: [meeting",
        "/modules/0/steps/1/decision/ways/0/steps",
        "Tale: the game has ended before this");
  }

  @Test
  void refusesTwoWaysThatAreWrittenAlike() {
    assertRefused(
        story("meeting, {decision: {asks: Q, ways: [{says: Go on!}, {says: go on}]}}"),
        "steps: [meeting",
        "/modules/0/steps/1/decision/ways/1/says",
        "\"go on\" is written in moves like \"Go on!\": go-on");
  }

  @Test
  @Shows("PRE-Q-101")
  void refusesRelicsInAStory() {
    assertRefused(
        story("meeting, {scene: {tells: T, effects: [{gain-relic: {who: all}}]}}"),
        "steps: [meeting",
        "/modules/0/steps",
        "Tale: poison, events and Relics need relics-and-ruin (PRE-Q-101)");
  }

  @Test
  void refusesAnEffectOfAStoryThatMakesNoSense() {
    assertRefused(
        story("meeting, {scene: {tells: cancel-play, effects: [cancel-play]}}"),
        "steps: [meeting",
        "/modules/0/steps/1/scene/effects/0",
        "Tale: \"cancel-play\" needs a play to answer, and there is none");
  }

  // ------------------------------------------------------------------ files

  @Test
  void listsAllMistakesAtOnceWithTheirLines() {
    String altered =
        PACK.replace("name: Clean water", "name: Rations run short!")
            .replace("{character: Nyx,", "{character: Nix,")
            .replace("limit: round", "limit: unlimited");

    assertThat(problems(altered))
        .containsExactly(
            new Problem(
                "altered.yaml:" + lineOf("name: Clean water") + " /events/11/name",
                "\"Rations run short!\" is written in moves like \"Rations run short\":"
                    + " rations-run-short"),
            new Problem(
                "altered.yaml:" + (lineOf("name: Evil Eye") + 1) + " /relics/1/kit",
                "Evil Eye: what stays and can be used has a limit (PRE-RELIC-05)"),
            new Problem(
                "altered.yaml:"
                    + lineOf("special: {character: Nyx,")
                    + " /deck/13/face/attack/special/character",
                "the pack has no character called \"Nix\""));
  }

  @Test
  void refusesAnUnknownVerbAndListsTheVerbs() {
    assertThat(
            problems(
                with("[initiative], effects: [new-initiative]", "[initiative], effects: [dance]")))
        .singleElement()
        .asString()
        .contains("/relics/10/kit/uses/0/effects/0: unknown effect \"dance\". Known: ")
        .contains("hurt", "cancel-attack", "switch-seats");
  }

  @Test
  void refusesATextThatIsNoYaml() {
    assertThat(problems("name: [")).singleElement().asString().contains("not YAML");
  }

  @Test
  void theSchemaKnowsThePartsOfAPack() {
    JsonNode schema = PackFile.schema().at("/$defs/card-pack");

    assertThat(schema.at("/required"))
        .extracting(JsonNode::asText)
        .containsExactlyElementsOf(
            ImmutableList.of("name", "version", "characters", "deck", "encounters"));
    assertThat(schema.at("/properties/encounters/minItems").asInt()).isEqualTo(10);
    assertThat(schema.at("/properties/characters/minItems").asInt()).isEqualTo(6);
  }
}
