package org.lawspeaker.hofordeals.death;

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
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player is about to lose Health and may react with an ability that works at any time (HOF-Q-73).
 *
 * @param seat who
 * @param amount how much Health
 * @param why the clause
 */
public record Harming(Seat seat, int amount, Citation why) implements HofStep {
  private static final Citation ANY_TIME = Citation.of("HOF-CARD-28");
  private static final Citation REACT = Citation.of("HOF-Q-73");
  private static final Window WINDOW =
      Window.of("react", "Is an ability used before Health is lost?", REACT, ANY_TIME);

  /** How much Health is lost if nothing is done about it. */
  public int lost(Table table) {
    return Harm.lost(table, seat, amount, false);
  }

  @Override
  public boolean owes(Table table) {
    return Reactions.any(table, seat);
  }

  @Override
  public void run(Table table) {
    table.pop();
    Harm.suffer(table, seat, amount, why, false);
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
      run(table);
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat.equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
