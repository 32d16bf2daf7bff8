package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Table;

/** Locations fall into gloom, and come out of it (GOK-LOC-02). */
public final class Gloom {
  private static final Citation FLIP = Citation.of("GOK-LOC-02");
  private static final Citation SPREADS = Citation.of("GOK-NIGHT-04");

  private Gloom() {}

  /** A location falls into gloom, once (GOK-Q-20); whether it does. */
  static boolean falls(Table table, int place) {
    return flip(table, place, true, "falls into gloom", FLIP);
  }

  /** The location that the Night card names falls into gloom, once; whether it does. */
  public static boolean spreads(Table table, int place) {
    return flip(table, place, true, "falls into gloom", SPREADS);
  }

  /** A location comes out of gloom. */
  static void lifts(Table table, int place) {
    flip(table, place, false, "comes out of gloom", FLIP);
  }

  private static boolean flip(Table table, int place, boolean gloom, String does, Citation why) {
    Site site = table.sites.get(place);
    if (site.gloom() == gloom) {
      return false;
    }
    table.set(place, site.withGloom(gloom));
    if (table.isTelling()) {
      String name = table.location(place).name();
      table.tell(why, gloom ? "gloom" : "gloom-lifts", name + " " + does, "card", name);
    }
    return true;
  }
}
