package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.InstalledPlayers;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;

class DeciderTest {
  private static final InstalledPlayers PLAYERS = InstalledPlayers.load();

  private static String seated(int seats, Map<Integer, String> named) {
    return Decider.of(PLAYERS, seats, named, "human", "random").stream()
        .map(Decider::toString)
        .collect(Collectors.joining(" "));
  }

  private static Decider only(String text) {
    return Decider.of(PLAYERS, 1, ImmutableMap.of(0, text), "human", "random").get(0);
  }

  @Test
  void readsEveryKind() {
    assertThat(
            ImmutableList.of("human", "Random", "greedy", "mcts", "MCTS:5").stream()
                .map(DeciderTest::only))
        .extracting(Decider::toString)
        .containsExactly("human", "random", "greedy", "mcts", "mcts:5");
    assertThat(only("Human")).isEqualTo(Decider.HUMAN);
    assertThat(only("greedy").isHuman()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mcts:0", "mcts:-1", "mcts:x", "mcts:9999999999"})
  void refusesIterationsThatAreNoNumber(String text) {
    assertThatThrownBy(
            () ->
                only(text)
                    .player(new ConnectFourProvider().game(), Seat.of(0), new SplittableRandom(1)))
        .isInstanceOf(Refusal.class)
        .hasMessage(
            ("--seat 0 %s: a whole number of iterations from 1, such as mcts:5000 or"
                    + " mcts:5000:keep, not \"%s\"")
                .formatted(text, text.substring("mcts:".length())));
  }

  @Test
  void listsTheKindsIfItKnowsNone() {
    assertThatThrownBy(() -> only("god"))
        .isInstanceOf(Refusal.class)
        .hasMessage("--seat 0: \"god\" is none of human, greedy, mcts, random, strategy");
  }

  @Test
  void fillsTheSeatsThatNobodyNamed() {
    assertThat(seated(3, ImmutableMap.of())).isEqualTo("human random random");
    assertThat(seated(2, ImmutableMap.of(0, "random", 1, "greedy"))).isEqualTo("random greedy");
    assertThatThrownBy(() -> seated(1, ImmutableMap.of(1, "greedy")))
        .hasMessage("--seat 1: there is only seat 0");
    assertThatThrownBy(() -> seated(2, ImmutableMap.of(-1, "greedy")))
        .hasMessage("--seat -1: there are seats 0 to 1");
  }
}
