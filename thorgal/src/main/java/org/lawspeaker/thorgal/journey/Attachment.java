package org.lawspeaker.thorgal.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Attached;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;

/** Where an event or bane card goes when it is resolved (THO-ATTACH-01, THO-ATTACH-05). */
public final class Attachment {
  private static final Citation ATTACHED = Citation.of("THO-ATTACH-01");
  private static final Citation NO_SYMBOL = Citation.of("THO-ATTACH-05");
  private static final Citation BY_TEXT = Citation.of("THO-GEN-03");
  private static final Citation EVENT = Citation.of("THO-EVENT-06");
  private static final Citation BANE = Citation.of("THO-BANE-06");

  private Attachment() {}

  /**
   * Attaches the card to the destination, where it stays to Journey step 4 (THO-ATTACH-06), or
   * destroys it: in Dawn and Dusk always (THO-EVENT-07, THO-BANE-07). Either way it is used up
   * (THO-CARD-07, THO-CARD-18), and goes to piles of its owner (THO-Q-24).
   */
  public static void finish(Table table, Seat owner, Suit suit, int card) {
    if (attaches(table, suit, card)) {
      table.journey =
          table.journey.withAttached(
              Lists.plus(table.journey.attached(), new Attached(suit, card, owner)));
      if (table.isTelling()) {
        String name = table.cards.printed(suit, card);
        Citation why = isTurned(table, suit, card) ? BY_TEXT : ATTACHED;
        table.tell(why, "attached", name + " is attached to the land", "card", name);
      }
      return;
    }
    table.bury(owner, suit, card);
    if (table.isWeighing()) {
      String name = table.cards.printed(suit, card);
      table.weigh(ATTACHED, name + " is not attached: " + whyNot(table, suit, card));
    }
    if (table.isTelling()) {
      String name = table.cards.printed(suit, card);
      table.tell(
          destroyedBy(table, suit, card),
          "destroyed",
          name + " goes to " + suit.destroyed(),
          "card",
          name);
    }
    Happening.announceOutOfPlay(table, Occasion.DESTROYED, owner, suit, card);
  }

  private static Citation destroyedBy(Table table, Suit suit, int card) {
    if (!table.journey.hasDestination()) {
      return suit == Suit.DESTINY ? EVENT : BANE;
    }
    return isTurned(table, suit, card) ? BY_TEXT : NO_SYMBOL;
  }

  private static String whyNot(Table table, Suit suit, int card) {
    if (!table.journey.hasDestination()) {
      return "no journey has a destination";
    }
    return isTurned(table, suit, card)
        ? "a text keeps it off the land"
        : "it shows no attribute symbol";
  }

  /**
   * By printed symbols, any of them (THO-ATTACH-02), and only while a journey has a destination
   * (THO-Q-37).
   */
  public static boolean attaches(Table table, Suit suit, int card) {
    boolean shows = !printed(table, suit, card).isNone();
    return table.journey.hasDestination() && shows != isTurned(table, suit, card);
  }

  private static boolean isTurned(Table table, Suit suit, int card) {
    return table
        .changes()
        .any(Attaching.class, (from, each) -> each.turnsAttaching(table, from, suit, card));
  }

  /** The printed symbols of an event or bane card. */
  static Attributes printed(Table table, Suit suit, int card) {
    return suit == Suit.DESTINY
        ? table.cards.destiny(card).card.attributes()
        : table.cards.bane(card).attributes();
  }
}
