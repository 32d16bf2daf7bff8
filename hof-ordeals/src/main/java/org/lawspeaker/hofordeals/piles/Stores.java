package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Table;

/** Decks that have run out are made anew. */
public final class Stores {
  private static final Citation PLAYER = Citation.of("HOF-DECK-01");
  private static final Citation MINIONS = Citation.of("HOF-DECK-04");
  private static final Citation DEALER = Citation.of("HOF-DECK-05");
  private static final Citation PAIN = Citation.of("HOF-DECK-06");
  private static final Citation DESTROYED = Citation.of("HOF-DECK-10");

  private Stores() {}

  /**
   * An empty Player deck: what was there has been drawn first (HOF-DECK-02), now the discard pile
   * is shuffled, and nothing else (HOF-Q-34).
   */
  public static boolean renewPlayers(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    if (hero.discard().isEmpty()) {
      return false;
    }
    table.set(seat, hero.reshuffling());
    if (table.isTelling()) {
      table.tell(
          PLAYER, "shuffled", seat + " shuffles the discard pile", "seat", Table.number(seat));
    }
    return true;
  }

  /** An empty Minion deck. */
  public static boolean renewMinions(Table table) {
    Supply renewed = renewed(table, table.decks.minions(), Kind.MINION, MINIONS);
    table.decks = table.decks.withMinions(renewed);
    return !renewed.deck().isEmpty();
  }

  /** An empty Pain deck. */
  public static boolean renewPain(Table table) {
    Supply renewed = renewed(table, table.decks.pain(), Kind.PAIN, PAIN);
    table.decks = table.decks.withPain(renewed);
    return !renewed.deck().isEmpty();
  }

  /** An empty Dealer's deck (HOF-Q-90). */
  public static boolean renewDealer(Table table) {
    Supply dealer = table.decks.dealer();
    Supply renewed = renewed(table, dealer, Kind.SKILL, DEALER);
    table.decks = table.decks.withDealer(renewed);
    return !renewed.deck().isEmpty();
  }

  private static Supply renewed(Table table, Supply supply, Kind kind, Citation why) {
    if (!supply.discard().isEmpty()) {
      table.tell(why, "shuffled", "the discard pile is shuffled into a new deck");
      return Supply.shuffled(supply.discard());
    }
    return new Supply(Deck.shuffled(fromBox(table, kind)), Bag.empty());
  }

  /** An empty Relic deck. */
  public static boolean renewRelics(Table table) {
    Bag back = fromBox(table, Kind.RELIC);
    table.decks = table.decks.withRelics(Deck.shuffled(back));
    return !table.decks.relics().isEmpty();
  }

  /** An empty Curse supply. */
  public static boolean renewCurses(Table table) {
    Bag back = fromBox(table, Kind.CURSE);
    table.decks = table.decks.withCurses(Deck.shuffled(back));
    return !table.decks.curses().isEmpty();
  }

  /** Destroyed cards of a deck that has run out come back (HOF-Q-54). */
  public static Bag fromBox(Table table, Kind kind) {
    if (inBox(table, kind) == 0) {
      return Bag.empty();
    }
    Bag box = table.decks.box();
    Heap back = Heap.empty();
    Heap stay = Heap.empty();
    for (int i = 0; i < box.size(); i++) {
      (isOf(table, box.nth(i), kind) ? back : stay).add(box.nth(i));
    }
    table.decks = table.decks.withBox(stay.rest());
    table.tell(DESTROYED, "brought-back", "the destroyed cards of the deck come back");
    return back.rest();
  }

  /** How many destroyed cards would come back. */
  public static int inBox(Table table, Kind kind) {
    Bag box = table.decks.box();
    int count = 0;
    for (int i = 0; i < box.size(); i++) {
      count += isOf(table, box.nth(i), kind) ? 1 : 0;
    }
    return count;
  }

  private static boolean isOf(Table table, int card, Kind kind) {
    Kind found = table.cards.kind(card);
    return found == kind || (kind == Kind.SKILL && found.isDealers());
  }
}
