package org.lawspeaker.prestigerpg.initiative;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.Occasions;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Initiative cards are collected, shuffled and drawn blind by the living (PRE-BEGIN-07,
 * PRE-SETUP-02, PRE-Q-61): every order is as likely.
 *
 * @param cause what it is drawn for
 */
public record DrawInitiative(@Default("next-initiative") Cause cause) implements PrestigeFrame {
  private static final Citation NUMBERS = Citation.of("PRE-INIT-01");
  private static final Citation FACE_UP = Citation.of("PRE-BEGIN-08");

  @Override
  public boolean owes(Table table) {
    return table.livingCount() > 0;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(cause.clause(), Order.distribution(Deals.living(table).size()));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof Order order)) {
      faults.notAsked();
    } else if (!isOrder(table, order.numbers())) {
      faults.add(NUMBERS, "not-an-order", "of", Deals.living(table).size() + " players");
    }
  }

  private static boolean isOrder(Table table, Pile numbers) {
    Pile sorted = numbers.sorted();
    boolean fits = sorted.size() == Deals.living(table).size();
    for (int i = 0; fits && i < sorted.size(); i++) {
      fits = sorted.get(i) == i + 1;
    }
    return fits;
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(cause.clause());
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    take(table, ((Order) move).numbers());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  /**
   * The living players take these numbers, face up (PRE-BEGIN-08). As many cards are in use as
   * players live: the highest are gone for the dead (PRE-DEATH-02).
   */
  private void take(Table table, Pile numbers) {
    table.pop();
    Deals.take(table, numbers);
    if (table.isTelling()) {
      StringJoiner drawn = new StringJoiner(", ");
      table.inOrder().forEach(seat -> drawn.add(seat.toString()));
      table.tell(FACE_UP, "initiative", "Initiative is drawn: " + drawn, "numbers", "" + numbers);
    }
    Occasions.setOff(table, Occasion.INITIATIVE, table.first(), -1);
  }
}
