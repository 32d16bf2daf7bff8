package org.lawspeaker.prestigerpg.terms;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * The next players after the user in Initiative order; the order ends with the last. A user who has
 * died since keeps the number until the next draw (PRE-Q-62).
 *
 * @param players how many
 */
public record Next(@Range(min = 1, max = 5) int players) implements Who {
  @Override
  public ImmutableList<Seat> seats(Table table, Source source) {
    if (source.byNobody()) {
      return ImmutableList.of();
    }
    ImmutableList<Seat> order = table.inOrder();
    int from = past(table, order, source.user());
    return order.subList(from, Math.min(order.size(), from + players));
  }

  /** How many of the order come before those who come after the user. */
  private static int past(Table table, ImmutableList<Seat> order, Seat user) {
    int number = table.sheet(user).initiative();
    if (table.lives(user)) {
      return order.indexOf(user) + 1;
    }
    int past = 0;
    while (past < order.size()
        && (number == 0 || table.sheet(order.get(past)).initiative() < number)) {
      past++;
    }
    return past;
  }

  @Override
  public String says() {
    return "the next " + (players == 1 ? "player" : players + " players") + " after you";
  }

  @Override
  public boolean isSeveral() {
    return players > 1;
  }
}
