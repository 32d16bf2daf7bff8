package org.lawspeaker.hofordeals.king;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Ways;

/** Shortest ways over Encounters, face up or down (HOF-Q-39). */
final class Paths {
  private Paths() {}

  /**
   * The Encounters beside one space that are first on a shortest way to another, if there is one.
   */
  static ImmutableList<Integer> next(Table table, int from, int to) {
    int[] far = Ways.from(table.cards, table.board, to);
    ImmutableList.Builder<Integer> next = ImmutableList.builder();
    for (Site site : table.board.sites()) {
      boolean nearer = far[site.space()] == far[from] - 1;
      if (nearer && table.cards.areAdjacent(from, site.space())) {
        next.add(site.space());
      }
    }
    return next.build();
  }
}
