package org.lawspeaker.thorgal.state;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** The steps of a round, in order (THO-ROUND-02 to THO-ROUND-05). */
public enum Step {
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

  private static final ImmutableList<Step> ALL = ImmutableList.copyOf(values());

  private final Phase phase;

  Step(Phase phase) {
    this.phase = phase;
  }

  public Phase phase() {
    return phase;
  }

  /** Its name: {@code dusk actions}. */
  public String says() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Whether its phase begins with it. */
  public boolean opensPhase() {
    return this == DRAWING || ALL.get(ALL.indexOf(this) - 1).phase != phase;
  }

  /** Whether its phase ends with it. */
  public boolean closesPhase() {
    return this == SWITCH || next().phase != phase;
  }

  /** The step after it; after the last one, the first of the next round. */
  public Step next() {
    return ALL.get((ALL.indexOf(this) + 1) % ALL.size());
  }
}
