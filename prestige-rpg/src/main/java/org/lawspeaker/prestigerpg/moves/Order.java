package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.kit.Pile;

/**
 * The living players draw these Initiative numbers, in seat order.
 *
 * @param numbers a permutation of 1 to the number of living players
 */
public record Order(Pile numbers) implements NatureMove {
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
}
