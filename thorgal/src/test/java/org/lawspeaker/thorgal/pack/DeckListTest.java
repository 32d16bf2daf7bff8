package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.pack.AlteredPack.PACK;
import static org.lawspeaker.thorgal.pack.AlteredPack.assertRefused;
import static org.lawspeaker.thorgal.pack.AlteredPack.problems;
import static org.lawspeaker.thorgal.pack.AlteredPack.with;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.testkit.coverage.Shows;

/** A deck that a player built is refused if it breaks a rule, which is named with its place. */
class DeckListTest {
  @Test
  @Shows("THO-Q-94")
  void refusesADeckWithTooFewCards() {
    assertRefused(
        with("- {faction: Vikings, number: 4, copies: 2}", "- {faction: Vikings, number: 4}"),
        "    destiny:\n      - {faction: Vikings",
        "/decks/0/destiny",
        "a deck has 36 of these; found 35 (THO-Q-94)");
  }

  @Test
  @Shows("THO-Q-96")
  void refusesADeckWithMoreCopiesThanABoxHolds() {
    String altered =
        with(
                "- {faction: Vikings, number: 4, copies: 2}",
                "- {faction: Vikings, number: 4, copies: 3}")
            .replace("      - {faction: Visitors, number: 25}\n", "");

    assertRefused(
        altered,
        "- {faction: Vikings, number: 4, copies: 3}",
        "/decks/0/destiny/3",
        "one box holds 2 of Vikings 4, not 3 (THO-Q-96)");
  }

  @Test
  @Shows("THO-Q-96")
  void countsTheCopiesOfAllEntriesOfOneCard() {
    assertRefused(
        with(
            "      - {faction: Visitors, number: 25}\n",
            "      - {faction: Vikings, number: 3, copies: 1}\n"),
        "- {faction: Vikings, number: 3, copies: 1}",
        "/decks/0/destiny/20",
        "one box holds 2 of Vikings 3, not 3 (THO-Q-96)");
  }

  @Test
  @Shows("THO-Q-94")
  void refusesADeckWithOneLandTwice() {
    assertRefused(
        with(
            "      - {faction: Visitors, number: 65}\n",
            "      - {faction: Vikings, number: 61, copies: 1}\n"),
        "- {faction: Vikings, number: 61, copies: 1}",
        "/decks/0/lands/4",
        "one box holds 1 of Vikings 61, not 2 (THO-Q-96)");
  }

  @Test
  void refusesADeckWithACardThatDoesNotExist() {
    assertRefused(
        with("- {faction: Visitors, number: 25}", "- {faction: Visitors, number: 99}"),
        "- {faction: Visitors, number: 99}",
        "/decks/0/destiny/20",
        "there is no such card: Visitors 99");
  }

  @Test
  @Shows("THO-Q-97")
  void refusesADeckWithoutACompanion() {
    String deck =
        """
          - name: Nobody
            destiny:
        """;
    String supports = "      - {faction: Vikings, number: 11, copies: 3}\n";
    String rest = PACK.substring(PACK.indexOf("    bane:\n      - {faction: Vikings, number: 41"));

    assertThat(
            problems(
                PACK.substring(0, PACK.indexOf("  # Thorgal of both worlds"))
                    + deck
                    + supports
                    + rest))
        .extracting(Problem::message)
        .containsExactly(
            "a deck has 36 of these; found 3 (THO-Q-94)",
            "a deck holds a companion; this has none (THO-Q-97)");
  }

  @Test
  @Shows("THO-Q-97")
  void aCompanionOfAnotherFactionWithTheNumberOfASupportDoesNotCount() {
    String altered =
        PACK.replace("number: 11, name: Signet Ring", "number: 90, name: Signet Ring")
            .replace("number: 4, name: Court Page", "number: 11, name: Court Page");
    String deck =
        "  - name: Nobody\n    destiny:\n      - {faction: Vikings, number: 11}\n"
            + "    bane: []\n    lands: []\n";

    assertThat(problems(altered.replace("  # Thorgal of both worlds", deck + "  # Thorgal")))
        .extracting(Problem::message)
        .contains("a deck holds a companion; this has none (THO-Q-97)");
  }
}
