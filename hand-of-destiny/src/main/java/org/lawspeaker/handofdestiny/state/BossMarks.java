package org.lawspeaker.handofdestiny.state;

import com.google.common.primitives.Ints;
import org.immutables.value.Value;

/**
 * The state of the boss in its phase; its level is the wave (HOD-BOSS-03).
 *
 * @param damage taken in this phase (HOD-Q-59)
 * @param criticals critical hits used, as bits (HOD-CRIT-03)
 * @param beaten whether an attack defeated it, worked out when the attack was made
 * @param met whether the condition of its ability was met when last looked at (HOD-Q-79)
 * @param due whether its ability waits to be resolved
 */
@Value.Builder
public record BossMarks(int damage, int criticals, boolean beaten, boolean met, boolean due)
    implements WithBossMarks {
  public static final BossMarks FRESH = new BossMarks(0, 0, false, false, false);

  public BossMarks {
    damage = Ints.constrainToRange(damage, -Progress.MOST, Progress.MOST);
  }
}
