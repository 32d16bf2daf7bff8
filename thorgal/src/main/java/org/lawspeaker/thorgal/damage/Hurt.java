package org.lawspeaker.thorgal.damage;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.Count;
import org.lawspeaker.thorgal.effects.OnPlayers;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.Who;

/**
 * Players receive damage (THO-DMG-07).
 *
 * @param who which players
 * @param damage how much, or how much for each thing counted
 * @param per what is counted, if anything
 */
@Doc("Players receive damage.")
public record Hurt(
    @Default("destiny-player") Who who, @Range(min = 1, max = 9) int damage, Optional<Count> per)
    implements OnPlayers {
  @Override
  public void befall(Table table, Source source, Seat seat) {
    Damage.deal(table, seat, per.map(count -> count.in(table, source)).orElse(1) * damage);
  }

  @Override
  public String says() {
    return who.does("receive")
        + " "
        + damage
        + " damage"
        + per.map(count -> " for each " + count.says(1)).orElse("");
  }
}
