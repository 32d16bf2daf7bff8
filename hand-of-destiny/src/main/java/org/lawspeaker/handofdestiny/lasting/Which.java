package org.lawspeaker.handofdestiny.lasting;

import java.util.Optional;
import org.lawspeaker.handofdestiny.table.MonsterType;

/** Which monsters of the row an effect or a lasting change is about. */
public enum Which {
  SELF("it", ""),
  FRONT("the front monster", " in front"),
  SECOND("the second monster", " in second position"),
  THIRD("the third monster", " in third position"),
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

  /** Those of a type, if one is given: {@code a visible warrior}, {@code a warrior in front}. */
  public String only(Optional<MonsterType> type) {
    return switch (this) {
      case SELF -> says + type.map(given -> " if it is " + given.being()).orElse("");
      case FRONT, SECOND, THIRD -> type.map(given -> given.being() + rest).orElse(says);
      default -> says + type.map(MonsterType::noun).orElse("monster") + rest;
    };
  }

  /** The same where an effect names them, after others perhaps: {@code this monster}. */
  public String whom(Optional<MonsterType> type) {
    String only = only(type);
    return this == SELF ? "this monster" + only.substring(says.length()) : only;
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
