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
        "[{hurt: {who: chooser, damage: 20}}, {gain-relic: {who: chooser}}]"
            + " | [{hurt: {who: victims, damage: 20}}, {gain-relic: {who: chooser}}]"
            + " | /effects/0/one-of/of/0/0/hurt/who",
        "otherwise: [{set-barrier: true}] | otherwise: [{hurt: {who: victims, damage: 5}}]"
            + " | /attacks/0/otherwise/0/hurt/who",
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
