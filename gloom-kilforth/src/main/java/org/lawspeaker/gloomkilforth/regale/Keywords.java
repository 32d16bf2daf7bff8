package org.lawspeaker.gloomkilforth.regale;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
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
    return missing(table, seat, needs, selected).isEmpty();
  }

  /** Whether a hero has a card for each of these, be it the same card for several. */
  static boolean canProvideEach(Table table, Seat seat, ImmutableList<String> needs) {
    return needs.stream()
        .allMatch(need -> canProvide(table, seat, ImmutableList.of(need), Bag.empty()));
  }

  /** Those of some keywords that are left when as many as possible are provided. */
  static ImmutableList<String> missing(Table table, Seat seat, ImmutableList<String> needs) {
    return missing(table, seat, needs, Bag.empty());
  }

  private static ImmutableList<String> missing(
      Table table, Seat seat, ImmutableList<String> needs, Bag selected) {
    Provision provision = new Provision(table, cards(table.hero(seat), selected), needs);
    ImmutableList.Builder<String> missing = ImmutableList.builder();
    for (int need = 0; need < needs.size(); need++) {
      if (!provision.provides(need)) {
        missing.add(needs.get(need));
      }
    }
    return missing.build();
  }

  private static Pile cards(Hero hero, Bag selected) {
    Pile cards = hero.hand().toPile();
    for (int i = 0; i < hero.assets().size(); i++) {
      int card = hero.assets().nth(i);
      cards = selected.count(card) == 0 ? cards.withLast(card) : cards;
    }
    return cards;
  }

  /**
   * Gives each keyword a card. A card that is taken goes to another keyword if the one that has it
   * can have another: so each keyword looks at each card once, however many cards are held.
   */
  private static final class Provision {
    private static final int NONE = -1;

    private final Table table;
    private final Pile cards;
    private final ImmutableList<String> needs;

    /** The keyword that each card provides. */
    private final int[] given;

    Provision(Table table, Pile cards, ImmutableList<String> needs) {
      this.table = table;
      this.cards = cards;
      this.needs = needs;
      this.given = new int[cards.size()];
      Arrays.fill(given, NONE);
    }

    /** Gives this keyword a card, too, if all that had one keep one. */
    boolean provides(int need) {
      return provides(need, new boolean[given.length]);
    }

    private boolean provides(int need, boolean[] tried) {
      for (int i = 0; i < given.length; i++) {
        if (!tried[i] && table.cards.hasKeyword(cards.get(i), needs.get(need))) {
          tried[i] = true;
          if (given[i] == NONE || provides(given[i], tried)) {
            given[i] = need;
            return true;
          }
        }
      }
      return false;
    }
  }
}
