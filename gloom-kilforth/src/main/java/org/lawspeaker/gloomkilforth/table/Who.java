package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;

/**
 * Which heroes an effect means. Who is defeated or eliminated is left out (GOK-DEFEATED-06), but a
 * defeated hero counts for Strongest and Weakest (GOK-Q-101).
 */
public enum Who {
  YOU("you"),
  EACH_HERO("each hero"),
  EACH_HERO_HERE("each hero at your location"),
  /** At Night a Hidden hero escapes many a card (GOK-HIDE-04). */
  EACH_HERO_NOT_HIDDEN("each hero that is not Hidden"),
  ONE_HERO("one hero of your choice"),
  ANOTHER_HERO_HERE("another hero at your location"),
  /** The hero with the highest skill level (GOK-DEF-06). */
  STRONGEST("the Strongest hero"),
  /** The hero with the lowest skill level (GOK-DEF-07). */
  WEAKEST("the Weakest hero");

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

  /** Whether only one of those that are meant is chosen. */
  public boolean isOne() {
    return this == ONE_HERO || this == ANOTHER_HERO_HERE || isRanked();
  }

  /** Whether it means heroes that are where the user is. */
  public boolean isHere() {
    return this == EACH_HERO_HERE || this == ANOTHER_HERO_HERE;
  }

  /** Whether it compares heroes, so that several may be equal. */
  public boolean isRanked() {
    return this == STRONGEST || this == WEAKEST;
  }

  /** Who chooses that one: the user, but the First Hero among equals (GOK-DEF-08). */
  public Seat chooser(Table table, Source source) {
    return isRanked() ? table.clock.first() : source.user();
  }

  /**
   * The seats that are meant, clockwise from the user.
   *
   * @param at the place that is "here"
   */
  public ImmutableList<Seat> seats(Table table, Source source, int at) {
    ImmutableList.Builder<Seat> all = ImmutableList.builderWithExpectedSize(table.heroes.size());
    for (Seat seat : table.clockwise(source.user())) {
      boolean counts = isRanked() ? !table.hero(seat).eliminated() : table.hero(seat).isThere();
      if (counts && means(table, source, seat, at)) {
        all.add(seat);
      }
    }
    return all.build();
  }

  private boolean means(Table table, Source source, Seat seat, int at) {
    boolean here = table.hero(seat).at() == at;
    return switch (this) {
      case YOU -> seat.equals(source.user());
      case EACH_HERO, ONE_HERO -> true;
      case EACH_HERO_HERE -> here;
      case ANOTHER_HERO_HERE -> here && !seat.equals(source.user());
      case EACH_HERO_NOT_HIDDEN -> !table.hero(seat).hidden();
      case STRONGEST -> Strength.isStrongest(table, seat);
      case WEAKEST -> Strength.isWeakest(table, seat);
    };
  }
}
