package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;

/**
 * Asks for an attached card that is destroyed.
 *
 * @param seat who chooses
 */
public record PickingAttached(Seat seat) implements Choosing<PickAttached> {
  private static final Citation NAMED = Citation.of("THO-Q-102");

  @Override
  public boolean owes(Table table) {
    return table.journey.attached().size() > 1;
  }

  @Override
  public Class<PickAttached> kind() {
    return PickAttached.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("attached", "Which attached card, by number, is destroyed?", NAMED));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int place = 0; place < table.journey.attached().size(); place++) {
      moves.add(new PickAttached(seat, place));
    }
  }

  @Override
  public Citation why() {
    return NAMED;
  }

  @Override
  public boolean offers(Table table, PickAttached pick) {
    return pick.place() >= 0 && pick.place() < table.journey.attached().size();
  }

  @Override
  public void choose(Table table, PickAttached pick) {
    table.pop();
    Attached card = table.journey.attached().get(pick.place());
    table.journey =
        table.journey.withAttached(Lists.without(table.journey.attached(), pick.place()));
    table.bury(card.owner(), card.suit(), card.card());
    if (table.isTelling()) {
      String name = table.cards.printed(card.suit(), card.card());
      table.tell(NAMED, "destroyed", name + " is destroyed", "card", name);
    }
    Happening.announceOutOfPlay(table, Occasion.DESTROYED, card.owner(), card.suit(), card.card());
  }

  @Override
  public void run(Table table) {
    if (table.journey.attached().isEmpty()) {
      table.pop();
    } else {
      choose(table, new PickAttached(seat, 0));
    }
  }
}
