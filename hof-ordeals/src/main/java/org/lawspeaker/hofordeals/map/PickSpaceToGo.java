package org.lawspeaker.hofordeals.map;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player moves for free.
 *
 * @param seat who
 * @param left how far
 * @param activated whether an Encounter had been activated before: an Ambush ends the movement
 */
public record PickSpaceToGo(Seat seat, int left, boolean activated) implements Choosing<PickSpace> {
  private static final Citation FREE = Citation.of("HOF-CARD-29");
  private static final Window WINDOW = Window.of("move", "Where does the Adventurer move?", FREE);

  @Override
  public boolean owes(Table table) {
    return left > 0 && table.turn.activated() == activated;
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public Class<PickSpace> kind() {
    return PickSpace.class;
  }

  @Override
  public Citation why() {
    return FREE;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (Site site : table.board.sites()) {
      moves.add(new PickSpace(seat, site.space()));
    }
    moves.addLegal(new Decline(seat));
  }

  /** It costs nothing, and goes no other way than a move that is paid for. */
  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof PickSpace pick) {
      Moving.judge(table, table.hero(seat).space(), pick.space(), faults);
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public boolean offers(Table table, PickSpace pick) {
    Faults faults = Faults.unnamed();
    Moving.judge(table, table.hero(seat).space(), pick.space(), faults);
    return faults.none();
  }

  @Override
  public void choose(Table table, PickSpace pick) {
    table.replaceTop(new PickSpaceToGo(seat, left - 1, activated));
    Moving.bring(table, seat, pick.space(), FREE);
  }
}
