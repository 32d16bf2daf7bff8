package org.lawspeaker.gloomkilforth.turn;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The hero performs its Action (GOK-TURN-06).
 *
 * @param <M> the move that performs it
 */
record ActionNow<M extends SeatMove>(Action<M> action) implements TurnPart<M> {
  private static final Citation AP = Citation.of("GOK-TURN-06");
  private static final Citation ENDLESS = Citation.of("GOK-Q-118");

  @Override
  public Class<M> kind() {
    return action.kind();
  }

  @Override
  public Citation why() {
    return action.why();
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HeroTurn turn, M move) {
    return action.allows(table, turn.seat(), move);
  }

  /** Its time, then AP for it, then its own restrictions. */
  @Override
  public void judge(Table table, HeroTurn turn, M move, Faults faults) {
    if (!turn.judgeTime(table, faults)) {
      return;
    }
    if (HeroTurn.isTooLong(table)) {
      faults.add(ENDLESS, "day-too-long");
    }
    if (!ActionPoints.has(table.hero(turn.seat()), action.type(table, move))) {
      faults.add(AP, "no-ap");
    }
    action.judge(table, turn.seat(), move, faults);
  }

  /** What the start of an Action sets off comes before it (GOK-ACTION-01). */
  @Override
  public void make(Table table, HeroTurn turn, M move) {
    Seat seat = turn.seat();
    Optional<ActionType> type = action.type(table, move);
    table.clock = table.clock.withActions(table.clock.actions() + 1);
    ActionPoints.spend(table, seat, type);
    table.turn =
        table
            .turn
            .withActed(true)
            .withMet(Pile.empty()) // GOK-Q-95
            .withUnwilling(ImmutableList.of()) // what comes of it is another thing (GOK-TEAM-01)
            .withAction(type);
    table.push(new Performing(seat, move));
    table.fire(seat, Moment.ACTION_STARTS);
  }
}
