package org.lawspeaker.thorgal.ending;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players gain or lose horns, beside those of the lands (THO-Q-49).
 *
 * @param who which players
 * @param by how many more
 */
@Doc("Players gain or lose horns, beside those of the lands.")
public record ChangeHorns(@Default("you") Who who, @Range(min = -3, max = 3) int by)
    implements OnPlayers {
  private static final Citation COUNT = Citation.of("THO-Q-49");

  @Override
  public void befall(Table table, Source source, Seat seat) {
    int change = Math.max(by, -table.horns(seat));
    table.setSide(seat, table.side(seat).withHornChange(table.side(seat).hornChange() + change));
    if (table.isTelling()) {
      table.tell(
          COUNT,
          "horns",
          seat + " has " + Words.count(table.horns(seat), "victory horn"),
          "horns",
          "" + table.horns(seat));
    }
    Endings.checkHorns(table, seat);
  }

  @Override
  public String says() {
    return who.does(by > 0 ? "gain" : "lose") + " " + Words.count(Math.abs(by), "horn");
  }
}
