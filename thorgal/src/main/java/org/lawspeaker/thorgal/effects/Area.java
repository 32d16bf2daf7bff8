package org.lawspeaker.thorgal.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/** Where the cards in play are that an effect is for. */
public enum Area {
  /** The card with the effect. */
  THIS("card", ""),
  YOUR_PARTY("card", " in your party"),
  /** The parties of the opponents; for a bane player the destiny player's (THO-Q-86). */
  OTHER_PARTIES("card", " in an opponent's party"),
  ANY_PARTY("card", " in any party"),
  /** The companions that oppose the journey. */
  OPPOSING("companion", " that opposes"),
  LANDS("land", ""),
  /** Parties, opposing companions and lands (THO-Q-102). */
  IN_PLAY("card", " in play");

  private final String noun;
  private final String says;

  Area(String noun, String says) {
    this.noun = noun;
    this.says = says;
  }

  /** What a card there is called. */
  String noun() {
    return noun;
  }

  /** Where it is, after the word for it. */
  String says() {
    return says;
  }

  /** Whose parties belong to it, in the order of play; who is an opponent, THO-Q-86 says. */
  ImmutableList<Seat> parties(Table table, Source source) {
    return switch (this) {
      case YOUR_PARTY -> ImmutableList.of(source.user());
      case OTHER_PARTIES -> Who.EACH_OPPONENT.seats(table, source);
      case ANY_PARTY, IN_PLAY -> table.inOrder();
      case THIS, OPPOSING, LANDS -> ImmutableList.of();
    };
  }

  boolean hasLands() {
    return this == LANDS || this == IN_PLAY;
  }

  boolean hasOpposers() {
    return this == OPPOSING || this == IN_PLAY;
  }
}
