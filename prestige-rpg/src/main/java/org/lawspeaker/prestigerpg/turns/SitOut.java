package org.lawspeaker.prestigerpg.turns;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players sit out the next round of this encounter (PRE-Q-38).
 *
 * @param who which
 */
@Doc("Players sit out the next round of this encounter.")
public record SitOut(@Default("you") Who who) implements OnPlayers {
  private static final Citation TRIPPED = Citation.of("PRE-Q-38");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    if (!isLifted(table, source)) {
      Sheet sheet = table.sheet(seat);
      table.set(seat, sheet.withPace(sheet.pace().withTripped(true)));
      if (table.isTelling()) {
        table.tell(TRIPPED, "tripped", seat + " sits out the next round of this encounter");
      }
    }
  }

  /**
   * Whether nothing comes of it: an Action card costs no round where the table has agreed that a
   * tripped player loses only the turn. Other texts are carried out as they are.
   */
  public static boolean isLifted(Table table, Source source) {
    return table.settings.shortTrip() && source.origin() == Origin.CARD;
  }

  @Override
  public String says() {
    return who.does("sit") + " out the next round of this encounter";
  }
}
