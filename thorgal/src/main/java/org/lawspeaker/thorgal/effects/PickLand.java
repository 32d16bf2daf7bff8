package org.lawspeaker.thorgal.effects;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.PickingOption;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Asks which land of the reserve comes into the middle (THO-Q-13).
 *
 * @param seat whose reserve
 */
public record PickLand(Seat seat) implements ThorgalFrame, PickingOption {
  private static final Citation RESERVE = Citation.of("THO-Q-13");

  @Override
  public boolean owes(Table table) {
    return table.side(seat).reserve().size() > 1;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        Window.of("reserve", "Which land of your reserve, by number, comes into play?", RESERVE));
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    for (int option = 0; option < table.side(seat).reserve().size(); option++) {
      moves.propose(new PickOption(seat, option));
    }
  }

  @Override
  public Citation why() {
    return RESERVE;
  }

  @Override
  public boolean offers(Table table, int option) {
    return option >= 0 && option < table.side(seat).reserve().size();
  }

  @Override
  public void choose(Table table, int option) {
    table.pop();
    Pile reserve = table.side(seat).reserve();
    int card = reserve.get(option);
    table.setSide(seat, table.side(seat).withReserve(reserve.without(option)));
    table.lands = Lists.plus(table.lands, Land.fresh(table.takeId(), card, seat));
    if (table.tells()) {
      String name = table.cards.land(card).name();
      table.tell(RESERVE, "land-brought", name + " comes into the middle", "land", name);
    }
  }

  @Override
  public void run(Table table) {
    if (table.side(seat).reserve().isEmpty()) {
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
