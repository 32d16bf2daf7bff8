package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.ruling.RulingReport.Status;

class AnswersTest {
  private static RulingReport ask(String rest) {
    RulingFile file = RulingFile.read("q.yaml", "game: pebbles\nasks: So?\n" + rest).orThrow();
    return RulingRunner.run(file, Pebbles.Provider.STANDARD);
  }

  private static ImmutableList<Finding> findings(RulingReport report) {
    return report.cases().get(0).judgement().orThrow().findings();
  }

  private static ImmutableList<String> problems(RulingReport report) {
    assertThat(report.status()).isEqualTo(Status.MALFORMED);
    return report.cases().get(0).judgement().problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  /** A finding, whatever decided it. */
  private static Finding found(boolean met, String expected, String found) {
    return new Finding(met, expected, found, ImmutableList.of());
  }

  private static ImmutableList<Finding> undecided(List<Finding> findings) {
    return findings.stream()
        .map(finding -> found(finding.met(), finding.expected(), finding.found()))
        .collect(ImmutableList.toImmutableList());
  }

  private static Finding finding(String then) {
    return findings(ask("when: [roll 3, take 2]\nthen: " + then + "\n")).get(1);
  }

  private static Judgement judgement(String rest) {
    return ask(rest).cases().get(0).judgement().orThrow();
  }

  @Test
  void decidesAConsequenceByTheClauseOfItsEvent() {
    Judgement judgement = judgement("when: [roll 3, take 2]\nthen: {events: [taken, passed]}\n");

    assertThat(judgement.deciding()).containsExactly(Pebbles.TURN, Pebbles.TAKE);
    assertThat(judgement.events()).hasSize(3);
    assertThat(judgement.texts()).containsKeys(Pebbles.TURN, Pebbles.TAKE);
  }

  @Test
  void decidesAnEndByTheClauseThatEndedIt() {
    Judgement judgement =
        judgement(
            """
            given: {position: {heap: 2, limit: 3}}
            when: [take 2]
            then: {outcome: {result: [won, lost]}}
            """);

    assertThat(judgement.deciding()).containsExactly(Pebbles.END);
    assertThat(judgement.outcome()).isPresent();
  }

  @Test
  void decidesWhatMayBeDoneByTheClauseThatAsks() {
    assertThat(judgement("given: {moves: [roll 2]}\nthen: {choices: {has: [take 1]}}\n").deciding())
        .containsExactly(Pebbles.TAKE);
  }

  @Test
  void decidesAValueByWhatHappened() {
    assertThat(judgement("when: [roll 1, take 1]\nthen: {state: {/heap: 4}}\n").deciding())
        .containsExactly(Pebbles.TAKE, Pebbles.TURN);
  }

  @Test
  void decidesNothingByWhatDidNotHappen() {
    assertThat(judgement("when: [roll 3, take 2]\nthen: {not-events: [lost]}\n").deciding())
        .containsExactly(Pebbles.TAKE, Pebbles.TURN);
  }

  @Test
  void decidesAVerdictByItsOwnClauses() {
    assertThat(judgement("when: [roll 1, take 3]\nthen: {illegal: true}\n").deciding())
        .containsExactly(Pebbles.LIMIT);
    assertThat(judgement("when: [roll 1, take 1]\nthen: {legal: true}\n").deciding())
        .containsExactly(Pebbles.TAKE, Pebbles.TURN);
  }

  @Test
  void findsEventsByTheirClause() {
    assertThat(finding("{events: [{kind: taken, clause: PEB-TAKE-01}]}").met()).isTrue();
    assertThat(finding("{events: [{kind: taken, clause: PEB-TURN-01}]}").met()).isFalse();
    assertThat(finding("{not-events: [{kind: taken, clause: PEB-TURN-01}]}").met()).isTrue();
    assertThat(problems(ask("when: [roll 1]\nthen: {events: [{kind: a, clause: PEB-NO-01}]}\n")))
        .containsExactly(
            "q.yaml:4:27 /then/events/0/clause: the rulebook has no PEB-NO-01; did you mean"
                + " PEB-END-01?");
  }

  @Test
  void seesTheEventsOfAllMovesDuringTheQuestion() {
    String moves = "when: [roll 1, take 1, roll 2]\nthen: ";

    assertThat(findings(ask(moves + "{events: [taken]}\n")).get(1).met()).isFalse();
    assertThat(findings(ask(moves + "{during: [taken, passed]}\n")).get(1).met()).isTrue();
    assertThat(findings(ask(moves + "{not-events: [taken]}\n")).get(1).met()).isTrue();
    assertThat(findings(ask(moves + "{not-during: [taken]}\n")).get(1).met()).isFalse();
  }

  @Test
  void refusesAFactThatNoSuchEventStates() {
    assertThat(
            problems(
                ask("when: [roll 2, take 2]\nthen: {not-events: [{kind: taken, peble: 9}]}\n")))
        .containsExactly(
            "q.yaml:4:8 /then/not-events: unknown fact of taken \"peble\"; did you mean \"pebble\"?"
                + " Known: pebble");
  }

  @Test
  void refusesChoicesThatAreNoMoves() {
    assertThat(problems(ask("when: [roll 2]\nthen: {choices: {lacks: [take 3, grab 1]}}\n")))
        .containsExactly(
            "q.yaml:4:34 /then/choices/lacks/1: \"grab 1\" is no move: write take or roll and a"
                + " number");
  }

  private static ImmutableList<Reading> readings(String rest) {
    RulingReport report = ask(rest);
    return Reading.of(Pebbles.Provider.STANDARD, report.cases().get(0).ruling());
  }

  @Test
  void findsTheReadingsThatAnswerOtherwise() {
    ImmutableList<Reading> readings =
        readings("when: [roll 1, take 1]\nthen: {state: {/heap: 4}}\n");
    assertThat(readings).hasSize(1);
    Reading nine = readings.get(0);

    assertThat(nine.option()).isEqualTo("heap");
    assertThat(nine.value()).isEqualTo("9");
    assertThat(nine.rulings()).containsExactly(Pebbles.HEAP);
    assertThat(undecided(nine.otherwise()))
        .containsExactly(found(false, "state /heap is 4", "state /heap is 8"));
  }

  @Test
  void aReadingThatAnswersAlikeOrIsFixedByTheQuestionIsNone() {
    assertThat(readings("when: [roll 1, take 1]\nthen: {legal: true}\n")).isEmpty();
    assertThat(readings("setup: {options: {heap: 5}}\nthen: {state: {/heap: 5}}\n")).isEmpty();
    assertThat(readings("when: [hop]\nthen: {legal: true}\n")).isEmpty();
  }

  private static final RulingFile RECEIPT =
      RulingFile.read(
              "q.yaml",
              "game: pebbles\nasks: Three?\nwhen: [roll 1, take 3]\nthen: {illegal: true}\n")
          .orThrow();

  private static Receipt receipt() {
    return Receipt.of(Pebbles.Provider.STANDARD, RECEIPT).orThrow().get(0);
  }

  @Test
  void aReceiptHoldsQuestionRulesAndAnswer() {
    Receipt receipt = receipt();

    assertThat(receipt.rulesVersion()).isEqualTo("1");
    assertThat(receipt.pack()).isEqualTo("river");
    assertThat(receipt.answer().decidedBy()).containsExactly(Pebbles.LIMIT);
    assertThat(receipt.answer().says()).isEqualTo("illegal by PEB-TAKE-02");
    assertThat(receipt.file("r").orThrow().cases().get(0).when())
        .containsExactly("roll 1", "take 3");
    assertThat(Receipt.read("r", receipt.write().toString())).isEqualTo(Checked.ok(receipt));
  }

  @Test
  void aReceiptIsStaleWhenRulesCardsOrAnswerChange() {
    assertThat(receipt().changes(Pebbles.Provider.STANDARD)).isEmpty();
    assertThat(receipt().withRulesVersion("0").changes(Pebbles.Provider.STANDARD))
        .containsExactly(new Problem("rules-version", "was 0, is 1"));
    assertThat(receipt().changes(new Pebbles("brook")))
        .containsExactly(new Problem("pack", "was river, is brook"));
    Receipt other = receipt().withQuestion(receipt().question().replace("take 3", "take 1"));
    assertThat(other.changes(Pebbles.Provider.STANDARD))
        .extracting(Problem::place)
        .containsExactly("answer");
    assertThat(receipt().withQuestion("asks: [").changes(Pebbles.Provider.STANDARD)).isNotEmpty();
  }

  @Test
  void aReceiptThatIsNoneIsRefusedWithItsPlace() {
    assertThat(Receipt.read("r", "{").problems()).isNotEmpty();
    assertThat(Receipt.read("r", "{}").problems().toString()).contains("missing key \"game\"");
  }

  @Test
  void whatHappenedStandsBeforeTheLesserReasonsOfALegalMove() {
    Judgement judgement = judgement("given: {position: {heap: 2, limit: 3}}\nwhen: [take 2]\n");

    assertThat(judgement.deciding()).containsExactly(Pebbles.TAKE, Pebbles.END, Pebbles.TURN);
  }

  @Test
  void aQuestionThatExpectsNothingIsAnsweredAllTheSame() {
    Judgement answer = judgement("when: [roll 1, take 1]\n");

    assertThat(answer.verdict().orElseThrow().isLegal()).isTrue();
    assertThat(answer.findings()).isEmpty();
    assertThat(answer.deciding())
        .containsAll(answer.verdict().orElseThrow().citations())
        .containsAll(answer.events().stream().map(Event::citation).toList());
    assertThat(judgement("when: [roll 1, take 3]\n").deciding()).containsExactly(Pebbles.LIMIT);
  }

  @Test
  void aReceiptOfAQuestionThatExpectsNothingHoldsTheAnswer() {
    RulingFile asked =
        RulingFile.read("q.yaml", "game: pebbles\nasks: Three?\nwhen: [roll 1, take 3]\n")
            .orThrow();
    Receipt receipt = Receipt.of(Pebbles.Provider.STANDARD, asked).orThrow().get(0);

    assertThat(receipt.answer().says()).isEqualTo("illegal by PEB-TAKE-02");
    assertThat(receipt.changes(Pebbles.Provider.STANDARD)).isEmpty();
  }

  @Test
  void whatHasNeitherMoveNorExpectationIsAnsweredByWhatMayBeDone() {
    assertThat(judgement("given: {moves: [roll 2]}\n").findings())
        .containsExactly(
            new Finding(
                true, "what may be done", "take 1 | take 2", ImmutableList.of(Pebbles.TAKE)));
    assertThat(judgement("given: {moves: [roll 2]}\n").deciding()).containsExactly(Pebbles.TAKE);
  }

  @Test
  void whereNobodyIsAskedWhatMayBeDoneIsChancesOrNothing() {
    assertThat(judgement("").findings())
        .containsExactly(
            new Finding(
                true,
                "what may be done",
                "Nature's: roll 1 | roll 2 | roll 3",
                ImmutableList.of(Pebbles.ROLL)));
    assertThat(judgement("given: {position: {heap: 0}}\n").findings())
        .containsExactly(
            new Finding(
                true, "what may be done", "none; the game is over", ImmutableList.of(Pebbles.END)));
  }

  @Test
  void aReceiptOfWhatMayBeDoneHoldsTheChoices() {
    RulingFile asked =
        RulingFile.read("q.yaml", "game: pebbles\nasks: What now?\ngiven: {moves: [roll 2]}\n")
            .orThrow();
    Receipt receipt = Receipt.of(Pebbles.Provider.STANDARD, asked).orThrow().get(0);

    assertThat(receipt.answer().says()).isEqualTo("take 1 | take 2");
    assertThat(receipt.answer().decidedBy()).containsExactly(Pebbles.TAKE);
    assertThat(receipt.changes(Pebbles.Provider.STANDARD)).isEmpty();
  }

  @Test
  void findsTheReadingsUnderWhichOtherThingsMayBeDone() {
    String fourTaken = "given: {moves: [roll 3, take 3, roll 1, take 1, roll 3]}\n";

    assertThat(readings(fourTaken).get(0).otherwise())
        .extracting(Finding::found)
        .containsExactly("take 1 | take 2 | take 3");
    assertThat(readings("given: {moves: [roll 2]}\n")).isEmpty();
  }
}
