package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Values;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Attacks are worth more or less.
 *
 * @param whose whose attacks
 * @param value by how much
 */
@Doc("Attacks are worth more or less.")
public record AddToAttacks(@Default("you") Who whose, @Range(min = -100, max = 100) int value)
    implements AttackChange {
  @Override
  public Attack revealed(Table table, Source source, Attack attack) {
    return attack.mode() != Mode.MANEUVER && whose.seats(table, source).contains(attack.owner())
        ? attack.withFlat(attack.flat() + value)
        : attack;
  }

  @Override
  public String says() {
    return whose.own("attacks") + " are worth " + Values.change(value);
  }
}
