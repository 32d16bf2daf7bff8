package org.lawspeaker.gloomkilforth.state;

import java.util.Locale;

/** The types of skills (GOK-SKILL-01). */
public enum SkillType {
  ARCANE,
  MARTIAL,
  PIOUS,
  SHADOW;

  private final String keyword = name().toLowerCase(Locale.ROOT);

  /** The keyword of class and skills (GOK-SKILL-02). */
  public String keyword() {
    return keyword;
  }
}
