package org.lawspeaker.thorgal.action;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.party.Entering;
import org.lawspeaker.thorgal.party.Uniqueness;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;

/** Playing a card from the hand: who may, when, and for what. */
public final class Playing {
  private static final Citation OWN_ROLE = Citation.of("THO-ACT-07");
  private static final Citation OWN_CARDS = Citation.of("THO-GEN-04");
  private static final Citation COST = Citation.of("THO-PLAY-04");
  private static final Citation DAWN_ONLY = Citation.of("THO-ACT-06");
  private static final Citation EVENT_PHASE = Citation.of("THO-EVENT-01");
  private static final Citation BANE_PHASE = Citation.of("THO-BANE-01");
  private static final Citation BOUND = Citation.of("THO-Q-104");
  private static final Citation FORBIDDEN = Citation.of("THO-Q-99");
  private static final Citation PAY = Citation.of("THO-PLAY-01");
  private static final Citation PAY_EVENT = Citation.of("THO-EVENT-02");
  private static final Citation PAY_BANE = Citation.of("THO-BANE-02");
  private static final Citation FREE = Citation.of("THO-PLAY-05");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");

  private Playing() {}

  /** Adds everything that forbids this seat, whose action it is, to play this card now. */
  public static void judge(Table table, Seat seat, Suit suit, int card, Faults faults) {
    if (suit != table.suitOf(seat)) {
      faults.add(OWN_ROLE, "not-your-role", "role", table.suitOf(seat).says());
    }
    if (!table.store(seat, suit).hand().contains(card)) {
      faults.add(OWN_CARDS, "not-in-hand");
      return;
    }
    if (table.clock.actions() >= table.settings.actionBound()) {
      faults.add(BOUND, "bound-reached", "bound", table.settings.actionBound());
    }
    int cost = cost(table, seat, suit, card);
    int pool = table.store(seat, suit).pool();
    if (cost > pool) {
      faults.add(COST, "pool-too-small", "short-by", cost - pool);
    }
    judgePhase(table, seat, suit, card, faults);
    if (isForbidden(table, seat, suit, card)) {
      faults.add(FORBIDDEN, "forbidden");
    }
    if (suit == Suit.DESTINY && !table.cards.destiny(card).isEvent()) {
      Uniqueness.judge(table, seat, card, faults);
    }
  }

  private static void judgePhase(Table table, Seat seat, Suit suit, int card, Faults faults) {
    Phase phase = table.clock.phase();
    if (!isInPhase(table, suit, card) && !isAllowed(table, seat, suit, card, phase)) {
      faults.add(timeOf(table, suit, card), "wrong-phase", "phase", phase.says());
    }
  }

  /**
   * Events and bane cards are played in the phases they show (THO-CARD-06, THO-CARD-15), companions
   * and supports in Dawn.
   */
  private static boolean isInPhase(Table table, Suit suit, int card) {
    Phase phase = table.clock.phase();
    if (suit == Suit.BANE) {
      return table.cards.bane(card).shows(phase);
    }
    Anatomy anatomy = table.cards.destiny(card);
    return anatomy.isEvent() ? anatomy.shows(phase) : phase == Phase.DAWN;
  }

  /** The clause that says when such a card is played. */
  private static Citation timeOf(Table table, Suit suit, int card) {
    if (suit == Suit.BANE) {
      return BANE_PHASE;
    }
    return table.cards.destiny(card).isEvent() ? EVENT_PHASE : DAWN_ONLY;
  }

  /** What it costs a player to play a card; never less than nothing (THO-Q-45). */
  public static int cost(Table table, Seat seat, Suit suit, int card) {
    int more =
        table
            .changes()
            .sum(ChangeCost.class, (from, each) -> each.cost(table, from, seat, suit, card));
    return Math.max(0, table.cards.cost(suit, card) + more);
  }

  /** A text that forbids goes before one that allows (THO-Q-99). */
  private static boolean isForbidden(Table table, Seat seat, Suit suit, int card) {
    return table
        .changes()
        .any(Forbid.class, (from, each) -> each.forbidsPlaying(table, from, seat, suit, card));
  }

  private static boolean isAllowed(Table table, Seat seat, Suit suit, int card, Phase phase) {
    return table
        .changes()
        .any(AllowPhase.class, (from, each) -> each.allows(table, from, seat, suit, card, phase));
  }

  /** The clauses that let this card be played; first, if need be, that a text goes before them. */
  public static ImmutableList<Citation> allowedBy(Table table, Seat seat, Suit suit, int card) {
    int cost = cost(table, seat, suit, card);
    ImmutableList.Builder<Citation> clauses = ImmutableList.builder();
    if (cost != table.cards.cost(suit, card)
        || !isInPhase(table, suit, card)
        || (suit == Suit.DESTINY && Uniqueness.isCopyByText(table, seat, card))) {
      clauses.add(BY_TEXT);
    }
    clauses.add(timeOf(table, suit, card), payFor(table, suit, card));
    return cost == 0 ? clauses.add(FREE).build() : clauses.build();
  }

  private static Citation payFor(Table table, Suit suit, int card) {
    if (suit == Suit.BANE) {
      return PAY_BANE;
    }
    return table.cards.destiny(card).isEvent() ? PAY_EVENT : PAY;
  }

  /** Pays for the card, of whatever type, from the pool of its suit (THO-PLAY-07), and plays it. */
  public static void play(Table table, Seat seat, Suit suit, int card) {
    int cost = cost(table, seat, suit, card);
    Store store = table.store(seat, suit).withoutShown(card);
    table.setStore(seat, suit, store);
    table.payPool(seat, suit, cost);
    boolean resolves = suit == Suit.BANE || table.cards.destiny(card).isEvent();
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tell(
          payFor(table, suit, card),
          "played",
          seat + " plays " + name + " for " + cost + " of the " + suit.says() + " pool",
          "card",
          name,
          "cost",
          "" + cost);
    }
    if (resolves) {
      table.push(Resolving.start(seat, suit, card, symbols(table, suit, card)));
      Happening.announceOutOfPlay(table, Occasion.PLAYED, seat, suit, card);
    } else {
      Entering.played(table, seat, card);
    }
  }

  private static int symbols(Table table, Suit suit, int card) {
    if (suit == Suit.DESTINY) {
      return table.cards.destiny(card).card.symbols().size();
    }
    BaneCard bane = table.cards.bane(card);
    return bane.symbols().size();
  }
}
