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
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.table.CardPack;

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
  @Shows("THO-CARD-14")
  void refusesTwoCardsOfOneNumber() {
    assertRefused(
        with("{number: 42, name: Ditch Brawl", "{number: 3, name: Ditch Brawl"),
        "{number: 3, name: Ditch Brawl",
        "/factions/0/bane/1/number",
        "3 is the number of Bridge Cutpurse (THO-CARD-14)");
  }

  @Test
  void refusesTwoLandsOfOneNumber() {
    assertRefused(
        with("{number: 65, name: Gallows Rock", "{number: 63, name: Gallows Rock"),
        "{number: 63, name: Gallows Rock",
        "/factions/0/lands/4/number",
        "63 is the number of Wolfwood (THO-CARD-14)");
  }

  @Test
  void refusesALandWithTheNumberOfADestinyCard() {
    assertRefused(
        with("{number: 63, name: Wolfwood", "{number: 4, name: Wolfwood"),
        "{number: 4, name: Wolfwood",
        "/factions/0/lands/2/number",
        "4 is the number of Road Reaver (THO-CARD-14)");
  }

  @Test
  @Shows("THO-LAND-07")
  void refusesALandThatDoesNotBeginWithTheIconOfItsFaction() {
    assertRefused(
        with(
            "subtypes: [Lord, Guard, Warrior],\n         phases: [dawn]",
            "subtypes: [Guard, Lord]"),
        "subtypes: [Guard, Lord]",
        "/factions/2/lands/4/subtypes",
        "the first icon of a land is that of its faction, \"Lord\" (THO-LAND-07)");
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
  @Shows({"THO-FACTION-01", "THO-LAND-07"})
  void refusesTwoFactionsOfOneIcon() {
    assertThat(problems(with("icon: Lord", "icon: Visitor")))
        .contains(
            new Problem(
                "altered.yaml:" + lineOf("icon: Lord") + " /factions/2/icon",
                "\"Visitor\" is the icon of Visitors, too (THO-FACTION-01)"));
  }

  @Test
  @Shows({"THO-CARD-12", "THO-Q-02"})
  void refusesACompanionWithoutUpkeep() {
    assertRefused(
        with("upkeep: {suffer: 1},\n         triggers", "triggers"),
        "{number: 7, name: Hrolf",
        "/factions/0/destiny/6",
        "Hrolf Twice-Hanged: every companion, and nothing else, has an upkeep condition"
            + " (THO-CARD-12)");
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
        "name: Wolfwood, attributes: {bravery: 5, | name: Wolfwood, attributes: {bravery: -3,"
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

  @ParameterizedTest
  @CsvSource({"'{forbid: {}}'", "'{shield: {whose: bane-player, by: 1}}'"})
  @Shows("THO-Q-86")
  void refusesAPermanentEffectThatWouldHaveToAskWhomItMeans(String gives) {
    assertThat(problems(with("{gives: keep-markers}", "{gives: " + gives + "}")))
        .extracting(Problem::message)
        .containsExactly(
            "a permanent effect asks nobody which of several opponents it means: write"
                + " each-opponent or each-bane-player (THO-Q-86)");
  }

  @Test
  @Shows("THO-Q-86")
  void readsAPermanentEffectOfABanePlayerThatMeansTheOpponent() {
    assertThat(problems(with("{gives: keep-markers}", "{works: bane, gives: {forbid: {}}}")))
        .isEmpty();
    assertThat(problems(with("{gives: keep-markers}", "{works: opposing, gives: {forbid: {}}}")))
        .isEmpty();
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

  @ParameterizedTest
  @ValueSource(strings = {"own", "others", "any"})
  void readsAnEffectThatOnlySomeOtherCardsSetOff(String whose) {
    String destroyed = "on: destroyed, whose: own,";
    String limited = "on: destroyed, whose: " + whose + ", of: {suit: bane},";

    assertThat(problems(with(destroyed, limited))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"on: drawn,", "on: upkeep-checked,"})
  void refusesToLimitAnEffectToCardsThatCannotSetItOff(String occasion) {
    assertThat(problems(with(occasion, occasion + " of: {suit: bane},")))
        .extracting(Problem::message)
        .containsExactly("an effect is limited to cards only if another card can set it off");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{subtype: Noble}], at-most: 0}}}, provenance | [{subtype: Nobel}], at-most: 0}}},"
            + " provenance | /factions/0/destiny/4/upkeep/holds/party-has/where/0/subtype | subtype"
            + " | Nobel",
        "subtypes: [Outlaw, Thief, Hunter], cost: 1 | subtypes: [Outlaw, Thieve, Hunter], cost: 1"
            + " | /factions/0/destiny/0/subtypes/1 | subtype | Thieve",
        "subtypes: [Outlaw, Sailor, Thief] | subtypes: [Outlaw, Pirate, Thief]"
            + " | /factions/0/lands/1/subtypes/1 | subtype | Pirate",
        "{lists: Sailor} | {lists: {subtype: Pirate}}"
            + " | /factions/0/destiny/14/triggers/0/when/0/destination-is/0/lists/subtype"
            + " | subtype | Pirate",
        "{faction: Lords}]}, by: -1 | {faction: Ladies}]}, by: -1"
            + " | /factions/2/destiny/0/lasting/0/gives/change-cost/of/where/1/faction"
            + " | faction | Ladies",
        "{of: Lords} | {of: Ladies}"
            + " | /factions/2/bane/13/effects/0/unconquer/lands/1/of | faction | Ladies",
        "{named: Thorgal Aegirsson} | {named: Torgal}"
            + " | /factions/3/destiny/1/lasting/0/when/0/party-has/where/0/named"
            + " | destiny card | Torgal",
        "{called: Fortified Port} | {called: {name: Port}}"
            + " | /factions/3/destiny/9/lasting/0/when/0/destination-is/0/called/name | land | Port"
      })
  void refusesWhatIsNotInThePack(
      String printed, String altered, String pointer, String kind, String name) {
    assertRefused(
        with(printed, altered),
        altered,
        pointer,
        "no " + kind + " of the pack is called \"" + name + "\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{faction: Lords}]}, by: -1 | {faction: lords}]}, by: -1"
            + " | /factions/2/destiny/0/lasting/0/gives/change-cost/of/where/1/faction"
            + " | faction | lords",
        "{of: Lords} | {of: lords}"
            + " | /factions/2/bane/13/effects/0/unconquer/lands/1/of | faction | lords",
        "{named: Thorgal Aegirsson} | {named: thorgal-aegirsson}"
            + " | /factions/3/destiny/1/lasting/0/when/0/party-has/where/0/named"
            + " | destiny card | thorgal-aegirsson",
        "{called: Fortified Port} | {called: fortified port}"
            + " | /factions/3/destiny/9/lasting/0/when/0/destination-is/0/called"
            + " | land | fortified port"
      })
  void refusesANameThatIsNotWrittenAsItIsPrinted(
      String printed, String altered, String pointer, String kind, String name) {
    refusesWhatIsNotInThePack(printed, altered, pointer, kind, name);
  }

  @Test
  void refusesAnIconThatIsNoSubtype() {
    assertThat(problems(with("icon: Lord", "icon: Lady")))
        .extracting(Problem::message)
        .contains("no subtype of the pack is called \"Lady\"");
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
                    + " /decks/1/bane/6",
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
