package org.lawspeaker.prestigerpg.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.end.Hands;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.AtRandom;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player discards random cards of the hand.
 *
 * @param seat who
 * @param left how many
 */
public record LoseRandom(Seat seat, int left) implements PrestigeFrame, AtRandom {
  private static final Citation RANDOM = Citation.of("PRE-SPECIFIC-01");

  @Override
  public boolean owes(Table table) {
    return left > 0 && table.lives(seat) && !table.sheet(seat).hand().isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Chance<>(RANDOM, state.sheet(seat).hand().draw(FromHandAtRandom::new));
  }

  @Override
  public boolean isDrawing() {
    return true;
  }

  @Override
  public Seat from() {
    return seat;
  }

  @Override
  public void drawn(Table table, int card) {
    table.replaceTop(new LoseRandom(seat, left - 1));
    Hands.discard(table, seat, card, RANDOM);
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
