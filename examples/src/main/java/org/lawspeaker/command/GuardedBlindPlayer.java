package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.BlindPlayer;

/**
 * A {@link GuardedPlayer} that looks at nothing.
 *
 * @param guard what a failure is told as
 * @param player who decides
 */
record GuardedBlindPlayer<M extends Move, V>(GuardedPlayer<M, V> guard, BlindPlayer<M, V> player)
    implements BlindPlayer<M, V> {
  @Override
  public M choose(ImmutableList<M> legal) {
    return guard.offered(legal, chosen(legal));
  }

  private M chosen(ImmutableList<M> legal) {
    try {
      return player.choose(legal);
    } catch (RuntimeException | LinkageError e) {
      throw guard.failed(Breakage.of(e));
    }
  }
}
