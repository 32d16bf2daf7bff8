package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.problems;
import static org.lawspeaker.prestigerpg.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake in a pack is named where it is written. */
class PlacesOfProblemsTest {
  private static final String HURTS =
      "[{on: initiative, effects: [{hurt: {who: {holder: 2}, damage: 5}}]}]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{on: died, effects: [{change-life: {life: 40}}]}]"
            + " | [{on: hurt, effects: [{hurt: {damage: 1}}]}] | /phases/0/rules/0/effects",
        "[{hurt: {who: chooser, damage: 20}}, {gain-relic: {who: chooser}}]"
            + " | [{hurt: {who: victims, damage: 20}}, {gain-relic: {who: chooser}}]"
            + " | /effects/0/one-of/of/0/0/hurt/who",
        "otherwise: [{set-barrier: true}] | otherwise: [{hurt: {who: victims, damage: 5}}]"
            + " | /attacks/0/otherwise/0/hurt/who",
        "at: [struck], by: victim, aim: striker, once | at: [struck], by: other, aim: striker, once"
            + " | /face/action/0/by",
        "at: [cards-set, before-flip], tone: harmful | at: [cards-set, checked], tone: harmful"
            + " | /face/action/0/aim",
        "at: [reveal, cards-set, before-flip, checked, initiative, end],"
            + " | at: [reveal, cards-set, checked, reveal], | /ability/at/3",
        "by: active, aim: creature, effects | by: active, effects | /effects/0/blow/at",
      })
  void theOnlyProblemIsWhereTheMistakeIs(String printed, String altered, String pointer) {
    assertThat(problems(with(printed, altered)))
        .singleElement()
        .satisfies(problem -> assertThat(problem.place()).endsWith(pointer));
  }

  @Test
  void rulesThatSetEachOtherOffAreFoundAmongOthers() {
    String three =
        "[{on: hurt, effects: [new-initiative]}, {on: died, effects: [{change-life: {life: 5}}]},"
            + " {on: initiative, effects: [{hurt: {damage: 5}}]}]";

    assertThat(problems(with(HURTS, three)))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.place()).endsWith("/phases/0/rules");
              assertThat(problem.message()).startsWith("Tide Caller: ").contains("again and again");
            });
  }

  @Test
  void aCreatureMayBeChosenInEveryWindowOfAnEncounter() {
    String spear = "{at: [checked], by: active, aim: creature";

    assertThat(problems(with(spear, "{at: [initiative], aim: creature"))).isEmpty();
    assertThat(problems(with(spear, "{at: [strike], by: victim, aim: creature"))).isEmpty();
  }
}
