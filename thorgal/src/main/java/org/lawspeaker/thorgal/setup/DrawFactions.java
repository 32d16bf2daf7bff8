package org.lawspeaker.thorgal.setup;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.moves.TakeDeck;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Seats without a faction draw one, without repetition (THO-Q-09).
 *
 * @param left the factions nobody has
 * @param waiting the seats without one, in order
 */
public record DrawFactions(ImmutableList<Integer> left, ImmutableList<Seat> waiting)
    implements ThorgalFrame {
  private static final Citation DRAWN = Citation.of("THO-Q-09");
  private static final Citation KEPT = Citation.of("THO-SETUP-01");

  @Override
  public boolean owes(Table table) {
    return !waiting.isEmpty();
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (!(move instanceof TakeDeck take)) {
      faults.notAsked();
    } else if (!left.contains(take.faction())) {
      faults.add(DRAWN, "taken");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(DRAWN);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    draw(table, ((TakeDeck) move).faction());
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    return new Pending.Chance<>(
        DRAWN, Distribution.uniform(left.size(), at -> new TakeDeck(left.get(at))));
  }

  /** The next seat takes this faction. */
  private void draw(Table table, int faction) {
    Seat seat = waiting.get(0);
    table.setSide(seat, Sides.ofFaction(table.cards, faction));
    if (table.isTelling()) {
      String name = table.cards.pack().factions().get(faction).name();
      table.tell(KEPT, "faction", seat + " plays the " + name, "faction", name);
    }
    List<Integer> rest = new ArrayList<>(left);
    rest.remove(Integer.valueOf(faction));
    table.replaceTop(
        new DrawFactions(ImmutableList.copyOf(rest), waiting.subList(1, waiting.size())));
  }

  @Override
  public void run(Table table) {
    table.replaceTop(StartingCompanions.of(table.seats()));
  }
}
