package org.lawspeaker.prestigerpg.terms;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * The next players after the user in Initiative order; the order ends with the last.
 *
 * @param players how many
 */
public record Next(@Range(min = 1, max = 5) int players) implements Who {
  @Override
  public ImmutableList<Seat> seats(Table table, Source source) {
    ImmutableList<Seat> order = table.inOrder();
    int from = source.byNobody() ? 0 : order.indexOf(source.user()) + 1;
    return from == 0
        ? ImmutableList.of()
        : order.subList(from, Math.min(order.size(), from + players));
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
