package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.handofdestiny.table.MonsterType;

/** Which monsters of the row an effect or a lasting change is about. */
public enum Which {
  SELF("it", ""),
  FRONT("the front monster", ""),
  SECOND("the second monster", ""),
  THIRD("the third monster", ""),
  /** One visible monster of the player's choice. */
  CHOSEN("a visible ", ""),
  /** One monster of the player's choice that is seen or known, in any position. */
  ANYWHERE("a known ", " in any position"),
  /** Every visible monster. */
  ALL("every visible ", ""),
  /** Every visible monster but the owner. */
  OTHERS("every other visible ", ""),
  /** Every visible monster behind the owner. */
  BEHIND("every visible ", " behind it");

  private final String says;
  private final String rest;

  Which(String says, String rest) {
    this.says = says;
    this.rest = rest;
  }

  /**
   * Those of a type, if one is given: {@code a visible warrior}, {@code the front monster if it is
   * a warrior}.
   */
  public String only(Optional<MonsterType> type) {
    return switch (this) {
      case SELF, FRONT, SECOND, THIRD ->
          says + type.map(given -> " if it is " + given.being()).orElse("");
      default -> says + type.map(MonsterType::noun).orElse("monster") + rest;
    };
  }

  /** Whether the player picks one. */
  public boolean isChosen() {
    return this == CHOSEN || this == ANYWHERE;
  }

  /** Whether this names the monster at position {@code at}, for an owner at {@code owner}. */
  public boolean names(int owner, int at) {
    return switch (this) {
      case SELF -> at == owner;
      case FRONT -> at == 0;
      case SECOND -> at == 1;
      case THIRD -> at == 2;
      case CHOSEN, ANYWHERE, ALL -> true;
      case OTHERS -> at != owner;
      case BEHIND -> at > owner;
    };
  }
}
