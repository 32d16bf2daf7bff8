package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * The ability of a monster.
 *
 * @param type when it counts
 * @param once whether it is marked x1: at most once in a wave (HOD-ABILTYPE-10)
 * @param on what makes its effects due
 * @param lasting number changes that simply apply (HOD-ORDER-01)
 * @param effects what has to be resolved, in order (HOD-ORDER-04)
 */
@Doc("The ability of a monster: lasting number changes, effects to resolve, or both.")
public record MonsterAbility(
    @Default("normal") @Doc("When it counts.") AbilityType type,
    @Default("false") @Doc("Marked x1: at most once in a wave.") boolean once,
    @Default("appears") @Doc("What makes its effects due.") Occasion on,
    @Default("[]") @Doc("Number changes that simply apply.") ImmutableList<Lasting> lasting,
    @Default("[]") @Size(max = 12) @Doc("What is resolved, in order.")
        ImmutableList<Effect> effects) {
  public MonsterAbility {
    if (lasting.isEmpty() && effects.isEmpty()) {
      throw new IllegalArgumentException("an ability has lasting changes or effects");
    }
  }

  /** Whether it is used up for the wave by being carried out (HOD-ABILTYPE-05, -10). */
  public boolean isSpentByUse() {
    return once || type == AbilityType.INSTANT;
  }

  /** Whether it triggers each time its monster comes back to its position (HOD-ABILTYPE-09). */
  public boolean triggersAgain() {
    return !once && (type == AbilityType.FRONT || type == AbilityType.SECOND);
  }

  /** The ability in words, its type in front. */
  public String says() {
    String prefix =
        switch (type) {
          case NORMAL -> once ? "Normal" : "";
          case INSTANT -> "Instant";
          case FRONT -> "Front";
          case SECOND -> "Second";
        };
    boolean isAnswer = on == Occasion.ATTACKED;
    String attacked = "when attacked with strength";
    String answering = type == AbilityType.NORMAL ? attacked : prefix + " " + attacked;
    return Wording.of((isAnswer ? answering : prefix) + (once ? " (x1)" : ""), lasting, effects);
  }
}
