package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.PACK;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.assertRefused;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.problems;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.testkit.coverage.Shows;

/** Events, quests and stories that cannot be played are refused. */
class StoryCheckTest {
  @Test
  @Shows("PRE-EVENT-05")
  void refusesAnActivationBeyondTwenty() {
    assertRefused(
        with("activation: [4, 6, 8, 10]", "activation: [4, 6, 8, 21]"),
        "/events/26/activation/3",
        "expected a number from 1 to 20, found the number 21");
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
            + " | /events/6/effects/0/open-chest | A song from home: \"open-chest\" needs a"
            + " Treasure, and there is none",
        "lasting: [{shield: {whose: least-life, less: 5}}]"
            + " | lasting: [{shield: {whose: victims, less: 5}}]"
            + " | /events/19/lasting/0/shield/whose | Prayer at the threshold: \"victims\" needs an"
            + " attack of the creature, and there is none",
        "effects: [{gain-relic: {who: least-life}}] | effects: [end-encounter]"
            + " | /events/21/effects/0 | Spoils to the scarred: \"end-encounter\" needs an"
            + " encounter under way, and there is none",
        "[{on: maneuver, effects: [{hurt: {damage: 5}}]}]\\n    provenance: house\\n  - name:"
            + " Every | [{on: maneuver, effects: [reflect]}]\\n    provenance: house\\n  - name:"
            + " Every"
            + " | /events/17/rules/0/effects/0 | A narrow ledge: \"reflect\" needs a chosen"
            + " attacking creature, and there is none"
      })
  void refusesAnEventThatMakesNoSense(
      String printed, String altered, String pointer, String message) {
    String pack = with(printed.replace("\\n", "\n"), altered.replace("\\n", "\n"));

    assertRefused(pack, pointer, message);
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

  @Test
  void whatPeopleReadIsNoEffect() {
    assertThat(
            problems(
                story(
                    "{decision: {asks: steal, ways: [{says: rotate, steps: [meeting]}, {says:"
                        + " prevent, steps: [meeting]}]}}")))
        .isEmpty();
  }
}
