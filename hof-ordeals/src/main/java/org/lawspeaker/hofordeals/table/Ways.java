package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Site;

/** Shortest ways over Encounters, face up or down (HOF-Q-39). */
public final class Ways {
  /** Farther than any way on any board. */
  public static final int NOWHERE = 1000;

  private Ways() {}

  /** By space: how many moves it is away from this one; {@link #NOWHERE} if no way leads there. */
  public static int[] from(Cards cards, Board board, int space) {
    int[] far = new int[cards.spaces()];
    Arrays.fill(far, NOWHERE);
    far[space] = 0;
    ImmutableList<Site> sites = board.sites();
    for (int step = 0; step < sites.size(); step++) {
      for (int i = 0; i < sites.size(); i++) {
        int reached = sites.get(i).space();
        for (int j = 0; far[reached] == step && j < sites.size(); j++) {
          int next = sites.get(j).space();
          if (far[next] == NOWHERE && cards.areAdjacent(reached, next)) {
            far[next] = step + 1;
          }
        }
      }
    }
    return far;
  }
}
