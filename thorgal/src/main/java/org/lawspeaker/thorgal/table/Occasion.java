package org.lawspeaker.thorgal.table;

import java.util.Optional;

/** Something that sets an effect off. */
public enum Occasion {
  /** A card is played as an action (THO-Q-105). */
  PLAYED("this", "%s is played"),
  /** A card enters play, played or put there (THO-Q-105). */
  ENTERS("this", "%s enters play"),
  ACTIVATED("this", "%s is activated"),
  PHASE_STARTS("", "at the start of "),
  PHASE_ENDS("", "at the end of "),
  STEP_STARTS("", "at the start of the "),
  STEP_ENDS("", "at the end of the "),
  ROUND_STARTS("", "at the start of the round"),
  ROUND_ENDS("", "at the end of the round"),
  DESTINATION_CHOSEN("you", "%s choose%s a destination"),
  JOURNEY_SUCCEEDS("your", "%s journey succeeds"),
  JOURNEY_FAILS("your", "%s journey fails"),
  /** A companion goes to oppose a journey. */
  OPPOSES("this", "%s opposes"),
  /** A companion comes back from opposing. */
  RETURNS("this", "%s comes back from opposing"),
  /** A player has received damage. */
  DAMAGE_RECEIVED("you", "%s receive%s damage"),
  /** A card is destroyed. */
  DESTROYED("this", "%s is destroyed"),
  /** A card is discarded, by an effect or as a cost, but not from the pool as a cost. */
  DISCARDED("you", "%s discard%s a card, other than to pay from the pool"),
  /** A card is drawn. */
  DRAWN("you", "%s draw%s a card outside Gods Fate"),
  /** A symbol of a side bar has been resolved. */
  SYMBOL_RESOLVED("you", "%s resolve%s a symbol"),
  UPKEEP_CHECKED("this", "upkeep of %s is checked"),
  UPKEEP_MET("this", "upkeep of %s is met"),
  UPKEEP_FAILED("this", "upkeep of %s fails");

  private final String self;
  private final String says;

  Occasion(String self, String says) {
    this.self = self;
    this.says = says;
  }

  /** Whether it is the start or end of a step or phase. */
  public boolean isOfStep() {
    return switch (this) {
      case PHASE_STARTS, PHASE_ENDS, STEP_STARTS, STEP_ENDS -> true;
      default -> false;
    };
  }

  /** Whether it is a player's card or doing; the start or end of a step or phase is nobody's. */
  public boolean isOfSomebody() {
    return !self.isEmpty();
  }

  /**
   * Whether it is how a journey ends. Conditions on the journey are about it as it was then; what
   * becomes of the companions that opposed follows at the same moment (THO-Q-46).
   */
  public boolean isOutcome() {
    return this == JOURNEY_SUCCEEDS || this == JOURNEY_FAILS;
  }

  /** Whether it happens to a card that is told apart from others by what it is. */
  public boolean isOfCard() {
    return self.equals("this");
  }

  /** When an effect is set off: {@code when another card of yours is destroyed}. */
  String says(Trigger.Whose whose, Optional<PlayTest> of) {
    String third = whose == Trigger.Whose.SELF || whose == Trigger.Whose.OWN ? "" : "s";
    String subject = of.map(cards -> subject(whose, cards)).orElseGet(() -> subject(whose));
    return self.isEmpty() ? says : "when " + says.formatted(subject, third);
  }

  private static String subject(Trigger.Whose whose, PlayTest of) {
    return switch (whose) {
      case SELF -> "this";
      case OWN -> "another card of yours, " + of.one() + ",";
      case OTHERS -> "another player's " + of.says(1);
      case ANY -> "any " + of.says(1);
    };
  }

  private String subject(Trigger.Whose whose) {
    boolean card = isOfCard();
    String possessive = self.equals("your") ? "'s" : "";
    return switch (whose) {
      case SELF -> self;
      case OWN -> card ? "another card of yours" : self;
      case OTHERS -> card ? "a card of another player" : "another player" + possessive;
      case ANY -> card ? "any card" : "any player" + possessive;
    };
  }
}
