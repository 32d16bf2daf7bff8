package org.lawspeaker.command.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;

class InquiryTest {
  private static final Library LIBRARY =
      new Library(
          ImmutableSortedMap.copyOf(
              GameProvider.installed().stream()
                  .collect(ImmutableMap.toImmutableMap(GameProvider::id, provider -> provider)),
              Comparator.naturalOrder()),
          InquiryTest.class.getClassLoader());

  private static final String FULL =
      """
      game: connect-four
      asks: May I drop a seventh disc into a column?
      given:
        moves: [drop 1, drop 1, drop 1, drop 1, drop 1, drop 1]
      """;

  private static Inquiry inquiry(String yaml) {
    return Inquiry.read(LIBRARY, "question", yaml, Optional.empty()).orThrow();
  }

  private static List<String> problems(String yaml) {
    return Inquiry.read(LIBRARY, "question", yaml, Optional.empty()).problems().stream()
        .map(Problem::toString)
        .toList();
  }

  @Test
  void answersWithTheDecidingClause() {
    Advice advice = inquiry(FULL + "when: [drop 1]").answers().orThrow().get(0);

    assertThat(advice.legal()).contains(false);
    assertThat(advice.decidedBy())
        .containsExactly(new Quote(Citation.of("C4-DROP-03"), "A column holds six discs."));
    assertThat(advice.violations()).extracting("code").containsExactly("column-full");
    assertThat(advice.events()).isEmpty();
    assertThat(advice.holds()).isEmpty();
  }

  @Test
  void saysWhatComesOfALegalMove() {
    Advice advice = inquiry(FULL + "when: [drop 2]").answers().orThrow().get(0);

    assertThat(advice.legal()).contains(true);
    assertThat(advice.events())
        .extracting(Advice.Told::says)
        .containsExactly("seat 0's disc rests in column 2, row 1");
  }

  @Test
  void aQuestionWithoutAMoveIsAnsweredByWhatMayBeDone() {
    Advice advice = inquiry(FULL).answers().orThrow().get(0);

    assertThat(advice.choices().orElseThrow().moves())
        .extracting(MovesPage.Line::move)
        .containsExactly("drop 2", "drop 3", "drop 4", "drop 5", "drop 6", "drop 7");
    assertThat(advice.decidedBy())
        .isEqualTo(advice.choices().orElseThrow().asked().orElseThrow().because())
        .extracting(Quote::clause)
        .contains(Citation.of("C4-TURN-01"));
    assertThat(advice.legal()).isEmpty();
    assertThat(advice.holds()).isEmpty();
    assertThat(advice.findings()).isEmpty();
  }

  @Test
  void aQuestionThatNamesAMoveListsNoChoices() {
    assertThat(inquiry(FULL + "when: [drop 2]").answers().orThrow().get(0).choices()).isEmpty();
  }

  @Test
  void saysWhetherTheExpectationHolds() {
    Advice advice =
        inquiry(FULL + "when: [drop 2]\nthen: {outcome: {result: [won, lost]}}")
            .answers()
            .orThrow()
            .get(0);

    assertThat(advice.holds()).contains(false);
    assertThat(advice.findings()).extracting("met").contains(false);
  }

  @Test
  void listsTheLegalMovesWithWhatTheyDo() {
    MovesPage page = inquiry(FULL).moves("", 100).orThrow();

    assertThat(page.moves())
        .extracting(MovesPage.Line::move)
        .containsExactly("drop 2", "drop 3", "drop 4", "drop 5", "drop 6", "drop 7");
    assertThat(page.moves().get(0).does()).contains("Drop a disc into column 2");
    assertThat(page.asked().map(PositionPage.Asked::seats)).contains(ImmutableList.of(0));
  }

  @Test
  void listsNoMoreMovesThanAreWanted() {
    MovesPage page = inquiry(FULL).moves("column", 2).orThrow();

    assertThat(page.found()).isEqualTo(6);
    assertThat(page.moves()).extracting(MovesPage.Line::move).containsExactly("drop 2", "drop 3");
  }

  @Test
  void findsAMoveByItsWords() {
    assertThat(inquiry(FULL).moves("DISC 5", 100).orThrow().moves())
        .extracting(MovesPage.Line::move)
        .containsExactly("drop 5");
  }

  @Test
  void tellsTheOddsOfChance() {
    MovesPage page = inquiry("{game: ember-court, asks: What is drawn}").moves("", 3).orThrow();

    assertThat(page.found()).isEqualTo(8);
    assertThat(page.moves())
        .extracting(MovesPage.Line::odds)
        .containsOnly(Optional.of(Fraction.of(1, 8)))
        .hasSize(3);
    assertThat(page.chance()).isPresent();
  }

  @Test
  void aPositionIsInTheFormOfAQuestion() {
    PositionPage page = inquiry(FULL).position().orThrow();

    assertThat(page.state().at("/rows/0").textValue()).isEqualTo("o......");
    assertThat(page.asked().orElseThrow().because())
        .extracting(Quote::clause)
        .contains(Citation.of("C4-TURN-01"));
  }

  @Test
  void tellsEveryMistakeOfAPosition() {
    String yaml =
        """
        game: connect-four
        asks: Who is next?
        given:
          position:
            rows: [".......", ".......", ".......", ".......", "x......", "......."]
            discs: 3
        """;

    assertThat(inquiry(yaml).position().problems())
        .extracting(Problem::place)
        .anyMatch(place -> place.startsWith("question:6"))
        .allMatch(place -> place.startsWith("question:"));
  }

  @Test
  void readsNoPackFromTheDisk() {
    assertThat(
            problems("{game: hand-of-destiny, asks: What is this, pack: ../pom.xml, when: [pass]}"))
        .containsExactly(
            "question /pack: no file is read here; hand over the text of the pack as pack");
  }

  @Test
  void takesAPackThatIsHandedOver() {
    assertThat(
            Inquiry.read(
                    LIBRARY,
                    "question",
                    "{game: connect-four, asks: What is this, when: [drop 1]}",
                    Optional.of("{cards: []}"))
                .problems())
        .extracting(Problem::toString)
        .allMatch(problem -> problem.startsWith("pack"))
        .isNotEmpty();
  }

  @Test
  void answersNoMoreQuestionsThanALimit() {
    String yaml =
        "game: connect-four\ncases:\n"
            + "  - {asks: May I, when: [drop 1]}\n".repeat(Inquiry.MOST + 1);

    assertThat(problems(yaml)).containsExactly("question /cases: at most 20 questions, not 21");
  }

  @Test
  void namesTheGamesThatThereAre() {
    assertThat(problems("{game: chess, asks: May I castle, when: [castle]}"))
        .singleElement()
        .asString()
        .startsWith("question /game: no game \"chess\" is installed; there are: connect-four,");
  }
}
