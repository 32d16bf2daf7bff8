package org.lawspeaker.gloomkilforth.engagement;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.table.Counted;
import org.lawspeaker.gloomkilforth.table.Lasting;
import org.lawspeaker.gloomkilforth.table.Strength;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A foe begins its battles with more HP.
 *
 * @param amount how many
 * @param each what the amount is multiplied by, if anything
 */
@Doc("The foe begins a battle with more HP.")
public record FoeHealth(@Range(min = 1, max = 9) int amount, Optional<Counted> each)
    implements Lasting {
  /** How much that is now. */
  int of(Table table, Seat seat) {
    return amount * Strength.times(table, seat, each);
  }

  @Override
  public String says() {
    return "your foe has +" + amount + " HP" + Counted.says(each);
  }

  @Override
  public boolean isAboutTheFoe() {
    return true;
  }
}
