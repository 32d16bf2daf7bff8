package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/** Companions as written: names with {@code +} between them. */
final class PartyText {
  private PartyText() {}

  static String of(Table table, Pile companions) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < companions.size(); i++) {
      text.append(i == 0 ? "" : " + ").append(table.cards.name(Suit.DESTINY, companions.get(i)));
    }
    return text.toString();
  }
}
