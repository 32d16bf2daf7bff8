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
    change(table, seat, mark, -tokens);
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
