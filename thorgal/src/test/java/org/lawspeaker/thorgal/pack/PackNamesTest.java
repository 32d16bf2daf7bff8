package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.AlteredPack.assertRefused;
import static org.lawspeaker.thorgal.pack.AlteredPack.lineOf;
import static org.lawspeaker.thorgal.pack.AlteredPack.problems;
import static org.lawspeaker.thorgal.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.rulebook.Shows;

/** Everything in a pack can be told apart, and what is mentioned is there. */
class PackNamesTest {
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
  void refusesALandWithTheNumberOfADestinyCard() {
    assertRefused(
        with("{number: 63, name: Wolfwood", "{number: 4, name: Wolfwood"),
        "{number: 4, name: Wolfwood",
        "/factions/0/lands/2/number",
        "4 is the number of Road Reaver (THO-CARD-14)");
  }

  @ParameterizedTest
  @CsvSource({
    "name: Road Reaver, name: moor-poacher, /factions/0/destiny/4/name, Moor Poacher, moor-poacher",
    "name: Ditch Brawl, name: Thrown Knife!, /factions/0/bane/1/name, Thrown Knife!, Thrown Knife",
    "name: Wolfwood, name: Gallows-Rock, /factions/0/lands/4/name, Gallows Rock, Gallows-Rock"
  })
  void refusesTwoCardsOfOneNameInASet(
      String printed, String altered, String pointer, String name, String other) {
    assertThat(problems(with(printed, altered)))
        .singleElement()
        .asString()
        .contains(
            " " + pointer + ": \"" + name + "\" is written in moves like \"" + other + "\": ");
  }

  @Test
  void refusesANameThatIsWrittenLikeASharedOneWithItsFaction() {
    assertRefused(
        with("name: Berserk,", "name: Visitors Thorgal Aegirsson,"),
        "{number: 6, name: Visitors",
        "/factions/3/destiny/5/name",
        "\"Visitors Thorgal Aegirsson\" is written in moves like \"Thorgal Aegirsson\":"
            + " visitors-thorgal-aegirsson");
  }

  @Test
  void refusesANameThatCannotBeWritten() {
    assertRefused(
        with("name: Road Reaver", "name: '?!'"),
        "name: '?!'",
        "/factions/0/destiny/3/name",
        "a name has letters or digits");
  }

  @Test
  @Shows("THO-FACTION-01")
  void refusesTwoFactionsOfOneName() {
    assertThat(problems(with("  - name: Lords\n    icon", "  - name: vikings\n    icon")))
        .extracting(Problem::message)
        .contains("\"Vikings\" is written in moves like \"vikings\": vikings");
  }

  @Test
  void refusesADeckWithTheNameOfAFaction() {
    assertRefused(
        with("name: Paid Daggers", "name: Lords!"),
        "name: Lords!",
        "/decks/1/name",
        "\"Lords!\" is written in moves like \"Lords\": lords");
  }

  @Test
  void refusesADeckWithTheNameOfTheLot() {
    assertRefused(
        with("name: Paid Daggers", "name: Drawn"),
        "name: Drawn",
        "/decks/1/name",
        "\"Drawn\" is written in moves like \"a faction by lot\": drawn");
  }

  @Test
  void refusesTwoSubtypesOfOneName() {
    assertRefused(
        with("  Warrior, Hunter, Thief", "  Warrior, Hunter, warrior, Thief"),
        "  Warrior, Hunter, warrior",
        "/subtypes/6",
        "\"warrior\" is written in moves like \"Warrior\": warrior");
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
  @Shows({"THO-FACTION-01", "THO-LAND-07"})
  void refusesTwoFactionsOfOneIcon() {
    assertThat(problems(with("icon: Lord", "icon: Visitor")))
        .contains(
            new Problem(
                "altered.yaml:" + lineOf("icon: Lord") + " /factions/2/icon",
                "\"Visitor\" is the icon of Visitors, too (THO-FACTION-01)"));
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

  @Test
  void refusesAnIconThatIsNoSubtype() {
    assertThat(problems(with("icon: Lord", "icon: Lady")))
        .extracting(Problem::message)
        .contains("no subtype of the pack is called \"Lady\"");
  }
}
