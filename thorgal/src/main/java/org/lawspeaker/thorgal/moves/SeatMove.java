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
        Absent,
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
  /** Moves of so many seats are made once; no table has more. */
  int MOST_SEATS = 4;

  /** Who makes it. */
  Seat seat();

  @Override
  default Seat by() {
    return seat();
  }
}
