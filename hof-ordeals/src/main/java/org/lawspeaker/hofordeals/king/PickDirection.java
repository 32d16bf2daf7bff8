package org.lawspeaker.hofordeals.king;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The left neighbour of the active player picks one of several directions (HOF-PURSUIT-04).
 *
 * @param seat who picks
 * @param ways the Encounters that the token may move to
 */
public record PickDirection(Seat seat, ImmutableList<Integer> ways) implements Choosing<PickSpace> {
  private static final Citation PICK = Citation.of("HOF-PURSUIT-04");
  private static final Window WINDOW =
      Window.of("direction", "In which direction does the King move?", PICK);

  @Override
  public Class<PickSpace> kind() {
    return PickSpace.class;
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
    ways.forEach(each -> moves.addLegal(new PickSpace(seat, each)));
  }

  @Override
  public boolean offers(Table table, PickSpace pick) {
    return ways.contains(pick.space());
  }

  @Override
  public void choose(Table table, PickSpace pick) {
    table.pop();
    if (table.top() instanceof KingMove move) {
      move.step(table, pick.space());
    }
  }

  /** The choice is not about who died. */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return Optional.of(this);
  }
}
