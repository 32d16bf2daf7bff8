package org.lawspeaker.thorgal.lasting;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.lasting.Changes.Change;
import org.lawspeaker.thorgal.state.Attribute;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** The rules as what is in force changes them: one question for each thing that it may change. */
public final class Standing {
  private Standing() {}

  /** The symbols a card in a party shows now: printed, markers, and effects in force (THO-Q-61). */
  public static Attributes attributes(Table table, Seat party, InPlay card) {
    return attributes(table, party, card, false);
  }

  /** The symbols that a companion shows which opposes and so is in no party (THO-Q-33). */
  public static Attributes opposing(Table table, Opposer opposer) {
    return attributes(table, opposer.seat(), opposer.companion(), true);
  }

  /** The symbols that the card of this id shows, in a party or opposing; none if it has left. */
  public static Attributes shown(Table table, int id) {
    Seat party = table.partyOf(id);
    InPlay card = table.inPlay(id);
    if (card != null && party != null) {
      return attributes(table, party, card);
    }
    for (Opposer opposer : table.journey.opposers()) {
      if (opposer.companion().id() == id) {
        return opposing(table, opposer);
      }
    }
    return Attributes.NONE;
  }

  private static Attributes attributes(Table table, Seat seat, InPlay card, boolean opposes) {
    Attributes sum = table.cards.destiny(card.card()).card.attributes().plus(card.markers());
    for (Change change : Changes.now(table)) {
      sum = sum.plus(change.gives().attributes(table, change.source(), seat, card, opposes));
    }
    return sum.atLeastNone();
  }

  public static Attributes strength(Table table) {
    Attributes sum = Attributes.NONE;
    for (Change change : Changes.now(table)) {
      sum = sum.plus(change.gives().strength(table, change.source()));
    }
    return sum;
  }

  public static Attributes difficulty(Table table) {
    Attributes sum = Attributes.NONE;
    for (Change change : Changes.now(table)) {
      sum = sum.plus(change.gives().difficulty(table, change.source()));
    }
    return sum;
  }

  /** What it costs a seat to play a card; never less than nothing (THO-Q-45). */
  public static int cost(Table table, Seat payer, Suit suit, int card) {
    int cost = table.cards.cost(suit, card);
    for (Change change : Changes.now(table)) {
      cost += change.gives().cost(table, change.source(), payer, suit, card);
    }
    return Math.max(0, cost);
  }

  /** Whether a text lets a card be played in this phase. */
  public static boolean allows(Table table, Seat player, Suit suit, int card, Phase phase) {
    for (Change change : Changes.now(table)) {
      if (change.gives().allows(table, change.source(), player, suit, card, phase)) {
        return true;
      }
    }
    return false;
  }

  public static boolean forbidsPlaying(Table table, Seat player, Suit suit, int card) {
    for (Change change : Changes.now(table)) {
      if (change.gives().forbidsPlaying(table, change.source(), player, suit, card)) {
        return true;
      }
    }
    return false;
  }

  public static boolean forbidsActivating(Table table, int id) {
    for (Change change : Changes.now(table)) {
      if (change.gives().forbidsActivating(table, change.source(), id)) {
        return true;
      }
    }
    return false;
  }

  /** How much of this damage is received. */
  public static int damage(Table table, Seat receiver, int amount) {
    int received = amount;
    for (Change change : Changes.now(table)) {
      received += change.gives().damage(table, change.source(), receiver);
    }
    return Math.max(0, received);
  }

  public static boolean paysFromPool(Table table, Seat receiver) {
    for (Change change : Changes.now(table)) {
      if (change.gives().paysFromPool(table, change.source(), receiver)) {
        return true;
      }
    }
    return false;
  }

  public static boolean waivesUpkeep(Table table, InPlay companion) {
    for (Change change : Changes.now(table)) {
      if (change.gives().waivesUpkeep(table, change.source(), companion)) {
        return true;
      }
    }
    return false;
  }

  /** The damage for keeping a companion whose upkeep fails. */
  public static int upkeepPrice(Table table, int printed) {
    int price = printed;
    for (Change change : Changes.now(table)) {
      price += change.gives().upkeepPrice(table, change.source());
    }
    return Math.max(0, price);
  }

  public static int wolfUses(Table table, Seat user) {
    int uses = 0;
    for (Change change : Changes.now(table)) {
      uses += change.gives().wolfUses(table, change.source(), user);
    }
    return uses;
  }

  public static boolean activatesExhausted(Table table, int id) {
    for (Change change : Changes.now(table)) {
      if (change.gives().activatesExhausted(table, change.source(), id)) {
        return true;
      }
    }
    return false;
  }

  public static boolean turnsAttaching(Table table, Suit suit, int card) {
    for (Change change : Changes.now(table)) {
      if (change.gives().turnsAttaching(table, change.source(), suit, card)) {
        return true;
      }
    }
    return false;
  }

  public static boolean opposesFree(Table table, Seat seat, InPlay companion) {
    for (Change change : Changes.now(table)) {
      if (change.gives().opposesFree(table, change.source(), seat, companion)) {
        return true;
      }
    }
    return false;
  }

  public static int opposeMore(Table table, Seat seat) {
    int more = 0;
    for (Change change : Changes.now(table)) {
      more += change.gives().opposeMore(table, change.source(), seat);
    }
    return more;
  }

  public static boolean forbidsOpposing(Table table, Seat seat, InPlay companion) {
    for (Change change : Changes.now(table)) {
      if (change.gives().forbidsOpposing(table, change.source(), seat, companion)) {
        return true;
      }
    }
    return false;
  }

  public static boolean disregards(Table table, Attribute attribute) {
    for (Change change : Changes.now(table)) {
      if (change.gives().disregards(table, change.source(), attribute)) {
        return true;
      }
    }
    return false;
  }

  public static int fatePoints(Table table, Seat seat) {
    int more = 0;
    for (Change change : Changes.now(table)) {
      more += change.gives().fatePoints(table, change.source(), seat);
    }
    return more;
  }

  public static boolean drawsAfterPool(Table table, Seat seat) {
    for (Change change : Changes.now(table)) {
      if (change.gives().drawsAfterPool(table, change.source(), seat)) {
        return true;
      }
    }
    return false;
  }

  public static boolean allowsCopies(Table table, Seat seat, int card) {
    for (Change change : Changes.now(table)) {
      if (change.gives().allowsCopies(table, change.source(), seat, card)) {
        return true;
      }
    }
    return false;
  }

  public static int readiesMore(Table table, Seat seat, InPlay card) {
    int more = 0;
    for (Change change : Changes.now(table)) {
      more += change.gives().readiesMore(table, change.source(), seat, card);
    }
    return more;
  }

  public static boolean keepsMarkers(Table table, int id) {
    for (Change change : Changes.now(table)) {
      if (change.gives().keepsMarkers(table, change.source(), id)) {
        return true;
      }
    }
    return false;
  }

  public static int keepsInHand(Table table, Seat seat) {
    int kept = 0;
    for (Change change : Changes.now(table)) {
      kept += change.gives().keepsInHand(table, change.source(), seat);
    }
    return kept;
  }
}
