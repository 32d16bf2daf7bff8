package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** What a hero does. Big choices are made of several small moves. */
public sealed interface SeatMove extends GloomMove
    permits Search,
        Hide,
        ComeOut,
        Rest,
        ClearObstacle,
        GoToMarket,
        Regale,
        MakeCamp,
        EndTurn,
        Done,
        Accept,
        Decline,
        CallFate,
        Evade,
        Ambush,
        Fight,
        Escape,
        TakeGold,
        TakeLoot,
        KeepCard,
        DrawReward,
        PickCard,
        PickPlace,
        PickOption,
        MoveTo,
        Provoke,
        Discover,
        ClearPlot,
        Discard,
        ShowAsset,
        Sacrifice,
        Buy,
        Sell,
        DeedMove,
        Confront,
        ActWith,
        PickSeat,
        Heal,
        PickDeck,
        GiveGold,
        AskGold,
        GiveCard,
        AskCard {
  @Override
  Seat by();
}
