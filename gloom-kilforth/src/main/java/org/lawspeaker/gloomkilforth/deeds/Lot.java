package org.lawspeaker.gloomkilforth.deeds;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;

/** What one side gives in an exchange. */
public record Lot(@Default("0") int gold, @Default("[]") @CardNumber Bag cards) {
  static final Lot NOTHING = new Lot(0, Bag.empty());

  boolean isEmpty() {
    return gold == 0 && cards.isEmpty();
  }

  Lot adding(int card) {
    return new Lot(gold, cards.with(card));
  }

  Lot paying(int amount) {
    return new Lot(amount, cards);
  }
}
