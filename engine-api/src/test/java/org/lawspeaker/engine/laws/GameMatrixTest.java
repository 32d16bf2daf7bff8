package org.lawspeaker.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Setup;

class GameMatrixTest {
  private static final GameInfo INFO =
      GameInfo.builder()
          .id("any")
          .title("Any")
          .fewestSeats(1)
          .mostSeats(2)
          .options(ImmutableList.of(option("x", "b"), option("y", "a")))
          .rulesVersion("1")
          .pack("none")
          .contentHash("0")
          .longest(1)
          .build();

  private static OptionSpec option(String name, String standard) {
    return new OptionSpec(name, "", ImmutableList.of("a", "b", "c"), standard, ImmutableList.of());
  }

  private static Setup setup(int seats, String x, String y) {
    return Setup.of(seats).with("x", x).with("y", y);
  }

  @Test
  void isTheFullProductIfThatIsSmall() {
    assertThat(GameMatrix.of(INFO, 18))
        .hasSize(18)
        .doesNotHaveDuplicates()
        .contains(setup(1, "a", "a"), setup(2, "c", "b"));
  }

  @Test
  void variesOneOptionAtATimeIfTheProductIsLarge() {
    assertThat(GameMatrix.of(INFO, 17))
        .containsExactly(
            setup(1, "b", "a"),
            setup(1, "a", "a"),
            setup(1, "c", "a"),
            setup(1, "b", "b"),
            setup(1, "b", "c"),
            setup(2, "b", "a"),
            setup(2, "a", "a"),
            setup(2, "c", "a"),
            setup(2, "b", "b"),
            setup(2, "b", "c"));
  }
}
