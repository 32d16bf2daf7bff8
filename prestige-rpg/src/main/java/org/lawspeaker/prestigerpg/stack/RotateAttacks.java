package org.lawspeaker.prestigerpg.stack;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Attacks are doubled or halved when they are revealed (PRE-ATTACK-02, PRE-ATTACK-03), not those
 * that were revealed before (PRE-Q-43).
 *
 * @param whose whose attacks
 * @param up whether they are doubled
 */
@Doc("Attacks are doubled or halved when they are revealed.")
public record RotateAttacks(@Default("you") Who whose, @Default("false") boolean up)
    implements AttackChange {
  @Override
  public Attack revealed(Table table, Source source, Attack attack) {
    return whose.seats(table, source).contains(attack.owner())
        ? Rotation.of(table, attack, up ? -1 : 1)
        : attack;
  }

  @Override
  public String says() {
    return whose.own("attacks") + " are " + (up ? "doubled" : "halved");
  }
}
