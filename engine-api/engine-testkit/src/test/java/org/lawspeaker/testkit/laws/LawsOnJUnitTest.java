package org.lawspeaker.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.laws.Honest;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.testkit.wager.WagerMove;
import org.lawspeaker.testkit.wager.WagerProvider;
import org.lawspeaker.testkit.wager.WagerState;
import org.lawspeaker.testkit.wager.WagerView;

class LawsOnJUnitTest {
  private static class Wagers extends Honest<WagerState, WagerMove, WagerView> {
    Wagers() {
      super(WagerProvider.GAME);
    }
  }

  private static DynamicTest test(Wagers game) {
    LawsOnJUnit laws =
        new LawsOnJUnit() {
          @Override
          public Laws<?, ?, ?> laws() {
            return Laws.of(game).only("positions-are-sound");
          }

          @Override
          public long seed() {
            return 7;
          }
        };
    List<DynamicTest> tests = laws.everyLawHolds().toList();
    assertThat(tests).hasSize(1);
    return tests.get(0);
  }

  @Test
  void isOneTestForEachNumberOfSeats() throws Throwable {
    DynamicTest test = test(new Wagers());

    assertThat(test.getDisplayName()).isEqualTo("2 seats, 2 setups, 50 games, seed 7");
    test.getExecutable().execute();
  }

  @Test
  void failsWithTheShortestGameAndTheSeed() {
    DynamicTest test =
        test(
            new Wagers() {
              @Override
              public ImmutableList<Problem> check(WagerState state) {
                return state.wager() == 1
                    ? ImmutableList.of(new Problem("/wager", "forbidden"))
                    : super.check(state);
              }
            });

    assertThatThrownBy(test.getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("law positions-are-sound is broken")
        .hasMessageContaining("after 3 plies:")
        .hasMessageContaining("found:    [/wager: forbidden]")
        .hasMessageContaining("seed: 7, of game 1");
  }

  @Test
  void failsIfNoGameCanBePlayed() {
    DynamicTest test =
        test(
            new Wagers() {
              @Override
              public Checked<WagerState> start(Setup setup) {
                return Checked.bad("limit", "not today");
              }
            });

    assertThatThrownBy(test.getExecutable()::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no game was played")
        .hasMessageContaining("limit: not today");
  }
}
