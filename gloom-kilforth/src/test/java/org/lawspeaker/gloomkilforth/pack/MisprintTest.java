package org.lawspeaker.gloomkilforth.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.gloomkilforth.pack.PackFileTest.assertRefused;
import static org.lawspeaker.gloomkilforth.pack.PackFileTest.problems;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;

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
