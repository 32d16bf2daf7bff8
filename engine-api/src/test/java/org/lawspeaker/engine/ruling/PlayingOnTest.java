package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.ruling.RulingReport.Status;

/** Moves that lead up to a question in short, setups that questions share, and moves tried. */
class PlayingOnTest {
  private static RulingReport run(String yaml) {
    return RulingRunner.run(RulingFile.read("q.yaml", yaml).orThrow(), new Pebbles("river"));
  }

  private static RulingReport ask(String rest) {
    return run("game: pebbles\nasks: A?\n" + rest);
  }

  private static List<String> problems(RulingReport report) {
    return report.cases().stream()
        .flatMap(answered -> answered.judgement().problems().stream())
        .map(Problem::toString)
        .toList();
  }

  @Test
  void playsOnUntilAQuestionIsReached() {
    assertThat(
            ask("given: {moves: [roll 1, until seat 0]}\nwhen: [take 1]\nthen: {legal: true}\n")
                .status())
        .isEqualTo(Status.HOLDS);
    assertThat(problems(ask("given: {moves: [until take]}\nthen: {outcome: none}\n")))
        .singleElement()
        .asString()
        .startsWith("q.yaml:3:17 /given/moves/0: not reached: ")
        .contains("write it: Nature's: roll 1 | roll 2 | roll 3");
  }

  @Test
  void saysWhichQuestionsCameInsteadOfAMisspeltOne() {
    assertThat(problems(ask("given: {moves: [roll 2, until tak]}\nthen: {outcome: none}\n")))
        .singleElement()
        .asString()
        .endsWith("unknown question on the way \"tak\"; did you mean \"take\"? Known: take");
  }

  @Test
  void saysThatASeatToWaitForDoesNotPlay() {
    assertThat(problems(ask("given: {moves: [roll 1, until seat 2]}\nthen: {outcome: none}\n")))
        .contains("q.yaml:3:25 /given/moves/1: there is no seat 2 among 2");
    assertThat(problems(ask("when: [until seat x, take 1]\n")))
        .contains("q.yaml:3:8 /when/0: there is no seat x among 2");
  }

  @Test
  void saysThatNoQuestionCame() {
    assertThat(problems(ask("given: {moves: [until take]}\nthen: {outcome: none}\n")))
        .singleElement()
        .asString()
        .endsWith("Nobody is asked anything on the way.");
  }

  @Test
  void saysWhyNotAllCanPass() {
    assertThat(problems(ask("given: {moves: [all pass]}\nthen: {outcome: none}\n")))
        .singleElement()
        .asString()
        .startsWith("q.yaml:3:17 /given/moves/0: nobody is asked here");
    assertThat(problems(ask("given: {moves: [roll 1, all pass]}\nthen: {outcome: none}\n")))
        .singleElement()
        .asString()
        .startsWith("q.yaml:3:25 /given/moves/1: seat 0 cannot pass; the moves here: take 1");
  }

  @Test
  void judgesASingleMove() {
    assertThat(problems(ask("when: [roll 1, until take]\nthen: {legal: true}\n")))
        .containsExactly(
            "q.yaml:3:16 /when/1: \"until take\" is no single move; the last of when is the one"
                + " that is judged");
  }

  @Test
  void sharesTheSetupOfAFile() {
    RulingReport report =
        run(
            """
            game: pebbles
            setup: {options: {heap: 9}}
            cases:
              - {asks: "A?", then: {state: {/heap: 9}}}
              - {asks: "B?", setup: {options: {heap: 5}}, then: {state: {/heap: 5}}}
            """);

    assertThat(report.status()).isEqualTo(Status.HOLDS);
  }

  @Test
  void placesAMistakeOfTheSharedSetupWhereItIsWritten() {
    RulingReport report =
        run(
            """
            game: pebbles
            setup: {options: {heap: 7}}
            cases:
              - {asks: "A?", then: {outcome: none}}
            """);

    assertThat(problems(report))
        .containsExactly("q.yaml:2:19 /setup/options/heap: 7 is not one of [5, 9]");
  }

  @Test
  void triesTheMovesOfAQuestion() {
    RulingFile file =
        RulingFile.read(
                "q.yaml",
                "game: pebbles\nasks: A?\nwhen: [roll 1, take 3]\nthen: {illegal: true}\n")
            .orThrow();

    assertThat(Trial.of(new Pebbles("river"), file.cases().get(0)))
        .singleElement()
        .satisfies(
            trial -> {
              assertThat(trial.move()).isEqualTo("take 3");
              assertThat(trial.why().verdict().isLegal()).isFalse();
              assertThat(trial.why().followed()).isEmpty();
              assertThat(trial.instead()).containsExactly("take 1");
            });
  }

  @Test
  void namesWhatChanceMayBringInsteadOfWhatItCannot() {
    RulingFile file =
        RulingFile.read(
                "q.yaml", "game: pebbles\nasks: A?\nwhen: [roll 9]\nthen: {illegal: true}\n")
            .orThrow();

    assertThat(Trial.of(new Pebbles("river"), file.cases().get(0)))
        .singleElement()
        .satisfies(
            trial -> assertThat(trial.instead()).containsExactly("roll 1", "roll 2", "roll 3"));
  }
}
