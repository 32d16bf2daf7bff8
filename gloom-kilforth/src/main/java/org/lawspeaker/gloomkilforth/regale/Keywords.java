package org.lawspeaker.gloomkilforth.regale;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Table;

/** Which cards can provide the keywords of a chapter (GOK-CHAPTER-11, GOK-Q-46, GOK-SAGA-13). */
final class Keywords {
  private Keywords() {}

  /**
   * Whether a hero's rumours and its assets not yet selected can provide all of these, each card
   * one of them (GOK-CHAPTER-06).
   */
  static boolean canProvide(Table table, Seat seat, ImmutableList<String> needs, Bag selected) {
    if (needs.isEmpty()) {
      return true;
    }
    Hero hero = table.hero(seat);
    ImmutableList.Builder<Integer> cards = ImmutableList.builder();
    hero.hand().toPile().forEach(cards::add);
    hero.assets()
        .toPile()
        .forEach(
            card -> {
              if (selected.count(card) == 0) {
                cards.add(card);
              }
            });
    return fits(table, needs, 0, cards.build(), 0);
  }

  /** Those of some keywords that are left when as many as possible are provided. */
  static ImmutableList<String> missing(Table table, Seat seat, ImmutableList<String> needs) {
    ImmutableList<String> fewest = needs;
    for (int some = 1; some < 1 << needs.size(); some++) {
      ImmutableList.Builder<String> provided = ImmutableList.builder();
      ImmutableList.Builder<String> rest = ImmutableList.builder();
      for (int i = 0; i < needs.size(); i++) {
        ((some >> i & 1) == 1 ? provided : rest).add(needs.get(i));
      }
      ImmutableList<String> left = rest.build();
      if (left.size() < fewest.size() && canProvide(table, seat, provided.build(), Bag.empty())) {
        fewest = left;
      }
    }
    return fewest;
  }

  private static boolean fits(
      Table table, ImmutableList<String> needs, int next, ImmutableList<Integer> cards, long used) {
    if (next == needs.size()) {
      return true;
    }
    for (int i = 0; i < cards.size(); i++) {
      boolean free = (used & (1L << i)) == 0;
      if (free
          && table.cards.hasKeyword(cards.get(i), needs.get(next))
          && fits(table, needs, next + 1, cards, used | (1L << i))) {
        return true;
      }
    }
    return false;
  }
}
