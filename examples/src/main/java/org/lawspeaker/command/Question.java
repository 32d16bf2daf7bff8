package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;

/**
 * What a person is asked next.
 *
 * @param viewer who is asked, and so may see the table
 * @param asks the question
 * @param citations why it is asked
 * @param choices the answers; of Nature's, if there are many, only the first
 * @param texts the choices in notation, without the seat that is asked
 */
record Question<M extends Move>(
    Viewer viewer,
    String asks,
    ImmutableList<Citation> citations,
    ImmutableList<M> choices,
    ImmutableList<String> texts) {
  /** How many of Nature's moves are listed. */
  static final int MOST = 40;

  /** The question to the first person who owes a move here; nothing if the game is over. */
  static <S, M extends Move, V> Optional<Question<M>> of(
      Game<S, M, V> game, S state, ImmutableSet<Seat> humans) {
    Pending<M> pending = game.pending(state);
    if (pending instanceof Pending.Chance<M> chance) {
      ImmutableList<M> outcomes =
          chance.outcomes().outcomes().limit(MOST).collect(ImmutableList.toImmutableList());
      int more = chance.outcomes().size() - outcomes.size();
      String asks = "What does Nature do?" + (more > 0 ? " (" + more + " more can be typed)" : "");
      Viewer viewer = humans.size() == 1 ? humans.asList().get(0) : Onlooker.SPECTATOR;
      return Optional.of(
          new Question<>(
              viewer,
              asks,
              ImmutableList.of(chance.why()),
              outcomes,
              texts(game, state, outcomes)));
    }
    for (Seat seat : pending.owing()) {
      if (humans.contains(seat)) {
        ImmutableList<M> own = game.legalMoves(state, seat);
        Window window = pending.asked().orElseThrow();
        return Optional.of(
            new Question<>(
                seat,
                window.asks(),
                window.citations(),
                own,
                unsigned(seat, texts(game, state, own))));
      }
    }
    return Optional.empty();
  }

  private static <S, M extends Move> ImmutableList<String> texts(
      Game<S, M, ?> game, S state, ImmutableList<M> moves) {
    return moves.stream()
        .map(move -> game.notation().move(state, move))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> unsigned(Seat seat, ImmutableList<String> texts) {
    return texts.stream()
        .map(text -> Narrator.unsigned(seat, text))
        .collect(ImmutableList.toImmutableList());
  }

  /** The choice that is shown as this text, or has this number, counted from 1. */
  Optional<M> chosen(String text) {
    int shown = texts.indexOf(text);
    return shown >= 0 ? Optional.of(choices.get(shown)) : numbered(text);
  }

  /** The choice of this number, counted from 1, if the text is one. */
  private Optional<M> numbered(String text) {
    Integer number = Ints.tryParse(text);
    return number == null || number < 1 || number > choices.size()
        ? Optional.empty()
        : Optional.of(choices.get(number - 1));
  }
}
