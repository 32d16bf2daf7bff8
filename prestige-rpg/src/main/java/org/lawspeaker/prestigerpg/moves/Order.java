package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.begin.Deals;
import org.lawspeaker.prestigerpg.begin.DrawInitiative;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * The living players draw these Initiative numbers, in seat order.
 *
 * @param numbers a permutation of 1 to the number of living players
 */
public record Order(Pile numbers) implements NatureMove {
  private static final Citation DRAW = Citation.of("PRE-INIT-01");

  /** All orders of so many players, as likely as each other. */
  public static Distribution<PrestigeMove> distribution(int players) {
    int size = 1;
    for (int i = 2; i <= players; i++) {
      size *= i;
    }
    return Distribution.uniform(size, index -> nth(players, index));
  }

  private static Order nth(int players, int index) {
    int[] left = new int[players];
    for (int i = 0; i < players; i++) {
      left[i] = i + 1;
    }
    int[] order = new int[players];
    int rest = index;
    for (int i = 0; i < players; i++) {
      int at = rest % (players - i);
      rest /= players - i;
      order[i] = left[at];
      System.arraycopy(left, at + 1, left, at, players - i - at - 1);
    }
    return new Order(Pile.of(order));
  }

  @Override
  public void judge(Table table, Faults faults) {
    if (table.top(DrawInitiative.class) == null) {
      PrestigeMove.notNow(table, faults, DRAW);
      return;
    }
    int players = Deals.living(table).size();
    Pile sorted = numbers.sorted();
    boolean fits = sorted.size() == players;
    for (int i = 0; fits && i < players; i++) {
      fits = sorted.get(i) == i + 1;
    }
    if (!fits) {
      faults.add(DRAW, "not-an-order", "of", players + " players");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(DRAW);
  }

  @Override
  public void make(Table table) {
    ((DrawInitiative) table.agenda.top()).take(table, numbers);
  }

  @Override
  public String text(Table table) {
    StringJoiner text = new StringJoiner(" ", "initiative ", "");
    numbers.forEach(number -> text.add("" + number));
    return text.toString();
  }
}
