package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.stack.Modified;
import org.lawspeaker.prestigerpg.stack.Worth;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Table;

/** What an Attack card would be worth if it were played now, with all that changes it. */
final class Prospect {
  private static final int NONE = -1;

  private Prospect() {}

  /** As an ordinary attack; empty for what has no value, or has no use now. */
  static Optional<Integer> of(Seen at, Seat seat, int card) {
    return of(at, seat, card, Mode.ORDINARY);
  }

  /** In this mode. */
  static Optional<Integer> of(Seen at, Seat seat, int card, Mode mode) {
    if (!at.sheet(seat).isAlive()
        || !at.view().foe().isFaced()
        || at.cards().isRelic(card)
        || !(at.cards().face(card) instanceof CardFace.Attack)) {
      return Optional.empty();
    }
    Table trial = at.trial();
    Attack attack =
        new Attack(
            trial.takeId(),
            seat,
            card,
            mode,
            Attack.BASE,
            NONE,
            NONE,
            ImmutableList.of(),
            0,
            false,
            false,
            0,
            FaceDown.OPEN,
            false,
            false);
    return Optional.of(Worth.of(trial, Modified.byAllInForce(trial, attack)));
  }
}
