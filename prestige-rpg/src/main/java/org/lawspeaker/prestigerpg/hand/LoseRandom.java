package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player discards random cards of the hand.
 *
 * @param seat who
 * @param left how many
 * @param cause whose text it is
 */
public record LoseRandom(Seat seat, int left, Cause cause) implements PrestigeFrame {
  @Override
  public boolean owes(Table table) {
    return left > 0 && table.lives(seat) && !table.sheet(seat).hand().isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(
        cause.clause(), table.sheet(seat).hand().draw(FromHandAtRandom::new));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof FromHandAtRandom random)) {
      faults.notAsked();
    } else if (table.sheet(seat).hand().count(random.card()) == 0) {
      faults.add(cause.clause(), "not-in-that-hand");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(cause.clause());
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    drawn(table, ((FromHandAtRandom) move).card());
  }

  private void drawn(Table table, int card) {
    table.replaceTop(new LoseRandom(seat, left - 1, cause));
    Hands.discard(table, seat, card, cause.clause());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
