package org.lawspeaker.command;

import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Seat;
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
  @Override
  public M choose(Question<M, V> question) {
    M move = chosen(question);
    if (!question.legal().contains(move)) {
      throw failed("chose what it was not offered: " + move);
    }
    return move;
  }

  private M chosen(Question<M, V> question) {
    try {
      return player.choose(question);
    } catch (RuntimeException | LinkageError e) {
      throw failed(Breakage.of(e));
    }
  }

  private Refusal failed(String how) {
    return new Refusal("--seat " + seat.index(), name + " " + how);
  }
}
