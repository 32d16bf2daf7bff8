package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.GameRecord;

/**
 * Valid texts of a game, made by playing it at random.
 *
 * @param setup what it was started with
 * @param states the positions of the game, the first one first
 * @param moves the moves between them
 */
record Samples<S, M extends Move, V>(
    Game<S, M, V> game, Setup setup, ImmutableList<S> states, ImmutableList<M> moves) {
  private static final int PLIES = 60;

  /** Of so many positions, one is written down: they are much alike. */
  private static final int STEP = 5;

  static <S, M extends Move, V> Samples<S, M, V> of(Game<S, M, V> game, long seed) {
    Setup setup = game.info().complete(Setup.of(game.info().fewestSeats())).orThrow();
    SplittableRandom random = new SplittableRandom(seed);
    ImmutableList.Builder<S> states = ImmutableList.builder();
    ImmutableList.Builder<M> moves = ImmutableList.builder();
    S state = game.start(setup).orThrow();
    states.add(state);
    for (int i = 0; i < PLIES && !game.pending(state).isOver(); i++) {
      M move = drawn(game, state, random);
      state = game.apply(state, move);
      moves.add(move);
      states.add(state);
    }
    return new Samples<>(game, setup, states.build(), moves.build());
  }

  /**
   * A move that may be made here.
   *
   * @throws IllegalStateException if there is none
   */
  static <S, M extends Move> M drawn(Game<S, M, ?> game, S state, SplittableRandom random) {
    if (game.pending(state) instanceof Pending.Chance<M> chance) {
      return chance.outcomes().sample(random);
    }
    ImmutableList<M> legal = game.legalMoves(state);
    if (legal.isEmpty()) {
      throw new IllegalStateException("nobody can do anything");
    }
    return legal.get(random.nextInt(legal.size()));
  }

  ImmutableList<String> moveTexts() {
    Notation<S, M, V> notation = game.notation();
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(notation.move(states.get(i), moves.get(i)));
    }
    return texts.build();
  }

  ImmutableList<String> records() {
    return ImmutableList.of(GameRecord.of(game, setup, moves).write());
  }

  ImmutableList<String> positions() {
    return written(game.notation()::state);
  }

  /** Some positions, written in this way. */
  ImmutableList<String> written(Function<S, JsonNode> json) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int i = 0; i < states.size(); i += STEP) {
      texts.add(json.apply(states.get(i)).toString());
    }
    return texts.build();
  }

  /** Each zone of some positions by itself, as far as it can be arranged at the start. */
  ImmutableList<String> arrangements() {
    Notation<S, M, V> notation = game.notation();
    ImmutableSet.Builder<String> texts = ImmutableSet.builder();
    for (int i = 0; i < states.size(); i += STEP) {
      for (Map.Entry<String, JsonNode> zone : notation.state(states.get(i)).properties()) {
        JsonNode overlay =
            JsonNodeFactory.instance.objectNode().set(zone.getKey(), zone.getValue());
        if (isPossible(notation.arrange(states.get(0), overlay))) {
          texts.add(overlay.toString());
        }
      }
    }
    return texts.build().asList();
  }

  private boolean isPossible(Checked<S> arranged) {
    return arranged.value().filter(state -> game.check(state).isEmpty()).isPresent();
  }
}
