package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class AgendaLoopTest {
  /** A game of adding up: a total, and what is still to do. */
  private record Sum(int total, Agenda<Step> agenda) {}

  private sealed interface Step extends Frame<Sum> {}

  /** Adds a number. */
  private record Add(int number) implements Step {
    @Override
    public boolean owes(Sum state) {
      return false;
    }

    @Override
    public Sum carryOut(Sum state) {
      return new Sum(state.total() + number, state.agenda().pop());
    }
  }

  /** Turns into as many steps of one. */
  private record Count(int times) implements Step {
    @Override
    public boolean owes(Sum state) {
      return false;
    }

    @Override
    public Sum carryOut(Sum state) {
      Agenda<Step> agenda =
          times == 0
              ? state.agenda().pop()
              : state.agenda().replaceTop(new Count(times - 1)).push(new Add(1));
      return new Sum(state.total(), agenda);
    }
  }

  /** Waits for a move once the total is high enough. */
  private record Ask(int from) implements Step {
    @Override
    public boolean owes(Sum state) {
      return state.total() >= from;
    }

    @Override
    public Sum carryOut(Sum state) {
      return new Sum(state.total(), state.agenda().push(new Add(10)));
    }
  }

  private static Sum settle(int mostSteps, Step... bottomFirst) {
    Sum start = new Sum(0, Agenda.of(List.of(bottomFirst)));
    return Agenda.settle(start, Sum::agenda, mostSteps);
  }

  @Test
  void carriesOutEverythingThatOwesNothing() {
    assertThat(settle(9, new Add(2), new Count(3))).isEqualTo(new Sum(5, Agenda.empty()));
  }

  @Test
  void stopsAtAFrameThatOwesAMove() {
    Sum settled = settle(9, new Add(2), new Ask(15), new Add(1));
    assertThat(settled.total()).isEqualTo(21);
    assertThat(settled.agenda().toList()).containsExactly(new Add(2), new Ask(15));
  }

  @Test
  void leavesAStateThatWaitsAsItIs() {
    Sum waiting = new Sum(3, Agenda.of(new Ask(3)));
    assertThat(Agenda.settle(waiting, Sum::agenda, 0)).isSameAs(waiting);
  }

  @Test
  void settlesInExactlyTheStepsItMayTake() {
    assertThat(settle(2, new Add(2), new Add(1)).total()).isEqualTo(3);
    assertThatThrownBy(() -> settle(1, new Add(2), new Add(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the agenda does not settle in 1 steps; top first: Add[number=2]");
  }

  @Test
  void namesTheTopFramesOfALoopThatNeverEnds() {
    assertThatThrownBy(() -> settle(3, new Ask(99), new Ask(999), new Add(1)))
        .hasMessage(
            "the agenda does not settle in 3 steps; top first: Ask[from=999], Ask[from=99]");
  }

  @Test
  void namesNoMoreThanTwentyFrames() {
    Agenda<Step> many = Agenda.empty();
    for (int i = 0; i < 23; i++) {
      many = many.push(new Add(i));
    }
    Sum start = new Sum(0, many);
    assertThatThrownBy(() -> Agenda.settle(start, Sum::agenda, 0))
        .hasMessageContaining("top first: Add[number=22], Add[number=21]")
        .hasMessageEndingWith("Add[number=3] and 3 more");
  }

  @Test
  void namesTwentyFramesInFull() {
    Agenda<Step> many = Agenda.empty();
    for (int i = 0; i < 20; i++) {
      many = many.push(new Add(i));
    }
    Sum start = new Sum(0, many);
    assertThatThrownBy(() -> Agenda.settle(start, Sum::agenda, 0))
        .hasMessageEndingWith("Add[number=1], Add[number=0]");
  }
}
