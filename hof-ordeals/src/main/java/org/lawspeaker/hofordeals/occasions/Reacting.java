package org.lawspeaker.hofordeals.occasions;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player must choose something in another player's turn, and may first use an ability that works
 * at any time (HOF-Q-73).
 *
 * @param seat who
 */
public record Reacting(Seat seat) implements HofStep {
  private static final Citation ANY_TIME = Citation.of("HOF-CARD-28");
  private static final Citation REACT = Citation.of("HOF-Q-73");
  private static final Window WINDOW =
      Window.of("react", "Is an ability used before the choice?", REACT, ANY_TIME);

  /** Opens the window before a choice that is on top of the agenda, if it is any use. */
  public static void before(Table table, Seat seat) {
    if (!table.isActive(seat) && Reactions.any(table, seat)) {
      table.push(new Reacting(seat));
    }
  }

  @Override
  public boolean owes(Table table) {
    return Reactions.any(table, seat);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat, WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Reactions.propose(table, seat, moves);
    moves.addLegal(new Pass(seat));
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Use use) {
      Reactions.judge(table, use, faults);
    } else if (!(move instanceof Pass)) {
      faults.notAsked();
    }
  }

  @Override
  public void make(Table table, HofMove move) {
    if (move instanceof Use use) {
      Reactions.use(table, use);
    } else {
      table.pop();
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
