package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Problem;

/** A text that lays a position, whether it asks something of it or not. */
class PositionTextTest {
  private static final String LAID =
      """
      game: pebbles
      asks: What now?
      given: {position: {heap: 4}, moves: [roll 3]}
      """;

  private static RulingCase laid(String yaml) {
    return RulingFile.read("p.yaml", yaml).orThrow().cases().get(0);
  }

  private static <S> Checked<String> written(Game<S, ?, ?> game, String yaml) {
    return RulingRunner.state(laid(yaml), game)
        .map(state -> game.notation().state(state).toString());
  }

  @Test
  void asksWhatMayBeDoneIfItHasNeitherMoveNorExpectation() {
    assertThat(laid(LAID).isOpen()).isTrue();
    assertThat(laid(LAID).expects()).isFalse();
    assertThat(laid(LAID + "when: [take 1]\n").isOpen()).isFalse();
    assertThat(laid(LAID + "then: {outcome: none}\n").isOpen()).isFalse();
  }

  @Test
  void isPlayedUpToTheLastMove() {
    Pebbles game = new Pebbles("river");

    assertThat(written(game, LAID + "when: [take 1, take 9]\n").orThrow())
        .isEqualTo(written(game, LAID.replace("roll 3", "roll 3, take 1")).orThrow());
  }

  @Test
  void isReadInFullWhereItExpectsSomething() {
    assertThat(RulingFile.read("p.yaml", LAID + "then: {legal: true}\n").problems())
        .extracting(Problem::toString)
        .containsExactly(
            "p.yaml:4:1 /then: the question has no when, so there is no move to judge");
  }

  @Test
  void tellsWhatKeepsItFromBeingLaid() {
    assertThat(written(new Pebbles("river"), LAID.replace("roll 3", "jump")).problems())
        .extracting(Problem::place)
        .containsOnly("p.yaml:3:38 /given/moves/0");
  }
}
