package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.play.BlindPlayer;
import org.lawspeaker.engine.play.Player;
import org.lawspeaker.engine.play.Question;

/**
 * A player that may be anybody's. What it fails at is a refusal that names it.
 *
 * @param seat where it sits
 * @param name what it was seated as
 * @param player who decides
 */
record GuardedPlayer<M extends Move, V>(Seat seat, String name, Player<M, V> player)
    implements Player<M, V> {
  /** This player, guarded; one that looks at nothing still looks at nothing. */
  static <M extends Move, V> Player<M, V> of(Seat seat, String name, Player<M, V> player) {
    GuardedPlayer<M, V> guarded = new GuardedPlayer<>(seat, name, player);
    return player instanceof BlindPlayer<M, V> blind
        ? new GuardedBlindPlayer<>(guarded, blind)
        : guarded;
  }

  @Override
  public M choose(Question<M, V> question) {
    return offered(question.legal(), chosen(question));
  }

  private M chosen(Question<M, V> question) {
    try {
      return player.choose(question);
    } catch (RuntimeException | LinkageError e) {
      throw failed(Breakage.of(e));
    }
  }

  /** This move, if it is one of these; players mostly give one of them itself. */
  M offered(ImmutableList<M> legal, M move) {
    for (int i = 0; i < legal.size(); i++) {
      if (legal.get(i) == move) {
        return move;
      }
    }
    if (!legal.contains(move)) {
      throw failed("chose what it was not offered: " + move);
    }
    return move;
  }

  Refusal failed(String how) {
    return new Refusal("--seat " + seat.index(), name + " " + how);
  }
}
