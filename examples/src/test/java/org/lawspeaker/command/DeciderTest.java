package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class DeciderTest {
  @Test
  void readsEveryKind() {
    assertThat(Decider.read("human")).isEqualTo(new Decider.Human());
    assertThat(Decider.read("Random")).isEqualTo(new Decider.AtRandom());
    assertThat(Decider.read("greedy")).isEqualTo(new Decider.Greedy());
    assertThat(Decider.read("mcts")).isEqualTo(new Decider.Mcts(1000));
    assertThat(Decider.read("MCTS:5")).isEqualTo(new Decider.Mcts(5));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mcts:", "mcts:0", "mcts:-1", "mcts:x", "mcts:9999999999"})
  void refusesIterationsThatAreNoNumber(String text) {
    assertThatThrownBy(() -> Decider.read(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage(
            "'%s' needs a whole number of iterations from 1, such as mcts:1000".formatted(text));
  }

  @Test
  void listsTheKindsIfItKnowsNone() {
    assertThatThrownBy(() -> Decider.read("god"))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage("'god' is none of human, random, greedy, mcts or mcts:ITERATIONS");
  }

  @Test
  void fillsTheSeatsThatNobodyNamed() {
    Decider human = new Decider.Human();
    Decider greedy = new Decider.Greedy();
    Decider random = new Decider.AtRandom();

    assertThat(Decider.of(3, ImmutableMap.of(), human, random))
        .containsExactly(human, random, random);
    assertThat(Decider.of(2, ImmutableMap.of(0, random, 1, greedy), human, random))
        .containsExactly(random, greedy);
    assertThatThrownBy(() -> Decider.of(1, ImmutableMap.of(1, greedy), human, random))
        .hasMessage("--seat 1: there is only seat 0");
    assertThatThrownBy(() -> Decider.of(2, ImmutableMap.of(-1, greedy), human, random))
        .hasMessage("--seat -1: there are seats 0 to 1");
  }
}
