package org.lawspeaker.hofordeals.king;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The left neighbour of the active player picks whom the King hunts (HOF-PURSUIT-03).
 *
 * @param seat who picks
 * @param matching who may be picked
 */
public record PickHunted(Seat seat, ImmutableList<Seat> matching) implements Choosing<PickSeat> {
  private static final Citation PICK = Citation.of("HOF-PURSUIT-03");
  private static final Window WINDOW = Window.of("hunted", "Whom does the King hunt?", PICK);

  @Override
  public Class<PickSeat> kind() {
    return PickSeat.class;
  }

  @Override
  public Citation why() {
    return PICK;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    matching.forEach(each -> moves.addLegal(new PickSeat(seat, each)));
  }

  @Override
  public boolean offers(Table table, PickSeat pick) {
    return matching.contains(pick.seat());
  }

  @Override
  public void choose(Table table, PickSeat pick) {
    table.pop();
    if (table.isTelling()) {
      table.tell(PICK, "hunted", "the King hunts " + pick.seat());
    }
    if (table.top() instanceof KingMove move) {
      table.replaceTop(new KingMove(Optional.of(pick.seat()), move.left()));
    }
  }

  /** The choice is not about who died. */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return Optional.of(this);
  }
}
