package org.lawspeaker.engine.kit;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;

/**
 * A notation that has another do all that it does not do itself, such as one that lets people write
 * positions in a shorter way:
 *
 * <pre>{@code
 * record Polite(Notation<Position, Drop, Grid> whole)
 *     implements ForwardingNotation<Position, Drop, Grid> {
 *   @Override
 *   public String move(Position position, Drop drop) {
 *     return "please " + whole.move(position, drop);
 *   }
 * }
 *
 * ConnectFour game = new ConnectFourProvider().game();
 * Position start = game.start(Setup.of(2)).orThrow();
 * Polite polite = new Polite(game.notation());
 * Drop drop = polite.readMove(start, "drop 4").orThrow();
 * System.out.println(polite.move(start, drop)); // please drop 4
 * }</pre>
 *
 * @param <S> states
 * @param <M> moves
 * @param <V> views
 */
public interface ForwardingNotation<S, M extends Move, V> extends Notation<S, M, V> {
  /** Whoever does the rest. */
  Notation<S, M, V> whole();

  @Override
  default String move(S state, M move) {
    return whole().move(state, move);
  }

  @Override
  default boolean isWrittenAlike(M move) {
    return whole().isWrittenAlike(move);
  }

  @Override
  default Checked<M> readMove(S state, String text) {
    return whole().readMove(state, text);
  }

  @Override
  default JsonNode state(S state) {
    return whole().state(state);
  }

  @Override
  default Checked<S> readState(JsonNode json) {
    return whole().readState(json);
  }

  @Override
  default JsonNode view(V view) {
    return whole().view(view);
  }

  @Override
  default Checked<V> readView(JsonNode json) {
    return whole().readView(json);
  }

  @Override
  default JsonNode viewSchema() {
    return whole().viewSchema();
  }

  @Override
  default JsonNode positionSchema() {
    return whole().positionSchema();
  }

  @Override
  default ImmutableList<String> forms() {
    return whole().forms();
  }

  @Override
  default Checked<S> arrange(S from, JsonNode overlay) {
    return whole().arrange(from, overlay);
  }
}
