package org.lawspeaker.prestigerpg.life;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players gain Life Points, up to 100 (PRE-Q-46).
 *
 * @param who which
 * @param life how many
 */
@Doc("Players gain Life Points.")
public record Heal(@Default("you") Who who, @Range(min = 1, max = 100) int life)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    Damage.heal(table, seat, life);
  }

  @Override
  public String says() {
    return who.does("gain") + " " + life + " life";
  }
}
