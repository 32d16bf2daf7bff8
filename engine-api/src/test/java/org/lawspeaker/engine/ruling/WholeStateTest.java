package org.lawspeaker.engine.ruling;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.ruling.RulingReport.Status;

/** Questions that begin with a whole state instead of the start of the game. */
class WholeStateTest {
  private static final String HEAD = "game: pebbles\nasks: A?\n";

  private static RulingReport ask(String rest) {
    return RulingRunner.run(RulingFile.read("q.yaml", HEAD + rest).orThrow(), new Pebbles("river"));
  }

  @Test
  void itIsWhereTheMovesBegin() {
    assertThat(
            ask("""
            given:
              state: {heap: 2, limit: 2, turn: 1}
            when: [take 2]
            then: {outcome: {result: [lost, won]}}
            """)
                .status())
        .isEqualTo(Status.HOLDS);
  }

  @Test
  void zonesOfItAreLaidAnew() {
    assertThat(
            ask("""
            given:
              state: {heap: 2, limit: 3, turn: 1}
              position: {heap: 3}
            when: [take 2]
            then: {outcome: none}
            """)
                .status())
        .isEqualTo(Status.HOLDS);
  }

  @Test
  void whatIsImpossibleInItIsToldWithItsPlace() {
    assertThat(
            ask("given: {state: {heap: 2, limit: 4, turn: 0}}\nthen: {outcome: none}\n")
                .cases()
                .get(0)
                .judgement()
                .problems())
        .extracting(Problem::toString)
        .containsExactly("q.yaml:3:26 /given/state/limit: above 3");
  }

  private static String refused(String pack, String rest) {
    RulingFile file = RulingFile.read("q.yaml", HEAD + rest).orThrow();
    return RulingRunner.run(file, new Pebbles(pack)).cases().get(0).judgement().problems().stream()
        .map(Problem::toString)
        .collect(joining("\n"));
  }

  @Test
  void itIsRefusedIfPlayFailsFromThere() {
    String failing = "given: {state: {heap: 3, limit: 2, turn: 7}}\nthen: {outcome: none}\n";
    RulingCase ruling = RulingFile.read("q.yaml", HEAD + failing).orThrow().cases().get(0);

    assertThat(refused("river", failing))
        .isEqualTo(
            "q.yaml:3:9 /given/state: play cannot go on from this state: a seat is 0 to 63, not -6");
    assertThat(Trial.of(new Pebbles("river"), ruling)).isEmpty();
  }

  @Test
  void itIsRefusedIfAMoveIsOwedAndThereIsNone() {
    assertThat(
            refused(
                "river", "given: {state: {heap: 3, limit: -1, turn: 0}}\nthen: {outcome: none}\n"))
        .endsWith("play cannot go on from this state: a move is owed, but there is none");
  }

  @Test
  void itIsRefusedIfPlayLeadsToWhatCannotBe() {
    assertThat(
            refused(
                Pebbles.GROWING,
                "given: {state: {heap: 3, limit: 2, turn: 0}}\nthen: {outcome: none}\n"))
        .endsWith("play cannot go on from this state: a move leads to /limit: above 3");
  }

  @Test
  void whatFailsLaterIsAProblemToo() {
    assertThat(
            refused(
                Pebbles.SILENT,
                "given: {state: {heap: 3, limit: 2, turn: 0}}\nwhen: [take 1]\n"
                    + "then: {outcome: none}\n"))
        .isEqualTo("q.yaml:3:9 /given/state: play cannot go on from this state: nothing is told");
  }

  @Test
  void itIsWrittenAsItIsRead() {
    RulingFile file =
        RulingFile.read("q.yaml", HEAD + "given: {state: {heap: 2}}\nthen: {outcome: none}\n")
            .orThrow();

    assertThat(RulingFile.read("q.yaml", RulingWriter.write(file)).orThrow().cases().get(0).given())
        .isEqualTo(file.cases().get(0).given());
  }

  @Test
  void aQuestionThatTheGameFailsOnCostsNoOtherItsAnswer() {
    String asked =
        """
        game: pebbles
        cases:
          - asks: What comes of it?
            when: [roll 1, take 1]
            then: {outcome: none}
          - asks: Is it over?
            then: {outcome: none}
        """;
    RulingFile file = RulingFile.read("q.yaml", asked).orThrow();

    RulingReport report = RulingRunner.run(file, new Pebbles(Pebbles.SILENT));

    assertThat(report.cases().get(0).judgement().problems())
        .extracting(Problem::toString)
        .containsExactly("q.yaml:3:5 /cases/0: the game fails on this question: nothing is told");
    assertThat(report.cases().get(1).status()).isEqualTo(Status.HOLDS);
  }
}
