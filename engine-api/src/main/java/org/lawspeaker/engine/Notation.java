package org.lawspeaker.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;

/**
 * Moves, positions and views as text that people can write, both ways. Reading never throws; what
 * is wrong comes back as problems.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Drop drop = game.notation().readMove(start, "drop 4").orThrow();
 * System.out.println(drop); // Drop[by=seat 0, column=3]
 * System.out.println(game.notation().move(start, drop)); // drop 4
 * JsonNode view = game.notation().view(game.view(start, Seat.of(1)));
 * System.out.println(view.at("/rows/5")); // "......."
 * }</pre>
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
public interface Notation<S, M extends Move, V> {
  /**
   * A move in words, such as {@code attack front}. Different moves that can be judged in one state
   * have different texts, and {@link #readMove} in the same state gives the move back. A move by a
   * seat that shares the table with others names its seat. Answers for any move; never throws.
   */
  String move(S state, M move);

  /**
   * Whether a move is written alike in every state, who makes it left aside, so that whoever counts
   * moves writes this one once. A game that does not say answers no.
   */
  default boolean isWrittenAlike(M move) {
    return false;
  }

  /** The move that this text means in this state, legal or not. */
  Checked<M> readMove(S state, String text);

  /** A whole state, secrets included. Equal states have equal JSON. */
  JsonNode state(S state);

  /** The state of this JSON; its rules are not checked, see {@link Game#check}. */
  Checked<S> readState(JsonNode json);

  /** What one viewer knows. */
  JsonNode view(V view);

  /** The view of this JSON. */
  Checked<V> readView(JsonNode json);

  /**
   * The JSON Schema of {@link #view}, which front ends may rely on; a game that does not say
   * accepts anything.
   */
  default JsonNode viewSchema() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** The JSON Schema of what {@link #arrange} lays anew; empty if the game does not say. */
  default JsonNode positionSchema() {
    return JsonNodeFactory.instance.objectNode();
  }

  /**
   * How moves are written, in the order in which to show them, such as {@code attack
   * front|second|third}: words in capitals stand for names and numbers. Empty if the game does not
   * say.
   */
  default ImmutableList<String> forms() {
    return ImmutableList.of();
  }

  /**
   * A position arranged for a question: a state with some zones laid anew.
   *
   * @param from the state to change
   * @param overlay the zones that matter, in the form of {@link #state}; each game documents what
   *     becomes of cards that the overlay does not place
   */
  Checked<S> arrange(S from, JsonNode overlay);
}
