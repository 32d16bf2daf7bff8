package org.lawspeaker.hofordeals.combat;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Suit;
import org.lawspeaker.hofordeals.table.Lasting;

/**
 * Minions have more or less Power.
 *
 * @param by how much
 * @param suit only those of this suit
 */
@Doc("Minions have more or less Power.")
public record EnemyPower(@Range(min = -5, max = 5) int by, Optional<Suit> suit) implements Lasting {
  @Override
  public String says() {
    return suit.map(each -> each.says() + " minions").orElse("minions")
        + " have "
        + Math.abs(by)
        + (by < 0 ? " less" : " more")
        + " Power";
  }
}
