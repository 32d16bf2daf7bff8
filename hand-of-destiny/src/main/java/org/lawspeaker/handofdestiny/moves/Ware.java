package org.lawspeaker.handofdestiny.moves;

/**
 * Something on the merchant card.
 *
 * @param kind what sort
 * @param index which weapon line or potion; 0 for the healing potion
 */
public record Ware(Kind kind, int index) {
  /** The sorts of wares (HOD-MERCHANT-03). */
  public enum Kind {
    BASIC_WEAPON,
    UPGRADE,
    HEALING,
    POTION
  }
}
