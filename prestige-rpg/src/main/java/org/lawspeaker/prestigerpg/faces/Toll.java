package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.effects.When;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.Condition;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What effects cost the life of one player, as things stand.
 *
 * @param damage how much the player receives
 * @param life how much the player has
 */
record Toll(int damage, int life) {
  static Toll of(Seen at, Source source, ImmutableList<Effect> effects, Seat seat) {
    return new Toll(damage(at.table(), source, effects, seat), at.sheet(seat).life());
  }

  private static int damage(Table table, Source source, ImmutableList<Effect> effects, Seat seat) {
    int sum = 0;
    for (Effect effect : effects) {
      if (effect instanceof Hurt hurt && hurt.who().seats(table, source).contains(seat)) {
        sum += Math.max(0, Damage.left(table, seat, hurt.amount(table, source, seat), false));
      } else if (effect instanceof When when) {
        boolean holds = Condition.all(when.all(), table, source);
        sum += damage(table, source, holds ? when.then() : when.otherwise(), seat);
      }
    }
    return sum;
  }

  /** Whether it kills. */
  boolean isDeath() {
    return damage >= life && damage > 0;
  }

  /** What it costs, if anything. */
  Optional<String> hint() {
    if (damage == 0) {
      return Optional.empty();
    }
    return Optional.of(isDeath() ? "it kills you" : "costs you " + damage + " life");
  }
}
