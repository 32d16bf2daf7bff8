package org.lawspeaker.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

class GameInfoTest {
  private static final Citation HEAP = Citation.of("PEB-HEAP-01");

  private static GameInfo info(int fewest, int most, OptionSpec... options) {
    return GameInfo.builder()
        .id("pebbles")
        .title("Pebbles")
        .fewestSeats(fewest)
        .mostSeats(most)
        .options(ImmutableList.copyOf(options))
        .rulesVersion("1")
        .pack("house 1")
        .contentHash("abc")
        .longest(9)
        .build();
  }

  private static OptionSpec option(String name, String... values) {
    return new OptionSpec(
        name, "How.", ImmutableList.copyOf(values), values[0], ImmutableList.of(HEAP));
  }

  private final GameInfo info = info(2, 4, option("heap", "9", "12"), option("pass", "no", "yes"));

  private ImmutableList<String> problems(GameInfo of, Setup setup) {
    return of.complete(setup).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void anOptionIsFoundByItsName() {
    assertThat(info.option("pass")).contains(option("pass", "no", "yes"));
    assertThat(info.option("size")).isEmpty();
  }

  @Test
  void aSetupIsCompletedWithWhatIsStandard() {
    assertThat(info.complete(Setup.of(2).with("pass", "yes")).orThrow())
        .isEqualTo(Setup.of(2).with("heap", "9").with("pass", "yes"));
    assertThat(info.complete(Setup.of(4)).isOk()).isTrue();
  }

  @Test
  void everythingThatIsWrongWithASetupIsListed() {
    assertThat(problems(info, Setup.of(5).with("heap", "10").with("size", "1")))
        .containsExactly(
            "seats: 2 to 4 can play, not 5",
            "option heap: 10 is not one of [9, 12]",
            "option size: unknown; the options are [heap, pass]");
    assertThat(problems(info, Setup.of(1))).containsExactly("seats: 2 to 4 can play, not 1");
  }

  @Test
  void aSlipOfThePenHasANearWord() {
    assertThat(problems(info, Setup.of(2).with("heep", "9").with("pass", "yess")))
        .containsExactly(
            "option pass: yess is not one of [no, yes]; did you mean \"yes\"?",
            "option heep: unknown; the options are [heap, pass]; did you mean \"heap\"?");
  }

  @Test
  void aGameOfOneCountAndNoOptionsSaysSo() {
    assertThat(problems(info(1, 1), Setup.of(2).with("size", "1")))
        .containsExactly("seats: 1 can play, not 2", "option size: unknown; there are no options");
  }
}
