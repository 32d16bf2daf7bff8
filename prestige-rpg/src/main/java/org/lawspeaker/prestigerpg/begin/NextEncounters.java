package org.lawspeaker.prestigerpg.begin;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Weighted;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.state.Clock;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Which encounter is revealed next. The nine that were dealt and those set aside are unseen alike
 * (PRE-SETUP-06), so each unseen one is as likely as another, but for one that comes last if it was
 * dealt (PRE-Q-89): it is the ninth as often as it is among the nine.
 */
public final class NextEncounters {
  private NextEncounters() {}

  /** The distribution at this table, which has an encounter left. */
  public static Distribution<PrestigeMove> of(Table table) {
    Bag left = table.piles.encounters();
    int number = table.clock.encounter();
    int last = lastOf(table.cards, left);
    if (last < 0 || number > Clock.ENCOUNTERS) {
      return left.draw(Reveal::new);
    }
    Bag others = left.without(last);
    if (number < Clock.ENCOUNTERS && !others.isEmpty()) {
      return others.draw(Reveal::new);
    }
    return ninth(others, last);
  }

  /** The encounter among these that comes last; -1 if there is none. */
  private static int lastOf(Cards cards, Bag left) {
    for (int i = 0; i < left.size(); i++) {
      if (cards.encounter(left.nth(i)).last()) {
        return left.nth(i);
      }
    }
    return -1;
  }

  /**
   * Nine of all encounters were dealt, of which eight have been seen: so the last one was dealt
   * with 9 in 9 and the number of the others.
   */
  private static Distribution<PrestigeMove> ninth(Bag others, int last) {
    ImmutableList.Builder<PrestigeMove> moves = ImmutableList.builder();
    ImmutableLongArray.Builder weights = ImmutableLongArray.builder();
    moves.add(new Reveal(last));
    weights.add((long) Clock.ENCOUNTERS * Math.max(1, others.size()));
    for (int i = 0; i < others.size(); i++) {
      moves.add(new Reveal(others.nth(i)));
      weights.add(others.size());
    }
    return new Weighted<>(moves.build(), weights.build());
  }
}
