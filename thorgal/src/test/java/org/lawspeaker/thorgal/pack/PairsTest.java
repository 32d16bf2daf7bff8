package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.AlteredPack.PACK;
import static org.lawspeaker.thorgal.pack.AlteredPack.problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.testkit.coverage.Shows;

/** A faction has at least two companions that cost 3 or less together. */
class PairsTest {
  private static final String NO_PAIR =
      "two companions that cost 3 or less together are needed; there are none (THO-Q-02)";

  /** The companions of the Lords cost 3 each, but for one with a few changes. */
  private static String dearLords(String but) {
    int lords = PACK.indexOf("- name: Lords");
    int vikings = PACK.indexOf("- name: Vikings");
    String dear =
        PACK.substring(lords, vikings)
            .replaceAll("(type: companion, subtypes: \\[[^]]*], cost: )[0-3]", "$1" + "3")
            .replaceFirst("recommended: true, phases", "phases")
            .replace(
                "name: Court Page, copies: 2, type: companion, subtypes: [Lord, Child], cost: 3",
                "name: Court Page, type: companion, subtypes: [Lord, Child], " + but);
    return PACK.substring(0, lords) + dear + PACK.substring(vikings);
  }

  @Test
  @Shows("THO-Q-02")
  void refusesAFactionOfWhichNoTwoCompanionsMayStartTogether() {
    assertThat(problems(dearLords("copies: 2, cost: 2")))
        .extracting(Problem::message)
        .containsExactly(NO_PAIR);
  }

  @Test
  @Shows({"THO-Q-02", "THO-Q-11"})
  void doesNotTakeCopiesOfAUniqueCompanionForTwo() {
    assertThat(problems(dearLords("copies: 2, cost: 1, unique: true")))
        .extracting(Problem::message)
        .containsExactly(NO_PAIR);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = "copies: 2, cost: 1\ncopies: 2, cost: 0, unique: true")
  @Shows("THO-Q-02")
  void takesTwoCopiesOrTheCheapestTwo(String page) {
    assertThat(problems(dearLords(page))).isEmpty();
  }
}
