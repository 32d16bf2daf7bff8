package org.lawspeaker.prestigerpg.events;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/** The top card of the Event deck is turned up (PRE-EVENT-04). */
public record DrawEvent() implements PrestigeFrame {
  private static final Citation DRAW = Citation.of("PRE-EVENT-03");
  private static final Citation SHUFFLE = Citation.of("PRE-Q-74");

  @Override
  public boolean owes(Table table) {
    return !table.piles.events().isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(DRAW, table.piles.events().draw(TopEvent::new));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof TopEvent top)) {
      faults.notAsked();
    } else if (table.piles.events().count(top.event()) == 0) {
      faults.add(DRAW, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(DRAW);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    turn(table, ((TopEvent) move).event());
  }

  /** This Event it is. */
  private void turn(Table table, int event) {
    table.pop();
    table.piles = table.piles.withEvents(table.piles.events().without(event));
    Events.drawn(table, event);
  }

  /** The discarded Events are shuffled into a new deck (PRE-Q-74). */
  @Override
  public void run(Table table) {
    if (table.piles.pastEvents().isEmpty()) {
      table.pop();
      return;
    }
    table.piles = table.piles.withEvents(table.piles.pastEvents()).withPastEvents(Bag.empty());
    if (table.isTelling()) {
      table.tell(SHUFFLE, "shuffled", "the Events are shuffled");
    }
  }
}
