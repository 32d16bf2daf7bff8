package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.PickOption;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Table;

/**
 * Asks which land of the reserve comes into the middle (THO-Q-13).
 *
 * @param seat whose reserve
 */
public record PickLand(Seat seat) implements Choosing<PickOption> {
  private static final Citation RESERVE = Citation.of("THO-Q-13");

  @Override
  public boolean owes(Table table) {
    return table.side(seat).reserve().size() > 1;
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Choose<>(
        seat,
        Window.of("reserve", "Which land of your reserve, by number, comes into play?", RESERVE));
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    for (int option = 0; option < table.side(seat).reserve().size(); option++) {
      moves.add(new PickOption(seat, option));
    }
  }

  @Override
  public Citation why() {
    return RESERVE;
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < table.side(seat).reserve().size();
  }

  @Override
  public void choose(Table table, PickOption pick) {
    table.pop();
    Pile reserve = table.side(seat).reserve();
    int card = reserve.get(pick.option());
    table.setSide(seat, table.side(seat).withReserve(reserve.without(pick.option())));
    table.lands = Lists.plus(table.lands, Land.fresh(table.takeId(), card, seat));
    if (table.isTelling()) {
      String name = table.cards.land(card).name();
      table.tell(RESERVE, "land-brought", name + " comes into the middle", "land", name);
    }
  }

  @Override
  public void run(Table table) {
    if (table.side(seat).reserve().isEmpty()) {
      table.pop();
    } else {
      choose(table, new PickOption(seat, 0));
    }
  }
}
