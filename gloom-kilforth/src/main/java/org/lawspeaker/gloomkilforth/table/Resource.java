package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.gloomkilforth.state.Hero;

/** What a hero can gain, lose or pay. */
public enum Resource {
  GOLD("gold"),
  HP("HP"),
  AP("AP"),
  FATE("Fate");

  private final String says;

  Resource(String says) {
    this.says = says;
  }

  /** How much of it a hero has. */
  public int of(Hero hero) {
    return switch (this) {
      case GOLD -> hero.gold();
      case HP -> hero.hp();
      case AP -> hero.allAp();
      case FATE -> hero.fate();
    };
  }

  /** So much of it. */
  public String says(int amount) {
    return amount + " " + says;
  }

  /** Its name. */
  public String says() {
    return says;
  }
}
