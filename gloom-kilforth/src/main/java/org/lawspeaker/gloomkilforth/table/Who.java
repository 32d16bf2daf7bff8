package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;

/** Which heroes an effect means. Who is defeated or eliminated is left out (GOK-DEFEATED-06). */
public enum Who {
  YOU("you"),
  EACH_HERO("each hero"),
  EACH_HERO_HERE("each hero at your location"),
  /** At Night a Hidden hero escapes many a card (GOK-HIDE-04). */
  EACH_HERO_NOT_HIDDEN("each hero that is not Hidden");

  private final String says;

  Who(String says) {
    this.says = says;
  }

  /** Who does something, as an order: {@code draw}, {@code each hero draws}. */
  public String orders(String verb) {
    return this == YOU ? verb : says + " " + verb + "s";
  }

  /** A sentence about you, said of whom this means: {@code each hero has Fight +1}. */
  public String does(String sentence) {
    if (this == YOU) {
      return sentence;
    }
    String theirs = Wording.theirs(sentence);
    return sentence.startsWith("you ")
        ? says + theirs.substring("they".length()).replaceFirst("^ have\\b", " has")
        : "for " + says + ", " + theirs;
  }

  /** The seats that are meant, clockwise from the user. */
  public ImmutableList<Seat> seats(Table table, Source source) {
    int seats = table.heroes.size();
    ImmutableList.Builder<Seat> all = ImmutableList.builderWithExpectedSize(seats);
    for (int i = 0; i < seats; i++) {
      Seat seat = Seat.of((source.user().index() + i) % seats);
      if (table.hero(seat).isThere() && means(table, source, seat)) {
        all.add(seat);
      }
    }
    return all.build();
  }

  private boolean means(Table table, Source source, Seat seat) {
    return switch (this) {
      case YOU -> seat.equals(source.user());
      case EACH_HERO -> true;
      case EACH_HERO_HERE -> table.hero(seat).at() == table.hero(source.user()).at();
      case EACH_HERO_NOT_HIDDEN -> !table.hero(seat).hidden();
    };
  }
}
