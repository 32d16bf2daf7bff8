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
import org.lawspeaker.engine.Problem;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.testkit.coverage.Shows;

/** A reference pack with a mistake is refused, and the mistake is named with its place. */
class PackFileTest {
  @Test
  void readsTheReferencePack() {
    CardPack pack = PackFile.read(ReferencePack.TEXT).orThrow();

    assertThat(pack.name()).isEqualTo("reference");
    assertThat(pack.version()).isEqualTo("1");
    assertThat(pack.characters()).hasSize(6);
  }

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{character: Nyx, | {character: Nix, | /deck/13/face/attack/special/character"
            + " | character | \"Nix\"; did you mean \"Nyx\"?",
        "{character-is: Nyx} | {character-is: {name: Nix}} |"
            + " /encounters/42/phases/0/rules/0/when/0/character-is/name | character | \"Nix\"; did"
            + " you mean \"Nyx\"?",
        "{creature-is: [Undead, Fiend]} | {creature-is: [Undead, Friend]} |"
            + " /events/14/rules/0/when/0/creature-is/1 | type of creature | \"Friend\"; did you"
            + " mean \"Fiend\"?",
        "- meeting: Cave Leech | - meeting: Cave Leek | /modules/0/steps/2/meeting | encounter of"
            + " the base game or of tombs-and-tomes | \"Cave Leek\"; did you mean \"Cave Leech\"?",
        "{start-encounter: Mire Hydra} | {start-encounter: Vampyre}"
            + " | /modules/0/steps/7/decision/ways/0/effects/1/start-encounter"
            + " | encounter of the base game or of tombs-and-tomes | \"Vampyre\""
      })
  void refusesWhatIsNotInThePack(
      String printed, String altered, String pointer, String kind, String named) {
    assertRefused(
        with(printed, altered), altered, pointer, "the pack has no " + kind + " " + named);
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
        "the pack has no encounter of the base game or of tombs-and-tomes \"Rat Tide\"");
  }

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
                "the pack has no character \"Nix\"; did you mean \"Nyx\"?"));
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{rider: [40, 20, 10, 0]} | {rider: [40, 20, 30, 0]}"
            + " | values go down from double to none and are 0 or more: [40, 20, 30, 0]",
        "{rider: [40, 20, 10, 0]} | {rider: [40, 20, 10]}"
            + " | 4 values are needed: double, base, half, none",
        "{rider: [40, 20, 10, 0]} | {rider: [40, 20, 10, -1]}"
            + " | values go down from double to none and are 0 or more: [40, 20, 10, -1]",
        "{character: Nyx, values: [100, 50, 25, 0]} | {character: Nyx, values: [50, 100, 25, 0]}"
            + " | values go down from double to none and are 0 or more: [50, 100, 25, 0]",
      })
  @Shows({"PRE-ATTACK-05", "PRE-Q-41"})
  void refusesSuchValuesOfRidersAndSpecialAttacksToo(
      String printed, String altered, String message) {
    assertThat(problems(with(printed, altered)))
        .extracting(Problem::message)
        .containsExactly(message);
  }

  @Test
  @Shows("PRE-Q-28")
  void twoValuesMayBeTheSame() {
    assertThat(problems(with("{rider: [40, 20, 10, 0]}", "{rider: [20, 20, 0, 0]}"))).isEmpty();
  }
}
