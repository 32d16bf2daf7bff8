package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/** A move of a player. */
public sealed interface SeatMove extends ThorgalMove
    permits ChooseParty,
        ChooseLands,
        Draw,
        Fill,
        Play,
        Activate,
        Pass,
        Travel,
        Oppose,
        Decline,
        Accept,
        PayTop,
        PayHand,
        PayPool,
        Pick,
        PickCard,
        PickSeat,
        PickOption,
        PickAttached,
        Check,
        Destroy,
        Suffer,
        Place,
        Keep {
  /** Who makes it. */
  Seat seat();

  @Override
  default Seat by() {
    return seat();
  }
}
