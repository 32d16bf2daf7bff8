package org.lawspeaker.gloomkilforth.state;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** The terrain types (GOK-LOC-04, GOK-Q-75, GOK-ENC-04). */
public enum Terrain {
  BADLANDS,
  FOREST,
  MOUNTAIN,
  PLAINS,
  /** The Sprawl alone, which has no encounter deck (GOK-MOVE-08). */
  CITY;

  /** Those with an encounter deck (GOK-SETUP-14). */
  public static final ImmutableList<Terrain> WILD =
      ImmutableList.of(BADLANDS, FOREST, MOUNTAIN, PLAINS);

  private final String keyword = name().toLowerCase(Locale.ROOT);

  /** The keyword that an encounter of this terrain has (GOK-ENC-05). */
  public String keyword() {
    return keyword;
  }

  /** Its name within a sentence. */
  public String says() {
    return name().charAt(0) + keyword.substring(1) + (this == MOUNTAIN ? "s" : "");
  }

  /** Whether an encounter deck matches it (GOK-MOVE-07). */
  public boolean isWild() {
    return this != CITY;
  }
}
