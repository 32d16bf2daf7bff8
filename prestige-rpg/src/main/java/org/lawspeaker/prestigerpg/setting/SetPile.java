package org.lawspeaker.prestigerpg.setting;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Table;

/** The cards that lie face down before the players. */
public final class SetPile {
  private static final Citation UNPLAYED = Citation.of("PRE-SET-06");
  private static final Citation EDGED = Citation.of("PRE-Q-27");
  private static final Citation TRIPPED = Citation.of("PRE-Q-38");

  private SetPile() {}

  /** Cards go from a hand to where they lie face down. */
  static void set(Table table, Seat seat, Pile cards) {
    Sheet sheet = table.sheet(seat);
    Bag hand = sheet.hand();
    ImmutableList<SetCard> set = sheet.set();
    for (int i = 0; i < cards.size(); i++) {
      hand = hand.without(cards.get(i));
      set = Lists.plus(set, new SetCard(cards.get(i), false));
    }
    table.set(seat, sheet.withHand(hand).withSet(set));
  }

  /** The second card of a Stand In ends up set face down (PRE-OPPFIRE-01, PRE-Q-07). */
  public static void setSecond(Table table, Seat seat, int card) {
    Sheet sheet = table.sheet(seat);
    table.set(
        seat,
        sheet
            .withHand(sheet.hand().without(card))
            .withSet(Lists.plus(sheet.set(), new SetCard(card, true))));
  }

  /** The cards that lie before a player. */
  static Pile of(Table table, Seat seat) {
    Pile cards = Pile.empty();
    for (SetCard each : table.sheet(seat).set()) {
      cards = cards.withLast(each.card());
    }
    return cards;
  }

  static void takeBack(Table table, Seat seat) {
    Sheet sheet = table.sheet(seat);
    Bag hand = sheet.hand();
    for (SetCard each : sheet.set()) {
      hand = hand.with(each.card());
    }
    table.set(seat, sheet.withHand(hand).withSet(ImmutableList.of()));
  }

  /** The index of the card that a turn flips next; -1 if none lies there. */
  public static int next(Table table, Seat seat, boolean second) {
    ImmutableList<SetCard> set = table.sheet(seat).set();
    for (int i = 0; i < set.size(); i++) {
      if (set.get(i).second() == second) {
        return i;
      }
    }
    return -1;
  }

  /** As {@link #next}, but the lowest card: cards discarded together show no order. */
  private static int lowest(Table table, Seat seat, boolean second) {
    ImmutableList<SetCard> set = table.sheet(seat).set();
    int lowest = -1;
    for (int i = 0; i < set.size(); i++) {
      boolean lower = lowest < 0 || set.get(i).card() < set.get(lowest).card();
      lowest = set.get(i).second() == second && lower ? i : lowest;
    }
    return lowest;
  }

  /** Takes a set card away to be flipped. */
  public static int take(Table table, Seat seat, int index) {
    Sheet sheet = table.sheet(seat);
    int card = sheet.set().get(index).card();
    table.set(seat, sheet.withSet(Lists.without(sheet.set(), index)));
    return card;
  }

  /** A set card is discarded without effect; its face becomes public (PRE-Q-27). */
  public static void discard(Table table, Seat seat, int index) {
    discard(table, seat, index, EDGED);
  }

  private static void discard(Table table, Seat seat, int index, Citation why) {
    if (index >= table.sheet(seat).set().size()) {
      return;
    }
    int card = take(table, seat, index);
    table.discard(card);
    if (table.isTelling()) {
      table.tell(
          why,
          "set-discarded",
          "the set card of " + seat + " is discarded: " + table.cards.printed(card),
          "card",
          table.cards.names().card(card));
    }
  }

  /** The cards that a turn would flip are discarded (PRE-Q-38). */
  public static void discardOfTurn(Table table, OnTurn turn) {
    Seat seat = turn.seat();
    boolean second = turn.second();
    for (int i = lowest(table, seat, second); i >= 0; i = lowest(table, seat, second)) {
      discard(table, seat, i, TRIPPED);
    }
  }

  /** The user's first set card and the one chosen change places. */
  public static void swap(Table table, Seat user, Target.Card with) {
    int own = next(table, user, false);
    ImmutableList<SetCard> theirs = table.sheet(with.seat()).set();
    if (own < 0 || with.index() >= theirs.size()) {
      return;
    }
    SetCard mine = table.sheet(user).set().get(own);
    SetCard other = theirs.get(with.index());
    Sheet sheet = table.sheet(user);
    table.set(
        user,
        sheet.withSet(Lists.with(sheet.set(), own, new SetCard(other.card(), mine.second()))));
    Sheet there = table.sheet(with.seat());
    table.set(
        with.seat(),
        there.withSet(
            Lists.with(there.set(), with.index(), new SetCard(mine.card(), other.second()))));
  }

  /** Set cards that were not played are discarded when the round ends (PRE-SET-06). */
  public static void discardUnplayed(Table table) {
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      Bag unplayed = Bag.empty();
      for (SetCard each : table.sheet(seat).set()) {
        unplayed = unplayed.with(each.card());
      }
      if (!unplayed.isEmpty()) {
        Sheet sheet = table.sheet(seat).withSet(ImmutableList.of());
        table.set(seat, sheet.withShown(unplayed.toPile()));
        unplayed.toPile().forEach(card -> discardUnplayed(table, seat, card));
      }
    }
  }

  private static void discardUnplayed(Table table, Seat seat, int card) {
    table.discard(card);
    if (table.isTelling()) {
      table.tell(
          UNPLAYED,
          "unplayed",
          seat + " discards the unplayed " + table.cards.printed(card),
          "card",
          table.cards.names().card(card));
    }
  }
}
