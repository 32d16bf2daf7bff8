package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.gloomkilforth.table.Cards;

/** Which locations an effect means. */
public enum Where {
  HERE("your location"),
  NEXT_TO_YOU("a location next to yours"),
  ANYWHERE("a location of your choice");

  private final String says;

  Where(String says) {
    this.says = says;
  }

  boolean means(int at, int place) {
    return switch (this) {
      case HERE -> at == place;
      case NEXT_TO_YOU -> Cards.areAdjacent(at, place);
      case ANYWHERE -> true;
    };
  }

  /** In words. */
  String says() {
    return says;
  }
}
