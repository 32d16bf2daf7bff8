package org.lawspeaker.thorgal.state;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** The steps of a round, in order (THO-ROUND-02, THO-ROUND-03, THO-ROUND-04, THO-ROUND-05). */
public enum RoundStep {
  DRAWING(Phase.GODS_FATE),
  DAWN_ACTIONS(Phase.DAWN),
  UNDERTAKING(Phase.JOURNEY),
  JOURNEY_ACTIONS(Phase.JOURNEY),
  RESOLUTION(Phase.JOURNEY),
  RETURN(Phase.JOURNEY),
  JOURNEY_END(Phase.JOURNEY),
  DUSK_ACTIONS(Phase.DUSK),
  UPKEEP(Phase.DUSK),
  CLEAN_UP(Phase.DUSK),
  SWITCH(Phase.DUSK);

  /** How many there are. */
  public static final int COUNT = 11;

  private static final ImmutableList<RoundStep> ALL = ImmutableList.copyOf(values());

  private final Phase phase;

  RoundStep(Phase phase) {
    this.phase = phase;
  }

  public Phase phase() {
    return phase;
  }

  /** Its name: {@code dusk actions}. */
  public String says() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Its place in the round, from 0. */
  @SuppressWarnings("EnumOrdinal") // the steps are declared in the order of the round
  public int place() {
    return ordinal();
  }

  /** Whether its phase begins with it. */
  public boolean opensPhase() {
    return this == DRAWING || ALL.get(place() - 1).phase != phase;
  }

  /** Whether its phase ends with it. */
  public boolean closesPhase() {
    return this == SWITCH || next().phase != phase;
  }

  /**
   * The step after it; after the last one, the first of the next round. Two passes lead from Dawn
   * into the Journey (THO-PASS-05), from the actions of the Journey to its resolution, which cannot
   * be called off (THO-JACT-04), and from those of Dusk to upkeep (THO-DUSK-04).
   */
  public RoundStep next() {
    return ALL.get((place() + 1) % ALL.size());
  }
}
