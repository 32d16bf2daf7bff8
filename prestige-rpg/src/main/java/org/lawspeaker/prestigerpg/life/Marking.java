package org.lawspeaker.prestigerpg.life;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Marks;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Table;

/** Tokens are put on character sheets and taken off. */
public final class Marking {
  private static final Citation POISONED = Citation.of("PRE-POISON-01");
  private static final Citation TURNED = Citation.of("PRE-VAMPYRE-01");
  private static final Citation BITTEN = Citation.of("PRE-Q-84");
  private static final Citation ONE = Citation.of("PRE-Q-80");

  private Marking() {}

  /** A player gets tokens; one who has been turned cannot be turned again (PRE-Q-82). */
  public static void place(Table table, Seat seat, Mark mark, int tokens) {
    if (!table.lives(seat)) {
      return;
    }
    change(table, seat, mark, tokens);
    if (table.isTelling()) {
      Citation why =
          switch (mark) {
            case POISON -> POISONED;
            case TURNED -> TURNED;
            case BITE -> BITTEN;
          };
      String what = " " + mark.says() + " " + Words.noun(tokens, "token");
      table.tell(why, "token", seat + " gets " + tokens + what);
    }
    if (mark == Mark.TURNED) {
      Death.turned(table);
    }
  }

  /**
   * Tokens are taken off a player, as many as there are. One who was turned is so no more
   * (PRE-VAMPYRE-06), and keeps the life and the Prestige of that time (PRE-VAMPYRE-07).
   */
  public static void takeOff(Table table, Seat seat, Mark mark, int tokens) {
    if (mark == Mark.POISON && table.foe.isFaced()) {
      cure(table, seat, tokens);
    } else {
      change(table, seat, mark, -tokens);
    }
  }

  /**
   * During an encounter a player loses one poison token at most, unless a card takes several
   * (PRE-Q-80).
   */
  private static void cure(Table table, Seat seat, int tokens) {
    Marks marks = table.sheet(seat).marks();
    if (marks.poison() == 0) {
      return;
    }
    if (marks.cured() && tokens == 1) {
      if (table.isTelling()) {
        table.tell(ONE, "not-cured", seat + " has lost a poison token in this encounter already");
      }
      return;
    }
    change(table, seat, Mark.POISON, -tokens);
    mark(table, seat, true);
  }

  /** A new encounter: everybody may lose a poison token again (PRE-Q-80). */
  public static void forgetCures(Table table) {
    for (int i = 0; i < table.seats(); i++) {
      if (table.sheets.get(i).marks().cured()) {
        mark(table, Seat.of(i), false);
      }
    }
  }

  private static void mark(Table table, Seat seat, boolean cured) {
    Sheet sheet = table.sheet(seat);
    table.set(seat, sheet.withMarks(sheet.marks().withCured(cured)));
  }

  private static void change(Table table, Seat seat, Mark mark, int by) {
    Sheet sheet = table.sheet(seat);
    Marks marks = sheet.marks();
    Marks changed =
        switch (mark) {
          case POISON -> marks.withPoison(Math.max(0, marks.poison() + by));
          case TURNED -> marks.withTurned(by > 0);
          case BITE -> marks.withBites(Math.max(0, marks.bites() + by));
        };
    table.set(seat, sheet.withMarks(changed));
  }
}
