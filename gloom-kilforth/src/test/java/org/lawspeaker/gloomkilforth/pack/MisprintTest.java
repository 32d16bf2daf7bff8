package org.lawspeaker.gloomkilforth.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.gloomkilforth.pack.PackFileTest.assertRefused;
import static org.lawspeaker.gloomkilforth.pack.PackFileTest.problems;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.gloomkilforth.GloomProvider;

/** Mistakes in cards that are easily overlooked beside those of the same kind. */
class MisprintTest {
  @Test
  void aTotemPromisesNoApInCampEither() {
    assertRefused(
        "name: \"Banner of the Keep\", bonus: {fight: 2}, gold: 8,",
        "name: \"Banner of the Keep\", bonus: {fight: 2}, gold: 8,"
            + " abilities: [{on: dawn, effects: [{gain: {what: ap, amount: 1}}]}],",
        "/sagas/0/totem/abilities/0",
        "nobody in Camp gains AP (GOK-Q-30)");
  }

  @Test
  void aDeedOfATotemHasALimitToo() {
    assertRefused(
        "name: \"Banner of the Keep\", bonus: {fight: 2}, gold: 8,",
        "name: \"Banner of the Keep\", bonus: {fight: 2}, gold: 8,"
            + " abilities: [{on: any-time, deed: true, effects: [unveil]}],",
        "/sagas/0/totem/abilities/0",
        "a Deed for any time has a limit, or costs veiling or sacrificing this (GOK-REQ-06)");
  }

  @Test
  void noEncounterIsOfTheCity() {
    assertRefused(
        "{name: Farmer, type: stranger, terrain: plains, gold: 1,",
        "{name: Farmer, type: stranger, terrain: city, gold: 1,",
        "/encounters/73/terrain",
        "the City has no encounter deck (GOK-ENC-04)");
  }

  @Test
  void noPlotComesIntoTheCity() {
    assertRefused(
        "{name: Prince of Ruin, fight: 6, hp: 12, location: Old Wood, terrain: forest,",
        "{name: Prince of Ruin, fight: 6, hp: 12, location: Old Wood, terrain: city,",
        "/ancients/0/terrain",
        "no plot is placed in the City (GOK-LOC-08)");
  }

  @Test
  void aPlotIsNotVeiledToDefeatIt() {
    assertRefused(
        "{name: Altar of Ruin, of: Prince of Ruin, keywords: [destroy], cost: {gold: 3},",
        "{name: Altar of Ruin, of: Prince of Ruin, keywords: [destroy], cost: {veil: true},",
        "/plots/0/cost",
        "a plot is not veiled or sacrificed");
  }

  @Test
  void thereAreThreeCardsOfATypeToChooseFrom() {
    List<String> all =
        PackText.resource(GloomProvider.class, "reference-pack.yaml").text().lines().toList();
    List<String> titles = all.stream().filter(each -> each.contains(", type: title,")).toList();
    String few =
        all.stream()
            .filter(each -> !titles.subList(2, titles.size()).contains(each))
            .collect(Collectors.joining("\n"));

    assertThat(PackFile.read(new PackText("few", few)).problems())
        .extracting(Problem::message)
        .contains("fewer than 3 cards of the type Title");
  }

  @Test
  void aFinaleHasANameOfItsOwn() {
    assertThat(problems("{name: Storm the Keep,", "{name: Farmer,"))
        .extracting(Problem::toString)
        .singleElement()
        .asString()
        .contains("Farmer");
  }

  @Test
  void aStrangerCanBecomeAFoe() {
    assertRefused(
        "{name: Farmer, type: stranger, terrain: plains, gold: 1, fight: 1, hp: 2,",
        "{name: Farmer, type: stranger, terrain: plains, gold: 1, fight: 1,",
        "/encounters/73",
        "what can become a foe has HP (GOK-Q-115)");
  }

  @Test
  void noChangeForAllDependsOnAnAttribute() {
    assertRefused(
        "location: Frostmaw, weather: true, everywhere: [{gives",
        "location: Frostmaw, weather: true, everywhere: [{when: [{attribute-at-least:"
            + " {attribute: study, least: 2}}], gives",
        "/night/14/everywhere/0/when/0/attribute-at-least",
        "whether a change is in force cannot depend on an attribute, which depends on what is in"
            + " force");
  }

  @Test
  void onlyAnEventHappens() {
    assertRefused(
        "{name: Farmer, type: stranger, terrain: plains, gold: 1,",
        "{name: Farmer, type: stranger, event: [unveil], terrain: plains, gold: 1,",
        "/encounters/73/event",
        "only an Event happens when it is drawn (GOK-EVENT-01)");
  }

  @Test
  void aShortcutOfBothSidesOfOneLocationLeadsNowhere() {
    String printed = "normal: {shortcut: skull}, gloom: {shortcut: skull, loss: 2}";
    String altered = "normal: {shortcut: rope}, gloom: {shortcut: rope, loss: 2}";

    assertThat(problems(printed, altered))
        .extracting(Problem::toString)
        .containsExactly(
            "altered.yaml:8 /locations/1/normal/shortcut: no other location shows rope (GOK-LOC-05)",
            "altered.yaml:8 /locations/1/gloom/shortcut: no other location shows rope (GOK-LOC-05)");
  }
}
