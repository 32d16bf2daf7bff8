package org.lawspeaker.handofdestiny.moves;

import java.util.Optional;

/**
 * Something on the merchant card.
 *
 * @param kind what sort
 * @param index which weapon line or potion; empty for the healing potion, of which there is one
 */
public record Ware(Kind kind, Optional<Integer> index) {
  public static final Ware HEALING = new Ware(Kind.HEALING, Optional.empty());

  public Ware {
    if (index.isPresent() == (kind == Kind.HEALING)) {
      throw new IllegalArgumentException("all wares but the healing potion have an index");
    }
  }

  /** A weapon or its upgrade, by its line, or a potion. */
  public static Ware of(Kind kind, int index) {
    return new Ware(kind, Optional.of(index));
  }

  /** The index of a ware that has one. */
  public int number() {
    return index.orElseThrow();
  }

  /** The sorts of wares (HOD-MERCHANT-03). */
  public enum Kind {
    BASIC_WEAPON,
    UPGRADE,
    HEALING,
    POTION
  }
}
