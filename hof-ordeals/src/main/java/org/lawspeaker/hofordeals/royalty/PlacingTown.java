package org.lawspeaker.hofordeals.royalty;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.map.Hidden;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Who defeated the Royalty puts the Town on any space (HOF-LEVEL-05).
 *
 * @param seat who
 */
public record PlacingTown(Seat seat) implements Choosing<PickSpace> {
  private static final Citation TOWN = Citation.of("HOF-LEVEL-05");
  private static final Citation ALL = Citation.of("HOF-SETUP-10");
  private static final Citation CUBES = Citation.of("HOF-Q-114");
  private static final Citation BUILDER = Citation.of("HOF-LEVEL-03");
  private static final Window WINDOW = Window.of("place-town", "Where is the Town put?", TOWN);

  @Override
  public Class<PickSpace> kind() {
    return PickSpace.class;
  }

  @Override
  public Citation why() {
    return TOWN;
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int space = 0; space < table.cards.spaces(); space++) {
      moves.addLegal(new PickSpace(seat, space));
    }
  }

  @Override
  public boolean offers(Table table, PickSpace pick) {
    return pick.space() >= 0 && pick.space() < table.cards.spaces();
  }

  @Override
  public void choose(Table table, PickSpace pick) {
    table.pop();
    put(table, pick.space());
    if (table.isTelling()) {
      String name = table.cards.space(pick.space());
      table.tell(TOWN, "town", seat + " puts the Town on " + name, "space", name);
      table.tell(ALL, "went", "all Adventurers stand on the Town");
    }
  }

  /** The Town gets its cubes, if it has a Usage value (HOF-Q-114). */
  static void put(Table table, int space) {
    int cubes = Hidden.cubes(table, table.cards.encounter(table.cards.town));
    table.board =
        table.board.withSites(ImmutableList.of(Site.faceUp(space, table.cards.town, cubes)));
    if (cubes > 0) {
      if (table.isTelling()) {
        table.tell(CUBES, "cubes", Words.count(cubes, "Usage cube") + " on the Town");
      }
    }
    for (int i = 0; i < table.seats(); i++) {
      table.set(Seat.of(i), table.hero(Seat.of(i)).withSpace(space));
    }
  }

  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    onlyBy(seat, move, faults);
  }

  /** Nobody else lays the level out (HOF-LEVEL-03), no matter whose turn it is. */
  static void onlyBy(Seat builder, HofMove move, Faults faults) {
    if (move instanceof PickSpace && !builder.equals(move.by())) {
      faults.add(BUILDER, "not-your-choice", "next", builder);
    }
  }

  /** Whoever dies, the level is laid out (HOF-Q-92). */
  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return Optional.of(this);
  }
}
