package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Toll.Leave;
import org.lawspeaker.engine.kit.Toll.Pay;

class WorkTableTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Toll.Paying BOTH = new Toll.Paying(Seats.of(ImmutableSet.of(FIRST, SECOND)));

  private static Toll reading() {
    return new Toll(BOTH, WorkTable.Use.READING);
  }

  @Test
  void theStepOnTopSaysWhatIsPending() {
    assertThat(reading().pending().owing()).containsExactly(FIRST, SECOND);
    assertThat(reading().pending().asked().orElseThrow().citations()).containsExactly(Toll.PAY);
  }

  @Test
  void listsWhatTheStepProposesAndDoesNotForbid() {
    assertThat(reading().legalMoves())
        .containsExactly(
            new Pay(FIRST, 1),
            new Pay(FIRST, 2),
            new Pay(FIRST, 3),
            new Pay(SECOND, 1),
            new Pay(SECOND, 2),
            new Pay(SECOND, 3));
  }

  @Test
  void listsTheMovesOfOneSeatAlone() {
    assertThat(reading().legalMoves(SECOND))
        .containsExactly(new Pay(SECOND, 1), new Pay(SECOND, 2), new Pay(SECOND, 3));
    assertThat(new Toll(new Toll.Leaving(), WorkTable.Use.READING).legalMoves(FIRST)).isEmpty();
  }

  @Test
  void theStepOnTopSaysWhichClausesAllowAMove() {
    assertThat(reading().judge(new Pay(FIRST, 2))).isEqualTo(Verdict.legal(Toll.PRICE, Toll.PAY));
  }

  @Test
  void theStepOnTopSaysWhatForbidsAMove() {
    assertThat(reading().judge(new Pay(FIRST, 4)).citations()).containsExactly(Toll.PRICE);
  }

  @Test
  void aMoveOfAnotherKindIsRefusedByTheQuestionAsked() {
    Verdict verdict = reading().judge(new Leave(FIRST));

    assertThat(verdict)
        .isInstanceOfSatisfying(
            Verdict.Illegal.class,
            illegal ->
                assertThat(illegal.violations())
                    .singleElement()
                    .hasToString("not-now (TST-PAY-01), asked: How much do you pay?"));
  }

  @Test
  void aMoveOfASeatThatOwesNoneIsRefusedThoughItsKindIsAsked() {
    Toll leaving = new Toll(new Toll.Leaving(), WorkTable.Use.READING);

    assertThat(leaving.judge(new Leave(FIRST)).citations()).containsExactly(Toll.LEAVE);
    assertThat(leaving.judge(new Leave(SECOND)).isLegal()).isTrue();
  }

  @Test
  void aReasonOfTheGameGoesBeforeTheQuestionAsked() {
    Toll leaving = new Toll(new Toll.Leaving(), WorkTable.Use.READING);
    leaving.seat0IsDead = true;

    assertThat(leaving.judge(new Leave(FIRST)).citations()).containsExactly(Toll.DEAD);
    assertThat(leaving.judge(new Pay(SECOND, 1)).citations()).containsExactly(Toll.LEAVE);
  }

  @Test
  void natureOwesNothingWhereASeatIsAsked() {
    assertThat(reading().judge(new Pay(Nature.NATURE, 1)).citations()).containsExactly(Toll.PAY);
  }

  @Test
  void afterTheEndNothingIsLegalButByTheClauseThatEndedTheGame() {
    Toll over = new Toll(new Toll.Leaving(), WorkTable.Use.PLAYING).play(new Leave(SECOND));

    assertThat(over.pending()).isInstanceOf(Pending.Over.class);
    assertThat(over.legalMoves()).isEmpty();
    assertThat(over.legalMoves(SECOND)).isEmpty();
    assertThat(over.judge(new Leave(SECOND)).citations()).containsExactly(Toll.END);
  }

  @Test
  void aMoveIsFollowedByTheStepsThatOweNone() {
    Toll table = new Toll(BOTH, WorkTable.Use.PLAYING);
    table.play(new Pay(SECOND, 3));
    assertThat(table.top()).isEqualTo(new Toll.Paying(Seats.of(ImmutableSet.of(FIRST))));

    table.play(new Pay(FIRST, 1));
    assertThat(table.agenda()).isEqualTo(Agenda.of(new Toll.Leaving()));
    assertThat(table.paid).isEqualTo(4);
    assertThat(table.events()).isEmpty();
  }

  @Test
  void settlesInExactlyTheStepsItMayTake() {
    Toll table = new Toll(new Toll.Paying(Seats.none()), WorkTable.Use.PLAYING);
    table.most = 2;
    assertThat(table.settle().top()).isEqualTo(new Toll.Leaving());
    assertThat(table.settle().top()).as("it waits").isEqualTo(new Toll.Leaving());

    Toll hasty = new Toll(new Toll.Paying(Seats.none()), WorkTable.Use.PLAYING);
    hasty.most = 1;
    assertThatThrownBy(hasty::settle)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the agenda does not settle in 1 steps; top first: Closing[]");
  }

  @Test
  void stepsAreCountedOfAllThatHappenedOnATable() {
    Toll table = new Toll(BOTH, WorkTable.Use.PLAYING);
    assertThat(table.play(new Pay(SECOND, 3)).steps()).isZero();
    assertThat(table.play(new Pay(FIRST, 1)).steps()).as("paying and closing").isEqualTo(2);
    assertThat(table.play(new Leave(SECOND)).steps()).isEqualTo(2);
  }

  @Test
  void stepsThatGoRoundInCirclesAreNamed() {
    Toll table = new Toll(new Toll.Endless(), WorkTable.Use.PLAYING);

    assertThatThrownBy(table::settle)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("does not settle in 5 steps")
        .hasMessageContaining("Endless");
  }

  @Test
  void whoIsToldASecretIsNotToldItAgainWithoutIt() {
    Toll table = new Toll(BOTH, WorkTable.Use.TELLING);
    table.play(new Pay(FIRST, 2));
    Transition<Toll> told = new Transition<>(table, table.events());

    assertThat(told.eventsFor(FIRST)).extracting(Event::says).containsExactly("you pay 2");
    assertThat(told.eventsFor(SECOND)).extracting(Event::says).containsExactly("seat 0 pays");
    assertThat(told.eventsFor(Onlooker.SPECTATOR))
        .extracting(Event::says)
        .containsExactly("seat 0 pays");
    assertThat(told.eventsFor(Onlooker.ARBITER))
        .extracting(Event::says)
        .containsExactly("you pay 2");
  }

  @Test
  void whatAllMayKnowIsToldToAllWithItsFacts() {
    Toll table = new Toll(BOTH, WorkTable.Use.TELLING);
    table.play(new Pay(FIRST, 2));
    table.play(new Pay(SECOND, 2));

    assertThat(ImmutableList.of(FIRST, SECOND))
        .allSatisfy(
            seat ->
                assertThat(new Transition<>(table, table.events()).eventsFor(seat))
                    .filteredOn(event -> event.kind().equals("all-paid"))
                    .singleElement()
                    .satisfies(event -> assertThat(event.facts()).containsEntry("coins", "4")));
  }

  @Test
  void aTableIsMadeForOneUse() {
    assertThat(reading().isReading()).isTrue();
    assertThat(reading().isTelling()).isFalse();
    assertThat(new Toll(BOTH, WorkTable.Use.PLAYING).isReading()).isFalse();
    assertThat(new Toll(BOTH, WorkTable.Use.TELLING).isTelling()).isTrue();
  }
}
