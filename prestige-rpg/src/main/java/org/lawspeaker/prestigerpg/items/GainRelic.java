package org.lawspeaker.prestigerpg.items;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players gain the top Relic each (PRE-RELIC-02), or Prestige where none is left (PRE-Q-87).
 *
 * @param who which
 * @param otherwise the Prestige where there is none
 */
@Doc("Players gain a Relic each, or Prestige where none is left.")
public record GainRelic(
    @Default("you") Who who, @Default("2") @Range(min = 0, max = 9) int otherwise)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new GainingRelic(seat, otherwise));
  }

  @Override
  public String says() {
    return who.does("gain")
        + " a Relic"
        + (otherwise == 0 ? "" : " (" + otherwise + " Prestige if none is left)");
  }
}
