package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Minions have more Protection (HOF-PROTECT-04).
 *
 * @param by how much
 * @param suit only those of this suit
 */
@Doc("Minions have more Protection.")
public record EnemyProtection(@Range(min = 1, max = 5) int by, Optional<Suit> suit)
    implements Lasting {
  @Override
  public String says() {
    return suit.map(each -> each.says() + " minions").orElse("minions")
        + " have "
        + by
        + " more Protection";
  }
}
