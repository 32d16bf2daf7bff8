package org.lawspeaker.hofordeals.king;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Table;

/** Shortest ways over Encounters, face up or down (HOF-Q-39). */
final class Paths {
  private Paths() {}

  /** The Encounters beside one space that are first on a shortest way to another. */
  static ImmutableList<Integer> next(Table table, int from, int to) {
    int[] distances = distances(table, to);
    ImmutableList.Builder<Integer> next = ImmutableList.builder();
    for (Site site : table.board.sites()) {
      boolean nearer = distances[site.space()] == distances[from] - 1;
      if (nearer && table.cards.areAdjacent(from, site.space())) {
        next.add(site.space());
      }
    }
    return distances[from] > table.cards.spaces() ? ImmutableList.of() : next.build();
  }

  /** How far every space is; spaces that cannot be reached are very far. */
  private static int[] distances(Table table, int to) {
    int[] distances = new int[table.cards.spaces()];
    Arrays.fill(distances, Integer.MAX_VALUE / 2);
    distances[to] = 0;
    for (int round = 0; round < table.board.sites().size(); round++) {
      for (Site site : table.board.sites()) {
        for (Site other : table.board.sites()) {
          if (table.cards.areAdjacent(site.space(), other.space())) {
            int over = distances[other.space()] + 1;
            distances[site.space()] = Math.min(distances[site.space()], over);
          }
        }
      }
    }
    return distances;
  }
}
