package org.lawspeaker.hofordeals.combat;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Cards of the user gain Power in a combat.
 *
 * @param to which
 * @param power how much each
 */
@Doc("Cards of the user gain Power in a combat.")
public record AddPower(@Default("all-bound") To to, @Range(min = 1, max = 9) int power)
    implements Effect {

  /** Which cards. */
  public enum To {
    /** The assignable Equipment with this text, until it is assigned (HOF-CARD-22). */
    THIS_EQUIPMENT("this gains "),
    ALL_BOUND("each card bound to your weapon gains "),
    /** One without Power has 0 and is the least powerful (HOF-CARD-19). */
    LEAST_BOUND("your least powerful bound card gains ");

    private final String says;

    To(String says) {
      this.says = says;
    }
  }

  @Override
  public void act(Table table, Source source) {
    if (!table.isFighting(source.user())) {
      return;
    }
    Hero hero = table.hero(source.user());
    if (to == To.THIS_EQUIPMENT) {
      charge(table, source);
    } else if (to == To.LEAST_BOUND) {
      table.push(new Strengthening(source.user(), power));
    } else {
      for (Bound bound : hero.bound()) {
        hero = hero.changing(bound.withPower(bound.power() + power));
      }
      table.set(source.user(), hero);
    }
  }

  private void charge(Table table, Source source) {
    if (!table.hero(source.user()).gear().containsValue(source.card())) {
      return;
    }
    Slot slot = table.cards.equipment(source.card()).slot();
    if (!table.fight().spent().contains(slot)) {
      table.set(source.user(), table.hero(source.user()).charged(slot, power));
    }
  }

  @Override
  public String says() {
    return to.says + Resource.POWER.says(power);
  }
}
