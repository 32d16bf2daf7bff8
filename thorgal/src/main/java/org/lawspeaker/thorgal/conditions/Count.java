package org.lawspeaker.thorgal.conditions;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.DestinyType;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/** A number read off the table, for the user of an effect. */
public enum Count {
  /** Cards in the hand of the role that the user holds. */
  HAND("card", " in your hand"),
  POOL("card", " in your pool"),
  DECK("card", " in your deck"),
  VALHALLA("card", " in your Valhalla"),
  NIFLHEIM("card", " in your Niflheim"),
  PARTY("card", " in your party"),
  COMPANIONS("companion", " in your party"),
  SUPPORTS("support", " in your party"),
  HORNS("horn", " of yours"),
  /** Horns of the destiny player. */
  DESTINY_HORNS("horn", " of the destiny player"),
  CONQUERED_LANDS("conquered land", ""),
  ATTACHED("card", " attached to the destination"),
  OPPOSING("opposing companion", ""),
  /** Exhaustion markers on the card with the effect. */
  MARKERS_HERE("exhaustion marker", " on this");

  private final String noun;
  private final String rest;

  Count(String noun, String rest) {
    this.noun = noun;
    this.rest = rest;
  }

  /** What is counted, if it is so many: {@code cards in your hand}. */
  public String says(int number) {
    return Words.noun(number, noun) + rest;
  }

  /** That there are so many: {@code there are at least 2 cards in your hand}. */
  String isBounded(String bounds, int number) {
    return switch (this) {
      case HORNS -> "you have " + bounds + " " + Words.noun(number, noun);
      case DESTINY_HORNS -> "the destiny player has " + bounds + " " + Words.noun(number, noun);
      default -> (number == 1 ? "there is " : "there are ") + bounds + " " + says(number);
    };
  }

  boolean isOfJourney() {
    return this == ATTACHED || this == OPPOSING;
  }

  public int in(Table table, Source source) {
    Seat user = source.user();
    Suit suit = table.suitOf(user);
    Store store = table.store(user, suit);
    return switch (this) {
      case HAND -> store.hand().size();
      case POOL -> store.pool();
      case DECK -> store.deck();
      case VALHALLA -> table.store(user, Suit.DESTINY).destroyed().size();
      case NIFLHEIM -> table.store(user, Suit.BANE).destroyed().size();
      case PARTY -> table.side(user).party().size();
      case COMPANIONS -> of(table, user, DestinyType.COMPANION);
      case SUPPORTS -> of(table, user, DestinyType.SUPPORT);
      case HORNS -> table.horns(user);
      case DESTINY_HORNS -> table.horns(table.clock.destiny());
      case CONQUERED_LANDS -> (int) table.lands.stream().filter(land -> land.isConquered()).count();
      case ATTACHED -> table.journey.attached().size();
      case OPPOSING -> table.journey.opposers().size();
      case MARKERS_HERE -> table.exhaustion(source.id());
    };
  }

  private static int of(Table table, Seat seat, DestinyType type) {
    int count = 0;
    for (InPlay card : table.side(seat).party()) {
      count += table.cards.destiny(card.card()).type == type ? 1 : 0;
    }
    return count;
  }
}
