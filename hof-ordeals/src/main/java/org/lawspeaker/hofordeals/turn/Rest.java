package org.lawspeaker.hofordeals.turn;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.piles.DrawHand;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The Rest step (HOF-TURN-05, HOF-REST-01): played and unplayed cards are discarded, a new hand is
 * drawn. Bound cards stay (HOF-REST-03).
 *
 * @param discarded whether the cards have been discarded
 */
public record Rest(boolean discarded) implements HofStep {
  private static final Citation DISCARD = Citation.of("HOF-REST-01");
  private static final Citation UNPLAYED = Citation.of("HOF-PLAY-08");
  private static final Citation DRAW = Citation.of("HOF-REST-02");
  private static final Citation EFFORT = Citation.of("HOF-EFFORT-06");

  @Override
  public void run(Table table) {
    Seat seat = table.active();
    if (!discarded) {
      table.replaceTop(new Rest(true));
      Occasions.fire(table, seat, Moment.TURN_ENDS);
      return;
    }
    table.pop();
    table.turn = table.turn.withStage(Stage.OVER);
    Hero hero = table.hero(seat);
    if (hero.effort() > 0) {
      if (table.isTelling()) {
        table.tell(EFFORT, "effort-lost", seat + " loses the Effort that is left");
      }
    }
    boolean unplayed = !hero.hand().isEmpty();
    table.set(seat, hero.resting());
    if (table.isTelling()) {
      table.tell(
          unplayed ? UNPLAYED : DISCARD, "discarded", seat + " discards played and unplayed cards");
    }
    int more = table.changes(seat).sum(HandSize.class, (from, change) -> change.by());
    table.push(new DrawHand(seat, Math.max(1, Hero.HAND + more), DRAW));
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
