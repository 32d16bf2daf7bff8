package org.lawspeaker.handofdestiny.moves;

/**
 * Something that is printed on the card of another hero or of the other merchant, and so is never
 * on offer.
 *
 * @param deed what is done with it
 * @param thing the ability, ware or potion, as moves write it
 * @param owner the hero whose ability it is, or the class whose merchant has it
 */
public record OfAnother(Deed deed, String thing, String owner) implements HandMove {
  /** What is done with the thing. */
  public enum Deed {
    /** An ability is used, however it is paid for. */
    USE,
    /** An ability is to come first. */
    FIRST,
    /** A ware is bought. */
    BUY,
    /** A potion is drunk. */
    DRINK;

    /** Whether it is done with an ability of a hero. */
    public boolean isOfHero() {
      return this == USE || this == FIRST;
    }
  }
}
