package org.lawspeaker.gloomkilforth.state;

import java.util.Locale;
import org.lawspeaker.engine.kit.Words;

/** The types of rewards, one deck each (GOK-REWARD-01, GOK-SETUP-15). */
public enum RewardType {
  ALLY,
  ITEM,
  SPELL,
  TITLE;

  private final String keyword = name().toLowerCase(Locale.ROOT);

  /** The keyword that a card of this type has (GOK-ENC-14, GOK-DEF-02). */
  public String keyword() {
    return keyword;
  }

  /** A card of this type: {@code an Ally}. */
  public String card() {
    return Words.one(says());
  }

  /** Its name within a sentence. */
  public String says() {
    return keyword.substring(0, 1).toUpperCase(Locale.ROOT) + keyword.substring(1);
  }
}
