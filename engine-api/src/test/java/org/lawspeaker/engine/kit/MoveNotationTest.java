package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;

/** Moves printed and read by one declaration. */
class MoveNotationTest {
  private enum Way {
    FAR_EAST,
    WEST
  }

  private sealed interface Act extends Move {}

  private record Draw(@CardNumber int card) implements Act {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }

  private record Go(Seat by, Way way, int column) implements Act {}

  private record Use(Seat by, @CardNumber int card, @CardNumber Optional<Integer> with)
      implements Act {}

  private record Order(Seat by, @CardNumber ImmutableList<Integer> cards) implements Act {}

  private record Oppose(Seat by, int companion) implements Act {}

  private record Pass(Seat by) implements Act {}

  private static final Records RECORDS =
      CardIndex.of(ImmutableList.of("Ash", "Red Ember"), name -> name).in(KitJson.RECORDS);

  private static final MoveNotation<Integer, Act> MOVES = builder().build();

  private static MoveNotation.Builder<Integer, Act> builder() {
    return MoveNotation.<Integer, Act>of(RECORDS, Act.class)
        .move(Draw.class, "draw {card}")
        .move(Go.class, "[seat {by}: ]go {way} to {column+1}")
        .move(Use.class, "[seat {by}: ]use {card}[ with {with}]")
        .move(Order.class, "[seat {by}: ]order {cards}")
        .move(Oppose.class, "[seat {by}: ]oppose {companion}")
        .move(Pass.class, "[seat {by}: ]pass")
        .turn(round -> round == 0 ? Optional.empty() : Optional.of(Seat.of(1)))
        .names("companion", round -> ImmutableBiMap.of("jolan", 10 + round, "aaricia", 20 + round));
  }

  private static final Seat ONE = Seat.of(1);

  private static void assertWritten(int round, Act move, String text) {
    assertThat(MOVES.write(round, move)).isEqualTo(text);
    assertThat(MOVES.read(round, text)).isEqualTo(Checked.ok(move));
  }

  @Test
  void whatIsWrittenReadsBack() {
    assertWritten(1, new Draw(1), "draw red-ember");
    assertWritten(1, new Go(ONE, Way.FAR_EAST, 3), "go far-east to 4");
    assertWritten(1, new Go(ONE, Way.WEST, -3), "go west to -2");
    assertWritten(1, new Use(ONE, 0, Optional.empty()), "use ash");
    assertWritten(1, new Use(ONE, 0, Optional.of(1)), "use ash with red-ember");
    assertWritten(1, new Order(ONE, ImmutableList.of(1, 0, 1)), "order red-ember ash red-ember");
    assertWritten(1, new Pass(ONE), "pass");
  }

  @Test
  void theSeatIsNamedUnlessItIsTheOneWhoseTurnItIs() {
    assertWritten(1, new Pass(Seat.of(0)), "seat 0: pass");
    assertWritten(0, new Pass(ONE), "seat 1: pass");
    assertThat(MOVES.read(1, "seat 1: pass")).isEqualTo(Checked.ok(new Pass(ONE)));
    assertThat(MOVES.read(0, "pass").problems())
        .containsExactly(
            new Problem("", "[seat N: ]pass: say whose move it is, as in \"seat 0: ...\""));
  }

  @Test
  void whatIsInPlayHasItsNamesInEachState() {
    assertWritten(1, new Oppose(ONE, 11), "oppose jolan");
    assertWritten(2, new Oppose(ONE, 22), "oppose aaricia");
    assertWritten(2, new Oppose(ONE, 11), "oppose #11");
    assertThat(MOVES.read(1, "oppose jolam").problems())
        .containsExactly(
            new Problem(
                "",
                "[seat N: ]oppose N: unknown companion \"jolam\"; did you mean \"jolan\"?"
                    + " Known: jolan, aaricia"));
  }

  @Test
  void aMoveWhoseNamesStayIsWrittenAlike() {
    assertThat(MOVES.isWrittenAlike(new Oppose(ONE, 11))).isFalse();
    MoveNotation<Integer, Act> always =
        builder().names("companion", ImmutableBiMap.of("jolan", 11)).build();
    assertThat(always.isWrittenAlike(new Oppose(ONE, 11))).isTrue();
    assertThat(always.write(2, new Oppose(ONE, 11))).isEqualTo("oppose jolan");
  }

  @Test
  void spacesDoNotMatter() {
    assertThat(MOVES.read(1, "  use   ash\twith  red-ember "))
        .isEqualTo(Checked.ok(new Use(ONE, 0, Optional.of(1))));
  }

  @Test
  void everythingThatIsWrongIsSaid() {
    assertThat(MOVES.read(1, "seat 99: use asj with ember").problems())
        .extracting(Problem::message)
        .satisfiesExactly(
            first -> assertThat(first).startsWith("[seat N: ]use CARD[ with WITH]: a seat is 0"),
            second -> assertThat(second).contains("unknown card \"asj\"; did you mean \"ash\"?"),
            third -> assertThat(third).contains("unknown card \"ember\""));
    assertThat(MOVES.read(1, "go wset to five").problems())
        .extracting(Problem::message)
        .satisfiesExactly(
            first -> assertThat(first).endsWith("a number is wanted, not \"five\""),
            second -> assertThat(second).contains("unknown way \"wset\"; did you mean \"west\"?"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pas | no move is written \"pas\"; did you mean \"pass\"? Moves are: draw CARD, ",
        "go west | no move is written \"go west\"; Moves are: draw CARD, ",
        "'' | no move is written \"\"; Moves are: "
      })
  void aTextThatIsNoMoveIsAnsweredWithAll(String text, String message) {
    assertThat(MOVES.read(1, text).problems())
        .singleElement()
        .asString()
        .startsWith(message)
        .endsWith("[seat N: ]order CARDS, [seat N: ]oppose N, [seat N: ]pass");
  }

  @ParameterizedTest
  @ValueSource(strings = {"oppose #x", "oppose #", "go west to 99999999999999999999"})
  void aNumberThatIsNoneIsAProblem(String text) {
    assertThat(MOVES.read(1, text).problems()).hasSize(1);
  }

  @Test
  void aLongTextIsNotRead() {
    assertThat(MOVES.read(1, "order " + "ash ".repeat(100)).problems())
        .containsExactly(new Problem("", "a move has at most 300 characters"));
  }

  @Test
  void twoKindsThatAreWrittenAlikeAreRefused() {
    assertThatThrownBy(() -> builder().move(Pass.class, "[seat {by}: ]pass"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is written like");
  }

  @Test
  void aKindWithoutAPhraseIsRefused() {
    MoveNotation.Builder<Integer, Act> few =
        MoveNotation.<Integer, Act>of(RECORDS, Act.class).move(Draw.class, "draw {card}");

    assertThatThrownBy(few::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no phrase for ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pass",
        "seat {by}: pass {by}",
        "seat {by}: pass {card}",
        "[seat {by}: pass",
        "seat {by}]: pass",
        "seat {By}: pass"
      })
  void aPatternNamesEveryComponentOnceAndNothingElse(String pattern) {
    assertThatThrownBy(() -> RECORDS.phrase(Pass.class, pattern))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
