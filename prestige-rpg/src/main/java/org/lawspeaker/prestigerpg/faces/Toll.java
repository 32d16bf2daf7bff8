package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.When;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What effects cost the life of one player, as things stand.
 *
 * @param before how much life the player has; 0 for the dead
 * @param left how much is left in the end, of it and of what is gained on the way
 */
record Toll(int before, int left) {
  static Toll of(Seen at, Source source, ImmutableList<Effect> effects, Seat seat) {
    int life = at.sheet(seat).life();
    return new Toll(life, life).after(at.table(), source, effects, seat);
  }

  private Toll after(Table table, Source source, ImmutableList<Effect> effects, Seat seat) {
    Toll toll = this;
    for (Effect effect : effects) {
      if (effect instanceof Hurt hurt && hurt.who().seats(table, source).contains(seat)) {
        toll = toll.hurt(Damage.left(table, seat, hurt.amount(table, source, seat), false));
      } else if (effect instanceof Heal heal && heal.who().seats(table, source).contains(seat)) {
        toll = toll.healed(heal.life());
      } else if (effect instanceof When when) {
        boolean holds = Condition.all(when.all(), table, source);
        toll = toll.after(table, source, holds ? when.then() : when.otherwise(), seat);
      }
    }
    return toll;
  }

  private Toll hurt(int by) {
    return new Toll(before, Math.max(0, left - Math.max(0, by)));
  }

  /** Nothing heals the dead. */
  private Toll healed(int by) {
    return left == 0 ? this : new Toll(before, Math.min(Sheet.FULL_LIFE, left + by));
  }

  /** Whether it kills. */
  boolean isDeath() {
    return left == 0 && before > 0;
  }

  /** What it costs, if anything. */
  Optional<String> hint() {
    if (left >= before) {
      return Optional.empty();
    }
    return Optional.of(isDeath() ? "it kills you" : "costs you " + (before - left) + " life");
  }
}
