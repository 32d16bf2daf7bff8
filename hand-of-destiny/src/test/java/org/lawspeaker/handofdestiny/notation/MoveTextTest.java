package org.lawspeaker.handofdestiny.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;

/** Moves as text, both ways. */
class MoveTextTest {
  private static final HandState FIGHT =
      Position.of("row: [brute-1, brute-2]", "hero=robin").state();

  private static HandMove read(String text) {
    return GAME.notation().readMove(FIGHT, text).orThrow();
  }

  private static String problem(String text) {
    assertThat(GAME.notation().readMove(FIGHT, text).problems()).hasSize(1);
    return GAME.notation().readMove(FIGHT, text).problems().get(0).message();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "attack front",
        "attack second",
        "attack third",
        "attack boss",
        "add brute-10",
        "strike",
        "critical 3",
        "use arrow",
        "use arrow by exhausting",
        "use hush with phase-worm",
        "weapon",
        "take front",
        "take second",
        "take third",
        "exhaust 2 1",
        "target forest-dragon",
        "pick guard-21",
        "option 2",
        "first slay",
        "pass",
        "stop",
        "buy great-sling",
        "buy herbs",
        "heal 0 3",
        "leave",
        "drink tonic",
        "reveal scout"
      })
  void aMoveIsWrittenAsItIsRead(String text) {
    assertThat(GAME.notation().move(FIGHT, read(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "'  strike ', strike",
    "use  arrow  by  exhausting, use arrow by exhausting",
    "critical 03, critical 3"
  })
  void spacesDoNotMatter(String text, String written) {
    assertThat(GAME.notation().move(FIGHT, read(text))).isEqualTo(written);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jump",
        "attack",
        "attack fourth",
        "attack boss now",
        "take boss",
        "strike now",
        "critical",
        "critical x",
        "critical 100",
        "option -1",
        "exhaust 1",
        "exhaust a b",
        "exhaust 1 b",
        "exhaust 1 2 3",
        "heal 10 1",
        "pass please"
      })
  void aTextThatIsNoMoveIsAnsweredWithTheMoves(String text) {
    assertThat(problem(text))
        .startsWith("\"" + text + "\" is no move; the moves are: attack front|second|third|boss,");
  }

  @Test
  void anEmptyTextIsAnsweredWithTheMoves() {
    assertThat(problem("")).startsWith("the moves are: ");
    assertThat(problem("   ")).startsWith("the moves are: ");
  }

  @Test
  void anEndlessTextIsNotRead() {
    assertThat(problem("x".repeat(201))).isEqualTo("a move has at most 200 characters");
    assertThat(problem("x".repeat(200))).startsWith("\"xxx");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "add fish | no monster is written \"fish\"",
        "add brut-1 | no monster is written \"brut-1\"; did you mean \"brute-1\"?",
        "target fish | no monster is written \"fish\"",
        "reveal fish | no monster is written \"fish\"",
        "use arrow with fish | no monster is written \"fish\"",
        "use arrow with | an ability is paid \"by exhausting\" or \"with CARD\"",
        "use arrow for free | an ability is paid \"by exhausting\" or \"with CARD\"",
        "use arrow with brute-1 now | an ability is paid \"by exhausting\" or \"with CARD\"",
        "use dance | unknown ability of this hero (HOD-HERO-03) \"dance\"."
            + " Known: arrow, volley, slay, trap, shove, hush",
        "use dance by exhausting | unknown ability of this hero (HOD-HERO-03) \"dance\"."
            + " Known: arrow, volley, slay, trap, shove, hush",
        "first dance | unknown ability of this hero (HOD-HERO-03) \"dance\"."
            + " Known: arrow, volley, slay, trap, shove, hush",
        "buy hat | unknown ware of this merchant (HOD-SETUP-19) \"hat\". Known: sling,"
            + " great-sling, staff, great-staff, herbs, draught, elixir, tonic, poison, salve, venom",
        "use arow | unknown ability of this hero (HOD-HERO-03) \"arow\"; did you mean \"arrow\"?"
            + " Known: arrow, volley, slay, trap, shove, hush",
        "drink ale | unknown potion of this merchant \"ale\"."
            + " Known: draught, elixir, tonic, poison, salve, venom"
      })
  void anUnknownNameIsAnsweredWithTheKnownOnes(String text, String problem) {
    assertThat(problem(text)).isEqualTo(problem);
  }

  @Test
  void everyLegalMoveOfAPositionIsReadBack() {
    for (String overlay :
        new String[] {
          "row: [brute-1, brute-2, brute-3], strength: [brute-4, brute-5]",
          "row: [banshee, brute-2, brute-3], step: resolve, strength: [brute-4]",
          "phase: boss, strength: [brute-4, brute-5]",
          "phase: merchant, strength: [brute-4, brute-5, brute-6], hero: {left: 1}"
        }) {
      HandState state = Position.of(overlay, "hero=robin").state();
      assertThat(GAME.legalMoves(state))
          .isNotEmpty()
          .allSatisfy(
              move -> {
                String text = GAME.notation().move(state, move);
                assertThat(GAME.notation().readMove(state, text).orThrow()).isEqualTo(move);
              });
    }
  }

  @Test
  void aProblemOfAMoveNamesNoPlace() {
    assertThat(GAME.notation().readMove(start().state(), "jump").problems())
        .extracting(Problem::place)
        .containsExactly("");
  }
}
