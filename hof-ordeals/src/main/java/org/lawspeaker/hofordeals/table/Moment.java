package org.lawspeaker.hofordeals.table;

/** When an ability works. */
public enum Moment {
  /** The card is played, or bound from hand, or resolved after it was drawn into a combat. */
  PLAYED("when you play this"),
  /** The card is drawn into a combat and resolved. */
  STRUCK("when this is drawn into a combat"),
  /**
   * The card is drawn for a hand: it is shown and put into the played area instead. What is drawn
   * into a combat is bound, whatever it is (HOF-Q-33), and has a moment of its own.
   */
  DRAWN("when you draw this for your hand, put it into your played area"),
  /** The card is assigned to an enemy. */
  ASSIGNED("when you assign this"),
  /** The player uses it in the own turn, when cards can be played. */
  USED("in your turn, you may use this"),
  /** The player uses it while cards are assigned. */
  USED_IN_COMBAT("while you assign cards, you may use this"),
  /** The player uses it at any time but during Pain (HOF-CARD-28). */
  ANY_TIME("at any time but while you resolve Pain, you may use this"),
  /** The Adventurer is about to be ambushed, and this avoids it. */
  AMBUSHED("when you would be ambushed, you may play this to avoid the Ambush"),
  /** The card is acquired. */
  ACQUIRED("when you acquire this"),
  /** The Equipment is stashed. */
  STASHED("when this is stashed"),
  /** The card is destroyed, but not by being stashed or by death. */
  DESTROYED("when this is destroyed"),
  /** A combat starts, once the minions are revealed (HOF-COMBAT-04). */
  COMBAT_STARTS("at the start of combat"),
  /** This minion is revealed; for other cards, any minion (HOF-ENEMY-09). */
  MINION_REVEALED("when this is revealed"),
  /** This enemy is defeated; for other cards, any enemy. */
  DEFEATED("when this is defeated"),
  /** The player pushes. */
  PUSHED("when you push"),
  /** The player flees. */
  FLED("when you flee"),
  /** The player has won a combat. */
  WON("when you win a combat"),
  /** The player has won a combat or fled from it; death ends it otherwise (HOF-CEND-05). */
  COMBAT_ENDS("when you win a combat or leave it alive"),
  /** The player has revealed an Encounter. */
  REVEALED("when you reveal an Encounter"),
  /** The player has activated an Encounter. */
  ACTIVATED("when you activate an Encounter"),
  /** The player's Explore step begins, and the King has not moved yet. */
  EXPLORE_STARTS("at the start of your Explore step"),
  /** The player has resolved a Pain card. */
  PAINED("when you have resolved a Pain card"),
  /** The player has lost Health. */
  HARMED("when you have lost Health"),
  /** The player dies. */
  DYING("when you die"),
  /** The player's Rest step begins. */
  TURN_ENDS("at the start of your Rest step"),
  /** A new level begins. */
  LEVEL_BEGINS("when a level begins"),
  /** This Royalty is met for the first time (HOF-JACK-01). */
  FIRST_MET("when this is first encountered");

  private final String says;

  Moment(String says) {
    this.says = says;
  }

  /** When it works, in words, of the card that it is about. */
  public String says() {
    return says;
  }

  /** When it works, in words, on this card. */
  public String says(Card on) {
    return switch (this) {
      case MINION_REVEALED -> on instanceof Minion ? says : "when you reveal a minion";
      case DEFEATED ->
          on instanceof Minion || on instanceof Royalty ? says : "when you defeat an enemy";
      default -> says;
    };
  }

  /** Whether it comes in a combat alone. */
  boolean isInCombat() {
    return switch (this) {
      case STRUCK, ASSIGNED, USED_IN_COMBAT, COMBAT_STARTS, DEFEATED, PUSHED -> true;
      default -> false;
    };
  }

  /** A bit of its own, for sets of moments that are asked at every step. */
  @SuppressWarnings("EnumOrdinal") // which bit it is does not matter
  public long bit() {
    return 1L << ordinal();
  }
}
