package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.AlteredPack.PACK;
import static org.lawspeaker.thorgal.pack.AlteredPack.assertRefused;
import static org.lawspeaker.thorgal.pack.AlteredPack.lineOf;
import static org.lawspeaker.thorgal.pack.AlteredPack.problems;
import static org.lawspeaker.thorgal.pack.AlteredPack.with;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.rulebook.Shows;

/** A reference pack with a mistake is refused, and the mistake is named with its place. */
class PackFileTest {
  @Test
  void readsTheReferencePack() {
    CardPack pack = PackFile.read(ReferencePack.TEXT).orThrow();

    assertThat(pack.name()).isEqualTo("reference");
    assertThat(pack.factions()).hasSize(4);
    assertThat(pack.decks()).hasSize(2);
  }

  @Test
  @Shows({"THO-FACTION-03", "THO-Q-02"})
  void refusesASetThatLacksADestinyCard() {
    assertRefused(
        with("name: Moor Poacher, copies: 2,", "name: Moor Poacher,"),
        "destiny:",
        "/factions/0/destiny",
        "a faction has 36 destiny cards, copies counted; found 35 (THO-FACTION-03)");
  }

  @Test
  @Shows("THO-FACTION-03")
  void refusesASetWithABaneCardTooMany() {
    assertRefused(
        with("name: Thrown Knife, copies: 3,", "name: Thrown Knife, copies: 4,"),
        "    bane:",
        "/factions/0/bane",
        "a faction has 24 bane cards, copies counted; found 25 (THO-FACTION-03)");
  }

  @Test
  @Shows("THO-FACTION-03")
  void refusesASetWithFourLands() {
    String altered =
        PACK.substring(0, PACK.indexOf("      - {number: 65, name: Gallows Rock"))
            + PACK.substring(PACK.indexOf("\n  # Visitors"));

    assertRefused(
        altered, "    lands:", "/factions/0/lands", "expected exactly 5 entries, found 4");
  }

  @Test
  void refusesALandWithoutSubtypes() {
    assertRefused(
        with("subtypes: [Outlaw, Sailor, Thief]", "subtypes: []"),
        "subtypes: []",
        "/factions/0/lands/1/subtypes",
        "the first icon of a land is that of its faction, \"Outlaw\" (THO-LAND-07)");
  }

  @Test
  @Shows("THO-SETUP-09")
  void refusesAFactionThatRecommendsNobody() {
    String altered = PACK.replaceFirst("recommended: true", "recommended: false");

    assertRefused(
        altered.replaceFirst("recommended: true", "recommended: false"),
        "destiny:",
        "/factions/0/destiny",
        "one or two companions, of cost 3 or less together, are recommended; found 0, of cost 0"
            + " (THO-SETUP-09)");
  }

  @Test
  @Shows("THO-SETUP-09")
  void refusesAFactionThatRecommendsThree() {
    assertRefused(
        with(
            "name: Bridge Cutpurse, copies: 2,",
            "name: Bridge Cutpurse, copies: 2, recommended: true,"),
        "destiny:",
        "/factions/0/destiny",
        "one or two companions, of cost 3 or less together, are recommended; found 3, of cost 3"
            + " (THO-SETUP-09)");
  }

  @Test
  @Shows("THO-SETUP-06")
  void refusesRecommendedCompanionsThatCostMoreThanThree() {
    assertRefused(
        with(
            "[Outlaw, Thief, Hunter], cost: 1,\n         attributes",
            "[Outlaw, Thief, Hunter], cost: 2,\n         attributes"),
        "destiny:",
        "/factions/0/destiny",
        "one or two companions, of cost 3 or less together, are recommended; found 2, of cost 4"
            + " (THO-SETUP-09)");
  }

  @Test
  @Shows("THO-CARD-23")
  void refusesARecommendedSupport() {
    assertThat(problems(with("name: Stolen Purse,", "name: Stolen Purse, recommended: true,")))
        .extracting(Problem::message)
        .contains("only companions start (THO-SETUP-09)");
  }

  @Test
  @Shows({"THO-CARD-12", "THO-Q-02"})
  void refusesACompanionWithoutUpkeep() {
    assertRefused(
        with("upkeep: {suffer: 1},\n         activated", "activated"),
        "{number: 6, name: Berserk",
        "/factions/3/destiny/5",
        "Berserk: every companion, and nothing else, has an upkeep condition (THO-CARD-12)");
  }

  @Test
  @Shows("THO-CARD-12")
  void refusesASupportWithUpkeep() {
    assertRefused(
        with("name: Stolen Purse,", "name: Stolen Purse, upkeep: {suffer: 1},"),
        "{number: 12, name: Stolen Purse",
        "/factions/0/destiny/11",
        "Stolen Purse: every companion, and nothing else, has an upkeep condition (THO-CARD-12)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name: Archers, | name: Archers, activated: {effects: [bring-land]},"
            + " | Archers: an event has effects only (THO-EVENT-05)",
        "name: Archers, | name: Archers, lasting: [{gives: pool-first}],"
            + " | Archers: an event has effects only (THO-EVENT-05)",
        "name: Archers, | name: Archers, triggers: [{on: drawn, effects: [bring-land]}],"
            + " | Archers: an event has effects only (THO-EVENT-05)",
        "name: Archers, | name: Archers, unique: true,"
            + " | Archers: an event is in no party (THO-UNIQUE-01)",
        "name: Road Reaver, | name: Road Reaver, effects: [bring-land],"
            + " | Road Reaver: what happens when it is played is a trigger (THO-Q-105)",
        "name: Pack of Wolves, copies: 2, cost: 2, attributes: {bravery: 2}"
            + " | name: Pack of Wolves, copies: 2, cost: 2, attributes: {bravery: -2}"
            + " | Pack of Wolves: a count of symbols is 0 or more (THO-CARD-10)",
        "name: Wolfwood, attributes: {bravery: 3, | name: Wolfwood, attributes: {bravery: -3,"
            + " | Wolfwood: a count of symbols is 0 or more (THO-CARD-10)",
        "attributes: {bravery: 3}, unique: true, | attributes: {bravery: -3}, unique: true,"
            + " | Sigwald the Burnt: a count of symbols is 0 or more (THO-CARD-10)",
        "name: Archers, copies: 2, type: event, subtypes: [Combat],"
            + " | name: Archers, copies: 2, type: event, subtypes: [],"
            + " | Archers: a destiny card has a subtype (THO-CARD-08)"
      })
  void refusesACardThatContradictsItself(String printed, String altered, String message) {
    assertThat(problems(with(printed, altered)))
        .extracting(Problem::message)
        .containsExactly(message);
  }

  @Test
  @Shows("THO-RES-04")
  void refusesStrengthThatDependsOnStrength() {
    assertRefused(
        with(
            "when: [{destination-is: [{called: Fortified Port}]}]",
            "when: [{strength-at-least: {attribute: power, symbols: 2}}]"),
        "when: [{strength-at-least: {attribute: power, symbols: 2}}]",
        "/factions/3/destiny/9/lasting/0",
        "what is part of strength or difficulty cannot depend on them (THO-RES-04)");
  }

  @ParameterizedTest
  @CsvSource({
    "'{not: {difficulty-at-least: {attribute: power, symbols: 2}}}'",
    "'{any-of: [opposed, {strength-at-least: {attribute: power, symbols: 2}}]}'"
  })
  void refusesStrengthThatDependsOnDifficultyInARoundaboutWay(String condition) {
    assertThat(problems(with("{destination-is: [{called: Fortified Port}]}]", condition + "]")))
        .extracting(Problem::message)
        .containsExactly(
            "what is part of strength or difficulty cannot depend on them (THO-RES-04)");
  }

  @Test
  void listsAllMistakesAtOnceWithTheirLines() {
    String altered =
        PACK.replace("{called: Fortified Port}", "{called: Port}")
            .replace("name: Thrown Knife, copies: 3,", "name: Thrown Knife, copies: 2,")
            .replace("name: Paid Daggers", "name: lords")
            .replace("- {faction: Visitors, number: 25}", "- {faction: Visitors, number: 99}");

    assertThat(problems(altered))
        .containsExactly(
            new Problem(
                "altered.yaml:" + lineOf("name: Paid Daggers") + " /decks/1/name",
                "\"lords\" is written in moves like \"Lords\": lords"),
            new Problem(
                "altered.yaml:" + lineOf("    bane:") + " /factions/0/bane",
                "a faction has 24 bane cards, copies counted; found 23 (THO-FACTION-03)"),
            new Problem(
                "altered.yaml:"
                    + lineOf("- {faction: Visitors, number: 25}")
                    + " /decks/0/destiny/20",
                "there is no such card: Visitors 99"),
            new Problem(
                "altered.yaml:"
                    + lineOf("      - {faction: Outlaws, number: 41, copies: 3}")
                    + " /decks/1/bane/5",
                "one box holds 2 of Outlaws 41, not 3 (THO-Q-96)"),
            new Problem(
                "altered.yaml:"
                    + lineOf("{called: Fortified Port}")
                    + " /factions/3/destiny/9/lasting/0/when/0/destination-is/0/called",
                "no land of the pack is called \"Port\""));
  }

  @Test
  void refusesAnUnknownVerbAndListsTheVerbs() {
    assertThat(problems(with("{spend-pool: {who: destiny-player, cards: 2}}", "{steal: 2}")))
        .singleElement()
        .asString()
        .contains("/factions/0/bane/7/effects/0/steal: unknown effect \"steal\". Known: ")
        .contains("hurt", "go-elsewhere", "take-over");
  }

  @Test
  @Shows({"THO-CARD-09", "THO-CARD-20"})
  void refusesACostAboveThree() {
    assertRefused(
        with(
            "name: Treachery in Camp, copies: 2, cost: 2",
            "name: Treachery in Camp, copies: 2, cost: 4"),
        "name: Treachery in Camp",
        "/factions/0/bane/8/cost",
        "expected a number from 0 to 3, found the number 4");
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
        .containsExactlyInAnyOrder("name", "version", "subtypes", "factions");
    assertThat(schema.at("/properties/factions/minItems").asInt()).isEqualTo(4);
    assertThat(schema.at("/properties/subtypes/maxItems").asInt()).isEqualTo(60);
  }
}
