package org.lawspeaker.hofordeals.notation;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.reflect.TypeToken;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Form;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.engine.kit.KitJson;
import org.lawspeaker.engine.kit.MoveNotation;
import org.lawspeaker.engine.kit.RecordNotation;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Draw;
import org.lawspeaker.hofordeals.moves.Flee;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.GoFirst;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.Pay;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.moves.PickEnemy;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Push;
import org.lawspeaker.hofordeals.moves.Refuse;
import org.lawspeaker.hofordeals.moves.Retreat;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.moves.Stand;
import org.lawspeaker.hofordeals.moves.Strike;
import org.lawspeaker.hofordeals.moves.TurnUp;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.view.HofView;

/** States and views as they are, moves in words. */
public final class HofNotation {
  private HofNotation() {}

  /** The notation of a game with these cards. */
  public static Notation<HofState, HofMove, HofView> of(
      Cards cards, UnaryOperator<HofState> settle) {
    Records records =
        cards
            .index
            .in(KitJson.RECORDS)
            .with(
                HofView.class,
                Form.of(TypeToken.of(HofLayout.class), HofLayout::of, HofLayout::view));
    MoveNotation<HofState, HofMove> moves =
        MoveNotation.<HofState, HofMove>of(records, HofMove.class)
            .move(Draw.class, "draw {card}")
            .move(Reveal.class, "reveal {card}")
            .move(TurnUp.class, "turn up {card}")
            .move(GoFirst.class, "seat {seat} goes first")
            .move(Play.class, "[seat {by}: ]play {card}")
            .move(Bind.class, "[seat {by}: ]bind {card}")
            .move(Use.class, "[seat {by}: ]use {card}")
            .move(Pay.class, "[seat {by}: ]pay")
            .move(Refuse.class, "[seat {by}: ]refuse")
            .move(Go.class, "[seat {by}: ]go {space}")
            .move(Activate.class, "[seat {by}: ]activate")
            .move(Challenge.class, "[seat {by}: ]challenge king")
            .move(Done.class, "[seat {by}: ]done")
            .move(Stand.class, "[seat {by}: ]fight")
            .move(Retreat.class, "[seat {by}: ]retreat")
            .move(Buy.class, "[seat {by}: ]buy {card}")
            .move(Assign.class, "[seat {by}: ]assign {source} to {enemy}")
            .move(Divide.class, "[seat {by}: ]assign {power} of {source} to {enemy}")
            .move(Strike.class, "[seat {by}: ]strike {enemy} with {slot}")
            .move(Push.class, "[seat {by}: ]push")
            .move(Flee.class, "[seat {by}: ]flee")
            .move(LootRelic.class, "[seat {by}: ]loot relic")
            .move(LootExchange.class, "[seat {by}: ]loot exchange")
            .move(Pass.class, "[seat {by}: ]pass")
            .move(PickCard.class, "[seat {by}: ]choose {card}")
            .move(PickDiscarded.class, "[seat {by}: ]choose discarded {card}")
            .move(PickBound.class, "[seat {by}: ]choose bound {source}")
            .move(PickEnemy.class, "[seat {by}: ]choose enemy {enemy}")
            .move(PickOption.class, "[seat {by}: ]choose option {option+1}")
            .move(PickSeat.class, "[seat {by}: ]choose seat {seat}")
            .move(PickSpace.class, "[seat {by}: ]choose space {space}")
            .move(Accept.class, "[seat {by}: ]accept")
            .move(Decline.class, "[seat {by}: ]decline")
            .turn(state -> turn(cards, state))
            .names("space", spaces(cards))
            .names("enemy", state -> Named.enemies(cards, state))
            .names("source", state -> Named.bound(cards, state))
            .build();
    return new Arranging(
        cards,
        RecordNotation.of(records, HofState.class, HofView.class, moves).withInner("agenda"),
        settle);
  }

  /** Who is asked. */
  private static Optional<Seat> turn(Cards cards, HofState state) {
    if (state.agenda().isEmpty()) {
      return Optional.empty();
    }
    Table table = new Table(cards, state, WorkTable.Use.READING);
    return table.pending() instanceof Pending.Choose<HofMove> choose
        ? Optional.of(choose.seat())
        : Optional.empty();
  }

  private static ImmutableBiMap<String, Integer> spaces(Cards cards) {
    ImmutableBiMap.Builder<String, Integer> names = ImmutableBiMap.builder();
    for (int space = 0; space < cards.spaces(); space++) {
      names.put(cards.space(space), space);
    }
    return names.buildOrThrow();
  }
}
