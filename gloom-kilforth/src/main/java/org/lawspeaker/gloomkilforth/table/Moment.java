package org.lawspeaker.gloomkilforth.table;

/** When an ability works (GOK-REQ-02). */
public enum Moment {
  /** A Deed without a triggering condition. */
  ANY_TIME("at any time in your turn"),
  /** In place of an Action (GOK-TERM-01). */
  AS_ACTION("as your Action"),
  REVEALED("when this is drawn"),
  ENTERS_PLAY("when this enters play"),
  LEAVES_PLAY("when this leaves play"),
  ARRIVED("when you enter a location"),
  LEFT("when you leave a location"),
  DAY_STARTS("when you break Camp"),
  TURN_STARTS("when your turn starts"),
  CAMPED("when you make Camp"),
  ACTION_STARTS("when you perform an Action"),
  ACTION_ENDS("when your Action is over"),
  CONFRONTED("when this is confronted"),
  ENGAGEMENT_STARTS("when an engagement starts"),
  BATTLE_STARTS("when a battle starts"),
  ROUND_STARTS("when a battle round starts"),
  ROUND_ENDS("when a battle round ends"),
  BATTLE_ENDS("when a battle ends"),
  TEST_STARTS("when you are about to roll"),
  DICE_ROLLED("when you have rolled"),
  TEST_PASSED("when you pass a Test"),
  TEST_FAILED("when you fail a Test"),
  FOE_DEFEATED("when you defeat a foe"),
  ENCOUNTER_DEFEATED("when you defeat an encounter"),
  HERO_DEFEATED("when you are defeated"),
  HP_LOST("when you lose HP"),
  ASSAULT_STARTS("when you assault an Ancient"),
  PLOT_DEFEATED("when you defeat a plot"),
  CHAPTER_COMPLETED("when you complete a chapter"),
  FINALE_COMPLETED("when you complete your Finale"),
  GLOOM_FALLS("when a location falls into gloom"),
  NIGHT_RESOLVED("when the Night card is resolved"),
  DAWN("at Dawn"),
  HIDDEN_GAINED("when you become Hidden"),
  HIDDEN_LOST("when you stop being Hidden");

  private final String says;

  Moment(String says) {
    this.says = says;
  }

  /** When it works, in words. */
  public String says() {
    return says;
  }

  /** A bit of its own, for sets of moments that are asked at every step. */
  @SuppressWarnings("EnumOrdinal") // which bit it is does not matter
  public long bit() {
    return 1L << ordinal();
  }
}
