package org.lawspeaker.hofordeals.moves;

import org.lawspeaker.engine.Seat;

/** What a player does. Big choices are made of several small moves. */
public sealed interface SeatMove extends HofMove
    permits Play,
        Bind,
        Use,
        Pay,
        Refuse,
        Go,
        Activate,
        Challenge,
        Done,
        Stand,
        Retreat,
        Buy,
        Assign,
        Divide,
        Strike,
        Push,
        Flee,
        LootRelic,
        LootExchange,
        Pass,
        CardPick,
        PickBound,
        PickEnemy,
        PickOption,
        PickSeat,
        PickSpace,
        Accept,
        Decline {
  @Override
  Seat by();
}
