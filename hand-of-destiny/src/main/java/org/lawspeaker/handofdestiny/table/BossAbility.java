package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * The ability of a boss level, active in the Boss phase only (HOD-BOSS-07, HOD-Q-79).
 *
 * @param on what makes its effects due
 * @param when a condition; effects are due whenever it is newly met
 * @param lasting number changes that simply apply
 * @param effects what has to be resolved, in order
 */
@Doc("The ability of a boss level.")
public record BossAbility(
    @Default("appears") @Doc("What makes its effects due.") Occasion on,
    @Doc("Its effects are due whenever this is newly met.") Optional<Condition> when,
    @Default("[]") @Doc("Number changes that simply apply.") ImmutableList<Lasting> lasting,
    @Default("[]") @Size(max = 12) @Doc("What is resolved, in order.")
        ImmutableList<Effect> effects) {
  public BossAbility {
    if (lasting.isEmpty() && effects.isEmpty()) {
      throw new IllegalArgumentException("an ability has lasting changes or effects");
    }
  }

  /** The ability in words. */
  public String says() {
    String condition = when.map(Condition::says).orElse("");
    if (on == Occasion.ATTACKED) {
      return Wording.of(
          "after each strength attack or critical hit on it"
              + (when.isEmpty() ? "" : ", if " + condition),
          lasting,
          effects);
    }
    boolean isResolvedAtStart = when.isEmpty() && lasting.isEmpty(); // HOD-Q-79
    String moment = isResolvedAtStart ? "when the Boss phase starts" : "";
    return Wording.of(when.isEmpty() ? moment : "as soon as " + condition, lasting, effects);
  }
}
