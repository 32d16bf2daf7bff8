package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Progress;

/** Recorded successes that a hero loses, and by which clause. */
public final class Successes {
  private static final Citation LEAVES = Citation.of("GOK-CONFRONT-08");
  private static final Citation CAMPS = Citation.of("GOK-CONFRONT-09");
  private static final Citation DAWNS = Citation.of("GOK-CONFRONT-11");
  private static final Citation FINALE_LEFT = Citation.of("GOK-FINALE-07");
  private static final Citation NIGHT = Citation.of("GOK-FINALE-06");

  private Successes() {}

  /** Tells what a hero loses that is about to leave its location. */
  public static void left(Table table, Seat seat) {
    tell(table, seat, LEAVES);
    tellFinale(table, seat, FINALE_LEFT);
  }

  /** Tells what a hero loses that makes Camp. */
  public static void camped(Table table, Seat seat) {
    tell(table, seat, CAMPS);
  }

  /** Tells what a hero in Camp does not keep of a Test. */
  public static void camped(Table table, Seat seat, Progress lost) {
    tell(table, seat, lost, CAMPS);
  }

  /** Tells what a hero loses at Dawn. */
  public static void dawned(Table table, Seat seat) {
    tell(table, seat, DAWNS);
    tellFinale(table, seat, NIGHT);
  }

  /** Tells what all heroes lose as an encounter is about to leave the map. */
  public static void gone(Table table, int card, Citation because) {
    for (int i = 0; i < table.heroes.size(); i++) {
      Progress lost = table.heroes.get(i).against(card);
      if (lost != null) {
        tell(table, Seat.of(i), lost, because);
      }
    }
  }

  private static void tell(Table table, Seat seat, Citation because) {
    for (Progress lost : table.hero(seat).progress()) {
      tell(table, seat, lost, because);
    }
  }

  private static void tell(Table table, Seat seat, Progress lost, Citation because) {
    if (table.isTelling() && lost.successes() > 0) {
      tell(table, seat, table.cards.name(lost.card()), because);
    }
  }

  private static void tellFinale(Table table, Seat seat, Citation because) {
    Hero hero = table.hero(seat);
    if (table.isTelling() && hero.finale() > 0) {
      tell(table, seat, "the Finale", because);
    }
  }

  private static void tell(Table table, Seat seat, String against, Citation because) {
    table.tell(
        because,
        "lost-successes",
        seat + " loses its successes against " + against,
        "seat",
        Table.number(seat),
        "card",
        against);
  }
}
