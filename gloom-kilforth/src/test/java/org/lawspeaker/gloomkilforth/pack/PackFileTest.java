package org.lawspeaker.gloomkilforth.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.gloomkilforth.GloomProvider;
import org.lawspeaker.testkit.coverage.Shows;

/** A reference pack with a mistake is refused, and the mistake is named with its place. */
class PackFileTest {
  private static final String PACK =
      PackText.resource(GloomProvider.class, "reference-pack.yaml").text().replace("\r\n", "\n");

  /** The one problem is at this pointer, in the line that was altered. */
  static void assertRefused(String printed, String altered, String pointer, String says) {
    int at = PACK.indexOf(printed);
    assertThat(at).as(printed).isNotNegative().isEqualTo(PACK.lastIndexOf(printed));
    long line = 1 + PACK.substring(0, at).chars().filter(c -> c == '\n').count();

    assertThat(problems(PACK.replace(printed, altered)))
        .containsExactly(new Problem("altered.yaml:" + line + " " + pointer, says));
  }

  static List<Problem> problems(String printed, String altered) {
    return problems(PACK.replace(printed, altered));
  }

  private static List<Problem> problems(String altered) {
    return PackFile.read(new PackText("altered.yaml", altered)).problems();
  }

  @Test
  void readsTheReferencePack() {
    assertThat(problems(PACK)).isEmpty();
  }

  @Test
  void namesEveryProblem() {
    String altered =
        PACK.replace(
                "weakness: [martial], provenance: rulebook",
                "weakness: [marital], provenance: rulebook")
            .replace("suits: Bard", "suits: Bart");

    assertThat(problems(altered)).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          normal: {shortcut: road}, gloom: {loss: 2, | normal: {shortcut: rope}, gloom: {loss: 2, | /locations/4/normal/shortcut
          """)
  @Shows("GOK-LOC-05")
  void aShortcutLeadsSomewhere(String printed, String altered, String pointer) {
    String changed = PACK.replace(printed, altered);

    assertThat(problems(changed))
        .extracting(Problem::message)
        .containsExactly(
            "no other location shows rope (GOK-LOC-05)",
            "no other location shows road (GOK-LOC-05)");
    assertThat(problems(changed).get(0).toString()).contains(pointer);
  }

  @Test
  @Shows("GOK-LOC-01")
  void everyTerrainHasSixLocations() {
    assertThat(
            problems(
                PACK.replace(
                    "Old Wood, terrain: forest, gloom", "Old Wood, terrain: plains, gloom")))
        .extracting(Problem::message)
        .containsExactly(
            "six locations are forest; found 5 (GOK-LOC-01)",
            "six locations are plains; found 7 (GOK-LOC-01)");
  }

  @Test
  void aPlotSaysHowItIsCleared() {
    assertRefused(
        "keywords: [destroy], cost: {gold: 3}, lasting",
        "keywords: [destroy], lasting",
        "/plots/0",
        "a plot says how it is cleared (GOK-PLOT-02)");
  }

  /** So a foe has one Trap at most, and there is no order of several (GOK-REQ-04). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          keywords: [destroy], cost: {gold: 3}, lasting | keywords: [destroy], cost: {gold: 3}, trap: [unveil], lasting
          hp: 9, location: Spire Tor                    | hp: 9, trap: [unveil], location: Spire Tor
          """)
  @Shows({"GOK-TRAP-01", "GOK-REQ-04"})
  void ofTheCardsOfAnAncientItsAbilitiesAloneHaveATrap(String printed, String altered) {
    assertThat(problems(PACK.replace(printed, altered)))
        .extracting(Problem::message)
        .singleElement()
        .asString()
        .contains("\"trap\"");
  }

  @Test
  void aDeedForAnyTimeHasAnEnd() {
    assertRefused(
        "cost: {ap: 1}, limit: once-per-day, effects: [unveil]",
        "cost: {ap: 1}, effects: [unveil]",
        "/skills/13/abilities/0",
        "a Deed for any time has a limit, or costs veiling or sacrificing this (GOK-REQ-06)");
  }

  @Test
  @Shows("GOK-RESOLVE-01")
  void aCardThatAMoveNamesHasOneDeedForAnyTime() {
    assertRefused(
        "cost: {ap: 1}, limit: once-per-day, effects: [unveil]}",
        "cost: {ap: 1}, limit: once-per-day, effects: [unveil]},"
            + " {on: any-time, deed: true, cost: {veil: true}, effects: [unveil]}",
        "/skills/13/abilities/1",
        "a card has at most one Deed for any time (GOK-RESOLVE-01)");
  }

  @Test
  void aDeedOfAChapterHasAnEndToo() {
    assertRefused(
        "{name: \"Take Fortress II\", keywords: [martial, place], few: stranger,",
        "{name: \"Take Fortress II\", keywords: [martial, place], few: stranger,"
            + " abilities: [{on: any-time, deed: true, effects: [unveil]}],",
        "/sagas/0/chapters/1/abilities/0",
        "a Deed for any time has a limit, or costs veiling or sacrificing this (GOK-REQ-06)");
  }

  @ParameterizedTest
  @CsvSource({"dawn", "night-resolved"})
  @Shows("GOK-Q-30")
  void nobodyIsPromisedApWhileAllAreInCamp(String moment) {
    assertRefused(
        "{on: dawn, effects: [{gain: {what: gold, amount: 1}}]}",
        "{on: " + moment + ", effects: [unveil, {gain: {what: ap, amount: 1, action: search}}]}",
        "/skills/9/abilities/0",
        "nobody in Camp gains AP (GOK-Q-30)");
  }

  @Test
  @Shows("GOK-DAWN-03")
  void nobodyIsPromisedMoreApForBeingHiddenAtDaybreak() {
    assertRefused(
        "action: move}}]}], lasting: [{gives: {foe-sneak: -1}}]",
        "action: move}}]}], lasting: [{gives: {foe-sneak: -1}}, {when: [{in-terrain: city},"
            + " is-hidden], gives: {more-ap: 1}}]",
        "/rewards/73/lasting/1",
        "nobody is Hidden when Camp is broken (GOK-DAWN-03)");
  }

  @Test
  void onlyAnAssetIsSacrificed() {
    assertRefused(
        "name: Dwarf, values: {fight: 3, study: 2, sneak: 1, influence: 2}, keywords: [humanoid],"
            + " abilities: [{on: any-time, deed: true, cost: {veil: true}",
        "name: Dwarf, values: {fight: 3, study: 2, sneak: 1, influence: 2}, keywords: [humanoid],"
            + " abilities: [{on: any-time, deed: true, cost: {sacrifice: true}",
        "/races/4/abilities/0/cost",
        "only an asset is sacrificed (GOK-ABILITY-12)");
  }

  @Test
  void aChapterAsksForKeywordsThatThereAre() {
    assertRefused(
        "keywords: [armour, humanoid]",
        "keywords: [armour, giant]",
        "/sagas/7/chapters/2/keywords/1",
        "no card provides giant (GOK-CHAPTER-11)");
  }

  @Test
  void aConditionNamesAKeywordThatThereIs() {
    assertRefused(
        "bonus: {sneak: 1}, lasting: [{when: [{faces: villain}]",
        "bonus: {sneak: 1}, lasting: [{when: [{faces: vilain}]",
        "/rewards/63/lasting/0/when/0/faces",
        "the pack has no keyword \"vilain\"; did you mean \"villain\"?");
  }

  @Test
  @Shows("GOK-EVENT-01")
  void anEventSaysWhatHappens() {
    assertRefused(
        "name: Avalanche, type: event, terrain: mountain, event: [{take-test: {attribute: sneak,"
            + " value: 1, fail: [{lose: {what: hp, amount: 1}}]}}]",
        "name: Avalanche, type: event, terrain: mountain",
        "/encounters/59",
        "an Event says what happens (GOK-EVENT-01)");
  }

  @Test
  void anEnemyIsNotConfronted() {
    assertRefused(
        "evade: 2, provenance: house}\n  - {name: Bone Reaver",
        "evade: 2, needs: {sneak: 1}, provenance: house}\n  - {name: Bone Reaver",
        "/encounters/1/needs",
        "only Places, Quests and Strangers are confronted");
  }

  @Test
  void onlyWeatherStaysInPlay() {
    assertRefused(
        "location: Frostmaw, weather: true, everywhere",
        "location: Frostmaw, everywhere",
        "/night/14/everywhere",
        "only Weather stays in play (GOK-NIGHT-06)");
  }

  @Test
  @Shows("GOK-REWARD-10")
  void onlyASpellNeedsStudy() {
    assertRefused(
        "{name: Old Soldier, type: ally, location: Old Wood, gold: 4, unique: martial,",
        "{name: Old Soldier, type: ally, location: Old Wood, gold: 4, unique: martial, study: 2,",
        "/rewards/19/study",
        "only a Spell needs Study (GOK-REWARD-10)");
  }

  @Test
  void noChangeDependsOnAnAttribute() {
    assertRefused(
        "bonus: {sneak: 1}, lasting: [{when: [{faces: villain}]",
        "bonus: {sneak: 1}, lasting: [{when: [{not: {condition: {attribute-at-least: {attribute:"
            + " sneak, least: 1}}}}]",
        "/rewards/63/lasting/0/when/0/not/condition/attribute-at-least",
        "whether a change is in force cannot depend on an attribute, which depends on what is in"
            + " force");
  }

  @Test
  void noImmunityAsksForAKeyword() {
    assertRefused(
        "evade: 2, lasting: [{gives: {immune: {to: [skill]}}}]",
        "evade: 2, lasting: [{when: [{not: {condition: {has-keyword: pious}}}], gives: {immune:"
            + " {to: [skill]}}}]",
        "/encounters/45/lasting/0/when/0/not/condition/has-keyword",
        "what is immune to cards cannot ask for a keyword, which depends on what is blank");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          copy-trophy                  | ''
          {may: {then: [copy-trophy]}} | /may/then/0
          """)
  void noTrophyIsCopiedByATrophy(String effect, String inside) {
    String printed = "trophies: [{effects: [{seek-reward: {type: item, keyword: weapon}}]}]";
    assertRefused(
        printed,
        "trophies: [{effects: [" + effect + "]}]",
        "/encounters/14/trophies/0/effects/0" + inside,
        "a Trophy is not copied by a Trophy");
  }

  @Test
  @Shows("GOK-Q-118")
  void nothingSetsOffThousandsOfEffectsAtOnce() {
    String effect = "unveil";
    for (int i = 0; i < 5; i++) {
      effect = "{may: {then: [%1$s, %1$s, %1$s, %1$s, %1$s]}}".formatted(effect);
    }

    assertRefused(
        "trophies: [{effects: [{seek-reward: {type: item, keyword: weapon}}]}]",
        "trophies: [{effects: [" + effect + "]}]",
        "/encounters/14/trophies/0/effects",
        "at most 20 effects and conditions, those inside others counted too; found 3906"
            + " (GOK-Q-118)");
  }

  @Test
  void aChapterAsksForFewOfWhatThereIs() {
    assertRefused(
        "{name: \"Take Fortress II\", keywords: [martial, place], few: stranger",
        "{name: \"Take Fortress II\", keywords: [martial, place], few: giant",
        "/sagas/0/chapters/1/few",
        "no card provides giant (GOK-CHAPTER-11)");
  }

  private static List<String> needing(int successes) {
    String town = PACK.lines().filter(each -> each.contains("{name: Remote Town,")).findAny().get();
    String altered = town.replaceFirst("needs: \\{[^}]*\\}", "needs: {sneak: " + successes + "}");
    return problems(PACK.replace(town, altered)).stream().map(Problem::message).toList();
  }

  @Test
  void anEncounterNeedsOneSuccessOrMore() {
    assertThat(needing(0)).containsExactly("expected a number from 1 to 20, found the number 0");
    assertThat(needing(1)).isEmpty();
    assertThat(needing(20)).isEmpty();
    assertThat(needing(21)).containsExactly("expected a number from 1 to 20, found the number 21");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Old Wood",
        "Elf",
        "Priest",
        "Brawler",
        "Kobold",
        "Gilded Sword",
        "Thick Mist",
        "Orc Ravager",
        "Prince of Ruin",
        "Throne of Ruin",
        "Altar of Ruin",
        "Bandage"
      })
  void noTwoCardsHaveOneName(String name) {
    String altered = PACK.replace("{name: \"Take Fortress II\",", "{name: \"" + name + "\",");

    assertThat(problems(altered))
        .extracting(Problem::toString)
        .anyMatch(each -> each.contains(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {name: Altar of Ruin, of: Prince of Ruin,   | /plots/0/of
          {name: Throne of Ruin, of: Prince of Ruin,  | /abilities/0/of
          """)
  void whatBelongsToAnAncientNamesOneThatThereIs(String printed, String pointer) {
    assertThat(problems(PACK.replace(printed, printed.replace("Prince of", "Prinz of"))))
        .extracting(Problem::toString)
        .anyMatch(each -> each.endsWith(pointer + ": unknown: Prinz of Ruin"));
  }
}
