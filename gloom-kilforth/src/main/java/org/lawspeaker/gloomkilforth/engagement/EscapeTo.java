package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.health.Camp;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.PickPlace;
import org.lawspeaker.gloomkilforth.occasions.Leaving;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero escapes to one of the nearest places without an enemy of its own (GOK-ESCAPE-02,
 * GOK-Q-66), makes Camp and ends its turn.
 */
public record EscapeTo(Seat seat) implements Asking {
  private static final Citation ESCAPE = Citation.of("GOK-ESCAPE-03");

  @Override
  public boolean owes(Table table) {
    return nearest(table).size() > 1;
  }

  @Override
  public void run(Table table) {
    go(table, nearest(table).get(0));
  }

  private ImmutableList<Integer> nearest(Table table) {
    int at = table.hero(seat).at();
    for (int steps = 1; steps < 2 * Cards.SIDE; steps++) {
      ImmutableList.Builder<Integer> found = ImmutableList.builder();
      for (int place = 0; place < table.sites.size(); place++) {
        if (Cards.distance(at, place) == steps && isFree(table, place)) {
          found.add(place);
        }
      }
      ImmutableList<Integer> all = found.build();
      if (!all.isEmpty()) {
        return all;
      }
    }
    return ImmutableList.of(Cards.CENTRE);
  }

  private boolean isFree(Table table, int place) {
    Pile encounters = table.sites.get(place).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      if (table.isEnemy(seat, encounters.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Citation why(Table table) {
    return ESCAPE;
  }

  @Override
  public boolean takesDeeds(Table table) {
    return false;
  }

  @Override
  public Window window(Table table) {
    return Window.of("escape-to", "Where does the hero escape to?", ESCAPE);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    for (int place : nearest(table)) {
      moves.addLegal(PickPlace.of(seat, place));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    go(table, ((PickPlace) move).place());
  }

  private void go(Table table, int place) {
    table.pop();
    Camp.make(table, seat); // GOK-ESCAPE-01
    table.turn = table.turn.withActed(true).withEnded(true);
    Leaving.start(table, seat, place, Leaving.How.ESCAPE);
    table.fire(seat, Moment.CAMPED);
  }
}
