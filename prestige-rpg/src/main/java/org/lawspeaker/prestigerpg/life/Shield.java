package org.lawspeaker.prestigerpg.life;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Lasting;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;

/**
 * Damage is prevented, all or a part of it (PRE-Q-104).
 *
 * @param whose whose damage
 * @param less by how much it is less; all of it if nothing is said
 * @param creatures whether only damage of creatures' attacks is prevented
 */
@Doc("Damage is prevented; all of it if no number is given.")
public record Shield(
    @Default("you") Who whose,
    @Range(min = 1, max = 100) Optional<Integer> less,
    @Default("false") boolean creatures)
    implements Lasting {
  /**
   * What is left of damage that a seat is about to receive.
   *
   * @param byCreature whether an attack of a creature does it
   */
  public int damage(Table table, Source source, Seat seat, int damage, boolean byCreature) {
    if ((creatures && !byCreature) || !whose.seats(table, source).contains(seat)) {
      return damage;
    }
    return less.isEmpty() ? 0 : Math.max(0, damage - less.get());
  }

  @Override
  public String says() {
    return whose.does("receive")
        + " "
        + less.map(each -> each + " less").orElse("no")
        + " damage"
        + (creatures ? " from attacks of creatures" : "");
  }
}
