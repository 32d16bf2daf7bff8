package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.state.Store;

/** Where a card comes from that an effect puts somewhere. */
public enum Zone {
  HAND("your hand"),
  /** Valhalla, or Niflheim. */
  DESTROYED("your destroyed cards");

  private final String says;

  Zone(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }

  /** The cards there. */
  public Pile of(Store store) {
    return this == HAND ? store.hand().cards() : store.destroyed();
  }

  /** The store without one copy of this card there. */
  public Store without(Store store, int card) {
    return this == HAND
        ? store.withoutShown(card)
        : store.withDestroyed(store.destroyed().withoutCard(card));
  }
}
