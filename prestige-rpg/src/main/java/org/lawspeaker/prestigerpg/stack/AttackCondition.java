package org.lawspeaker.prestigerpg.stack;

import java.util.Optional;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.Mode;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Count;
import org.lawspeaker.prestigerpg.table.Table;

/** A condition on the attack of a player. */
public sealed interface AttackCondition extends Condition {
  /** The attack is worth so much now. */
  record AttackWorth(
      @Range(min = 0, max = 999) Optional<Integer> atLeast,
      @Range(min = 0, max = 999) Optional<Integer> atMost)
      implements AttackCondition {
    public AttackWorth {
      if (atLeast.isEmpty() && atMost.isEmpty()) {
        throw new IllegalArgumentException("at-least or at-most is needed");
      }
    }

    @Override
    public boolean holds(Table table, Source source) {
      Attack attack = table.attack(source.attack());
      if (attack == null || attack.mode() == Mode.MANEUVER) {
        return false;
      }
      int value = Worth.of(table, attack);
      return value >= atLeast.orElse(0) && value <= atMost.orElse(Integer.MAX_VALUE);
    }

    @Override
    public String says() {
      return "it is worth " + bounds();
    }

    @Override
    public String denies() {
      return "it is not worth " + bounds();
    }

    private String bounds() {
      return Count.bounds(atLeast, atMost);
    }
  }

  /** The card played is a Tactical Maneuver. */
  record AttackIsManeuver() implements AttackCondition {
    @Override
    public boolean holds(Table table, Source source) {
      Attack attack = table.attack(source.attack());
      return attack != null && attack.mode() == Mode.MANEUVER;
    }

    @Override
    public String says() {
      return "it lies on the damage stack as a Tactical Maneuver";
    }

    @Override
    public String denies() {
      return "it is no Tactical Maneuver";
    }
  }

  /** The attack is protected from unwanted Action cards (PRE-SPECIAL-02, PRE-ABILITY-04). */
  record AttackProtected() implements AttackCondition {
    @Override
    public boolean holds(Table table, Source source) {
      Attack attack = table.attack(source.attack());
      return attack != null && Protection.covers(table, attack);
    }

    @Override
    public String says() {
      return "it is protected";
    }

    @Override
    public String denies() {
      return "it is not protected";
    }
  }

  /** The attack is linked to an ability. */
  record AttackLinked() implements AttackCondition {
    @Override
    public boolean holds(Table table, Source source) {
      Attack attack = table.attack(source.attack());
      return attack != null && attack.linked();
    }

    @Override
    public String says() {
      return "it is linked to an ability";
    }

    @Override
    public String denies() {
      return "it is not linked to an ability";
    }
  }
}
