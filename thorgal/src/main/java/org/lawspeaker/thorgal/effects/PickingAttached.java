package org.lawspeaker.thorgal.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.PickAttached;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.pack.Occasion;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Asks for an attached card that is destroyed.
 *
 * @param seat who chooses
 */
public record PickingAttached(Seat seat) implements ThorgalFrame {
  private static final Citation NAMED = Citation.of("THO-Q-102");

  @Override
  public boolean owes(Table table) {
    return table.journey.attached().size() > 1;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat, Window.of("attached", "Which attached card, by number, is destroyed?", NAMED));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int place = 0; place < table.journey.attached().size(); place++) {
      moves.propose(new PickAttached(seat, place));
    }
  }

  /** Destroys the attached card at this place. */
  public void choose(Table table, int place) {
    table.pop();
    Attached card = table.journey.attached().get(place);
    table.journey = table.journey.withAttached(Lists.without(table.journey.attached(), place));
    table.bury(card.owner(), card.suit(), card.card());
    if (table.tells()) {
      String name = table.cards.printed(card.suit(), card.card());
      table.tell(NAMED, "destroyed", name + " is destroyed", "card", name);
    }
    Happening.announce(table, Occasion.DESTROYED, card.owner(), card.suit(), card.card(), 0);
  }

  @Override
  public void run(Table table) {
    if (table.journey.attached().isEmpty()) {
      table.pop();
    } else {
      choose(table, 0);
    }
  }

  @Override
  public Optional<ThorgalFrame> without(Seat out) {
    return seat.equals(out) ? Optional.empty() : Optional.of(this);
  }
}
