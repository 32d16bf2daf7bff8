package org.lawspeaker.hofordeals.pain;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A Pain card lies open while its effect is applied, and is discarded afterwards (HOF-PAIN-01).
 *
 * @param seat who resolves it
 * @param card which card
 */
public record PainApplied(Seat seat, @CardNumber int card) implements HofStep {
  @Override
  public void run(Table table) {
    table.pop();
    discard(table);
  }

  @Override
  public Pile lying() {
    return Pile.of(card);
  }

  @Override
  public boolean isPain() {
    return true;
  }

  private void discard(Table table) {
    table.decks = table.decks.withPain(table.decks.pain().discarding(card));
  }

  /** The Pain of the dead is discarded before anything else (HOF-DEATH-02). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    if (!seat.equals(dead)) {
      return Optional.of(this);
    }
    discard(table);
    return Optional.empty();
  }
}
