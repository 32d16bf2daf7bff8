package org.lawspeaker.gloomkilforth.notation;

import com.google.common.collect.ImmutableBiMap;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.MoveNotation;
import org.lawspeaker.engine.kit.RecordNotation;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.moves.Accept;
import org.lawspeaker.gloomkilforth.moves.ActWith;
import org.lawspeaker.gloomkilforth.moves.Ambush;
import org.lawspeaker.gloomkilforth.moves.AskCard;
import org.lawspeaker.gloomkilforth.moves.AskGold;
import org.lawspeaker.gloomkilforth.moves.Assault;
import org.lawspeaker.gloomkilforth.moves.Buy;
import org.lawspeaker.gloomkilforth.moves.CallFate;
import org.lawspeaker.gloomkilforth.moves.ClearObstacle;
import org.lawspeaker.gloomkilforth.moves.ClearPlot;
import org.lawspeaker.gloomkilforth.moves.ComeOut;
import org.lawspeaker.gloomkilforth.moves.Confront;
import org.lawspeaker.gloomkilforth.moves.Decline;
import org.lawspeaker.gloomkilforth.moves.Discard;
import org.lawspeaker.gloomkilforth.moves.Discover;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.Draw;
import org.lawspeaker.gloomkilforth.moves.DrawReward;
import org.lawspeaker.gloomkilforth.moves.EndTurn;
import org.lawspeaker.gloomkilforth.moves.Escape;
import org.lawspeaker.gloomkilforth.moves.Evade;
import org.lawspeaker.gloomkilforth.moves.Exchange;
import org.lawspeaker.gloomkilforth.moves.Fight;
import org.lawspeaker.gloomkilforth.moves.GiveCard;
import org.lawspeaker.gloomkilforth.moves.GiveGold;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.GoFirst;
import org.lawspeaker.gloomkilforth.moves.GoToMarket;
import org.lawspeaker.gloomkilforth.moves.Heal;
import org.lawspeaker.gloomkilforth.moves.Hide;
import org.lawspeaker.gloomkilforth.moves.KeepCard;
import org.lawspeaker.gloomkilforth.moves.MakeCamp;
import org.lawspeaker.gloomkilforth.moves.MoveTo;
import org.lawspeaker.gloomkilforth.moves.Overcome;
import org.lawspeaker.gloomkilforth.moves.PickCard;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.moves.PickOption;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.moves.PickSeat;
import org.lawspeaker.gloomkilforth.moves.Provoke;
import org.lawspeaker.gloomkilforth.moves.Regale;
import org.lawspeaker.gloomkilforth.moves.Resolve;
import org.lawspeaker.gloomkilforth.moves.Rest;
import org.lawspeaker.gloomkilforth.moves.Roll;
import org.lawspeaker.gloomkilforth.moves.Sacrifice;
import org.lawspeaker.gloomkilforth.moves.Search;
import org.lawspeaker.gloomkilforth.moves.Sell;
import org.lawspeaker.gloomkilforth.moves.ShowAsset;
import org.lawspeaker.gloomkilforth.moves.TakeGold;
import org.lawspeaker.gloomkilforth.moves.TakeLoot;
import org.lawspeaker.gloomkilforth.moves.Team;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.view.GloomView;

/** States and views as they are, moves in words. */
public final class GloomNotation {
  private GloomNotation() {}

  /** The notation of a game with these cards. */
  public static Notation<GloomState, GloomMove, GloomView> of(
      Cards cards, UnaryOperator<GloomState> settle) {
    Records records = cards.index.in(KitJson.RECORDS);
    MoveNotation<GloomState, GloomMove> moves =
        MoveNotation.<GloomState, GloomMove>of(records, GloomMove.class)
            .move(Draw.class, "draw {card}")
            .move(Roll.class, "roll {successes} of {dice}")
            .move(GoFirst.class, "seat {seat} goes first")
            .move(MoveTo.class, "[seat {by}: ]move {place}")
            .move(ClearObstacle.class, "[seat {by}: ]clear obstacle")
            .move(ClearPlot.class, "[seat {by}: ]clear plot {card}")
            .move(Search.class, "[seat {by}: ]search")
            .move(Hide.class, "[seat {by}: ]hide")
            .move(ComeOut.class, "[seat {by}: ]come out")
            .move(Confront.class, "[seat {by}: ]confront {card} with {attribute}")
            .move(ActWith.class, "[seat {by}: ]act with {card}")
            .move(Provoke.class, "[seat {by}: ]provoke {card}")
            .move(Rest.class, "[seat {by}: ]rest")
            .move(Discover.class, "[seat {by}: ]discover {card}")
            .move(GoToMarket.class, "[seat {by}: ]market")
            .move(Heal.class, "[seat {by}: ]heal seat {seat}")
            .move(Buy.class, "[seat {by}: ]buy {card}")
            .move(Sell.class, "[seat {by}: ]sell {card}")
            .move(Regale.class, "[seat {by}: ]regale")
            .move(ShowAsset.class, "[seat {by}: ]show {card}")
            .move(Sacrifice.class, "[seat {by}: ]sacrifice {card}")
            .move(Discard.class, "[seat {by}: ]discard {card}")
            .move(MakeCamp.class, "[seat {by}: ]camp")
            .move(EndTurn.class, "[seat {by}: ]end turn")
            .move(Overcome.class, "[seat {by}: ]overcome {card} with {attribute}")
            .move(Resolve.class, "[seat {by}: ]resolve {card}")
            .move(Assault.class, "[seat {by}: ]assault {card}")
            .move(Team.class, "[seat {by}: ]team with seat {seat}")
            .move(Exchange.class, "[seat {by}: ]exchange with seat {seat}")
            .move(GiveGold.class, "[seat {by}: ]give seat {seat} {gold} gold")
            .move(AskGold.class, "[seat {by}: ]ask seat {seat} for {gold} gold")
            .move(GiveCard.class, "[seat {by}: ]give {card}")
            .move(AskCard.class, "[seat {by}: ]ask for {card}")
            .move(CallFate.class, "[seat {by}: ]call on fate")
            .move(Evade.class, "[seat {by}: ]evade")
            .move(Ambush.class, "[seat {by}: ]surprise")
            .move(Fight.class, "[seat {by}: ]fight")
            .move(Escape.class, "[seat {by}: ]escape")
            .move(TakeGold.class, "[seat {by}: ]take gold")
            .move(TakeLoot.class, "[seat {by}: ]take loot")
            .move(KeepCard.class, "[seat {by}: ]keep card")
            .move(DrawReward.class, "[seat {by}: ]take reward")
            .move(PickCard.class, "[seat {by}: ]choose {card}")
            .move(PickDeck.class, "[seat {by}: ]choose deck {deck}")
            .move(PickOption.class, "[seat {by}: ]choose option {option+1}")
            .move(PickPlace.class, "[seat {by}: ]choose place {place}")
            .move(PickSeat.class, "[seat {by}: ]choose seat {seat}")
            .move(Done.class, "[seat {by}: ]done")
            .move(Accept.class, "[seat {by}: ]accept")
            .move(Decline.class, "[seat {by}: ]decline")
            .turn(state -> turn(cards, state))
            .names("place", state -> places(cards, state))
            .build();
    return new Arranging(
        cards,
        RecordNotation.of(records, GloomState.class, GloomView.class, moves).withInner("agenda"),
        settle);
  }

  /** Who is asked. */
  private static Optional<Seat> turn(Cards cards, GloomState state) {
    if (state.agenda().isEmpty()) {
      return Optional.empty();
    }
    Table table = new Table(cards, state, WorkTable.Use.READING);
    return table.pending() instanceof Pending.Choose<GloomMove> choose
        ? Optional.of(choose.seat())
        : Optional.empty();
  }

  /** A place is called by the location that lies there. */
  static ImmutableBiMap<String, Integer> places(Cards cards, GloomState state) {
    ImmutableBiMap.Builder<String, Integer> names = ImmutableBiMap.builder();
    for (int place = 0; place < state.sites().size(); place++) {
      names.put(cards.index.name(state.sites().get(place).card()), place);
    }
    return names.buildOrThrow();
  }
}
