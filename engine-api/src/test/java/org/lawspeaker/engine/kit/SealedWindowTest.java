package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;

class SealedWindowTest {
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLO = Seat.of(2);
  private static final SealedWindow<String> WINDOW = SealedWindow.of(List.of(CLO, ANN, BEN));

  @Test
  void thePlayOfHighestPriorityIsCarriedOut() {
    SealedWindow<String> all = WINDOW.seal(BEN, "fire").seal(ANN, "ice").seal(CLO, "pass");
    assertThat(all.complete()).isTrue();
    assertThat(all.first("pass"::equals)).hasValue(ANN);
  }

  @Test
  void isOverWhenAllPass() {
    SealedWindow<String> all = WINDOW.seal(BEN, "pass").seal(ANN, "pass").seal(CLO, "pass");
    assertThat(all.first("pass"::equals)).isEmpty();
  }

  @Test
  void knowsWhoOwesAnAnswer() {
    assertThat(WINDOW.seal(BEN, "pass").owing()).containsExactly(ANN, CLO);
    assertThat(WINDOW.seal(BEN, "pass").complete()).isFalse();
  }

  @Test
  void showsAViewerItsOwnAnswer() {
    SealedWindow<String> two = WINDOW.seal(BEN, "fire").seal(ANN, "pass");
    assertThat(two.forViewer(BEN)).isEqualTo(WINDOW.seal(BEN, "fire"));
  }

  @Test
  void theOrderNamesExactlyThoseWhoChoose() {
    SealedChoices<String> both = SealedChoices.of(List.of(ANN, BEN));
    assertThatThrownBy(() -> new SealedWindow<>(ImmutableList.of(ANN), both))
        .hasMessage("[seat 0, seat 1] choose in the order [seat 0]");
    assertThatThrownBy(() -> new SealedWindow<>(ImmutableList.of(ANN, CLO), both))
        .hasMessage("[seat 0, seat 1] choose in the order [seat 0, seat 2]");
  }
}
