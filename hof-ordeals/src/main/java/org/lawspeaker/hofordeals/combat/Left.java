package org.lawspeaker.hofordeals.combat;

/** What can still be assigned in a combat round, as the Power of each source. */
final class Left {
  private final int[] cards;
  private final int size;
  private final int sure;

  /**
   * Sources that Protection may ignore, and Power that it passes over.
   *
   * @param cards the Power of each source that Protection takes for a card
   * @param size how many of them there are
   * @param sure the Power of all others together (HOF-Q-28, HOF-Q-122)
   */
  Left(int[] cards, int size, int sure) {
    this.cards = cards;
    this.size = size;
    this.sure = sure;
  }

  /** With the rest of a divided card; it is one more source, or sure. */
  Left with(int rest, boolean isSure) {
    if (isSure) {
      return new Left(cards, size, sure + rest);
    }
    cards[size] = rest; // a slot in use always leaves room
    return new Left(cards, size + 1, sure);
  }

  /** Whether there is Power that Protection passes over. */
  boolean isSure() {
    return sure > 0;
  }

  /** How many sources with Power Protection may ignore. */
  int withPower() {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += cards[i] > 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * Whether an enemy can be defeated in this round with what is left, the weakest of it where
   * Protection ignores it (HOF-Q-30).
   */
  boolean canDefeat(int missing, int ignored) {
    int sum = sure;
    for (int i = 0; i < size; i++) {
      sum += cards[i];
    }
    int lost = 0;
    int floor = 0;
    int left = ignored;
    while (left > 0) {
      int least = Integer.MAX_VALUE;
      int equal = 0;
      for (int i = 0; i < size; i++) {
        if (cards[i] > floor && cards[i] < least) {
          least = cards[i];
          equal = 1;
        } else if (cards[i] == least) {
          equal++;
        }
      }
      if (least == Integer.MAX_VALUE) {
        return missing <= sure;
      }
      lost += least * Math.min(left, equal);
      left -= equal;
      floor = least;
    }
    return sum - lost >= missing;
  }
}
