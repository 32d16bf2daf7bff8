package org.lawspeaker.handofdestiny.ending;

import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.table.Table;

/** The ends of the game (HOD-HP-04, HOD-WIN-01, HOD-DRAW-01, HOD-Q-54). */
public final class Endings {
  private static final Citation LAST_WAVE = Citation.of("HOD-GAME-07");

  private Endings() {}

  /** The hero has no HP left. */
  public static void fallen(Table table) {
    end(table, Ending.FALLEN);
  }

  /** Ends the game: nothing is left to do. */
  public static void end(Table table, Ending how) {
    table.progress = table.progress.withEnding(how);
    table.setAgenda(Agenda.empty());
    if (table.isTelling()) {
      if (how != Ending.FALLEN) {
        table.tell(LAST_WAVE, "last-wave-over", "wave 4 has ended; no further wave is set up");
      }
      table.tell(
          how.citation(),
          "end",
          how.reason(),
          "result",
          how.result().name().toLowerCase(Locale.ROOT));
    }
  }
}
