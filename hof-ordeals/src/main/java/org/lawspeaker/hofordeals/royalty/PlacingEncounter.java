package org.lawspeaker.hofordeals.royalty;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Who defeated the Royalty lays the Encounters face down, each beside another by an edge
 * (HOF-LEVEL-08).
 *
 * @param seat who
 * @param left how many are still to be laid
 */
public record PlacingEncounter(Seat seat, int left) implements Choosing<PickSpace> {
  private static final Citation LAY = Citation.of("HOF-LEVEL-08");
  private static final Window WINDOW =
      Window.of("place-encounter", "Where is the next Encounter laid?", LAY);

  @Override
  public boolean owes(Table table) {
    return left > 0 && table.board.sites().size() < table.cards.spaces();
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Class<PickSpace> kind() {
    return PickSpace.class;
  }

  @Override
  public Citation why() {
    return LAY;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int space = 0; space < table.cards.spaces(); space++) {
      moves.add(new PickSpace(seat, space));
    }
  }

  @Override
  public boolean offers(Table table, PickSpace pick) {
    int space = pick.space();
    if (space < 0 || space >= table.cards.spaces() || table.board.site(space) != null) {
      return false;
    }
    for (Site site : table.board.sites()) {
      if (table.cards.areAdjacent(site.space(), space)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void choose(Table table, PickSpace pick) {
    table.replaceTop(new PlacingEncounter(seat, left - 1));
    table.board =
        table.board.withSites(Lists.plus(table.board.sites(), Site.faceDown(pick.space())));
    if (table.isTelling()) {
      String name = table.cards.space(pick.space());
      table.tell(LAY, "laid", seat + " lays an Encounter on " + name, "space", name);
    }
  }

  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    PlacingTown.onlyBy(seat, move, faults);
  }

  /** Whoever dies, the level is laid out (HOF-Q-92). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return Optional.of(this);
  }
}
