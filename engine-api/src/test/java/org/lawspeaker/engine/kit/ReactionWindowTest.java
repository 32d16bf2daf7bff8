package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

class ReactionWindowTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLO = Seat.of(2);
  private static final ReactionWindow WINDOW = ReactionWindow.of(List.of(CLO, ANN, BEN));

  @Test
  void asksInTheOrderOfPriority() {
    assertThat(WINDOW.turn()).isEqualTo(CLO);
    assertThat(WINDOW.passed()).isEmpty();
    assertThat(WINDOW.afterPass().turn()).isEqualTo(ANN);
    assertThat(WINDOW.afterPass().afterPass().turn()).isEqualTo(BEN);
    assertThat(WINDOW.afterPass().afterPass().passed()).containsExactly(CLO, ANN);
  }

  @Test
  void closesWhenAllHavePassedInARow() {
    ReactionWindow open = WINDOW.afterPass().afterPass();
    assertThat(open.isClosed()).isFalse();
    assertThat(open.afterPass().isClosed()).isTrue();
  }

  @Test
  void aPlayAsksEverybodyAnew() {
    assertThat(WINDOW.afterPass().afterPlay()).isEqualTo(WINDOW);
  }

  @Test
  void isClosedFromTheStartIfNobodyIsAsked() {
    assertThat(ReactionWindow.of(List.of()).isClosed()).isTrue();
  }

  @Test
  void aClosedWindowTakesNoAnswer() {
    ReactionWindow closed = ReactionWindow.of(List.of());
    assertThatThrownBy(closed::turn).hasMessage("the window is closed");
    assertThatThrownBy(closed::afterPass).hasMessage("the window is closed");
    assertThatThrownBy(closed::afterPlay).hasMessage("the window is closed");
  }

  @Test
  void aSeatCanLeave() {
    ReactionWindow second = WINDOW.afterPass();
    assertThat(second.without(CLO)).isEqualTo(ReactionWindow.of(List.of(ANN, BEN)));
    assertThat(second.without(ANN).turn()).isEqualTo(BEN);
    assertThat(second.without(BEN).turn()).isEqualTo(ANN);
    assertThat(second.without(Seat.of(7))).isSameAs(second);
  }

  @Test
  void refusesAnImpossibleRecord() {
    assertThatThrownBy(() -> ReactionWindow.of(List.of(ANN, ANN)))
        .hasMessage("a seat is asked twice: [seat 0, seat 0]");
    assertThatThrownBy(() -> new ReactionWindow(ImmutableList.of(ANN), 2))
        .hasMessage("2 of 1 seats have passed");
    assertThatThrownBy(() -> new ReactionWindow(ImmutableList.of(ANN), -1))
        .hasMessage("-1 of 1 seats have passed");
  }
}
