package org.lawspeaker.prestigerpg.scoring;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.OnPlayers;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Players gain Prestige, or lose it if it is below 0 (PRE-Q-68).
 *
 * @param who which
 * @param prestige how much
 */
@Doc("Players gain Prestige, or lose it if it is below 0.")
public record GainPrestige(@Default("you") Who who, @Range(min = -9, max = 9) int prestige)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    Scoring.gain(table, seat, prestige, Cause.of(table, source).clause());
  }

  @Override
  public String says() {
    return (prestige < 0 ? who.does("lose") + " " + -prestige : who.does("gain") + " " + prestige)
        + " Prestige";
  }
}
