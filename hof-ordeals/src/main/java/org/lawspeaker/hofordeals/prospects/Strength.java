package org.lawspeaker.hofordeals.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.combat.Foes;
import org.lawspeaker.hofordeals.combat.MinionDraw;
import org.lawspeaker.hofordeals.combat.Sources;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Table;

/** How combats are likely to go. */
final class Strength {
  private static final double SURE = 1.3;
  private static final double MINION = 3.0;
  private static final double MINION_VALUE = 1.6;
  private static final double MINION_PAIN = 1.5;
  private static final double OVERSHOOT = 1.5;
  private static final double IGNORED = 1.3;
  private static final double WASTE = 0.35;

  private final Worth worth;

  Strength(Worth worth) {
    this.worth = worth;
  }

  /** The Power that a card of the deck brings on average. */
  double force(Hero hero) {
    double sum =
        worth.force(hero.deck().bag()) + worth.force(hero.discard()) + worth.force(hero.hand());
    int size = hero.deck().bag().size() + hero.discard().size() + hero.hand().size();
    return size == 0 ? 0 : sum / size;
  }

  private static double bound(Hero hero) {
    double power = 0;
    ImmutableList<Bound> bound = hero.bound();
    for (int i = 0; i < bound.size(); i++) {
      power += bound.get(i).power();
    }
    return power;
  }

  /** The Power that a player would bring into a combat now. */
  double ready(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    return bound(hero) + table.weapon(seat).power() + table.weapon(seat).strike() * force(hero);
  }

  /** How likely the Royalty of the level is defeated now, and what that is worth. */
  double boss(Table table, Seat seat) {
    if (table.board.royalty().isEmpty()) {
      return 0;
    }
    int card = table.board.royalty().get();
    Royalty royalty = table.cards.royalty(card);
    double need =
        royalty.power()
            + IGNORED * royalty.protection()
            + royalty.minionDraw()
            + OVERSHOOT
            + WASTE * (royalty.minionDraw() / MINION + 1);
    return outcome(
        table.hero(seat),
        ready(table, seat) - need,
        worth.value(card) + MINION_VALUE * royalty.minionDraw() / MINION,
        royalty.pain() + MINION_PAIN);
  }

  /** What a combat against so many minions, or so much Power of them, is worth. */
  double minions(Table table, Seat seat, int encounter, double number, int power) {
    double many = number + (power > 0 ? (power + OVERSHOOT) / MINION : 0);
    double need = many * (MINION + WASTE);
    return outcome(
        table.hero(seat),
        ready(table, seat) - need,
        worth.value(encounter) + MINION_VALUE * many,
        MINION_PAIN * many);
  }

  private static double outcome(Hero hero, double more, double prize, double pain) {
    double chance = 1 / (1 + Math.exp(-more / SURE));
    return chance * prize - (1 - chance) * Danger.of(hero, pain);
  }

  /** What the combat under way is worth to the active player. */
  double fight(Table table, Seat seat) {
    Fight fight = table.fight();
    Hero hero = table.hero(seat);
    double need = 0;
    double prize = worth.value(fight.encounter());
    double pain = 0;
    double foes = 0;
    for (int i = 0; i < fight.enemies().size(); i++) {
      Enemy enemy = fight.enemies().get(i);
      double missing = Foes.needed(table, enemy) - enemy.counted();
      prize += worth.value(enemy.card());
      if (missing > 0 || !enemy.isTouched()) {
        int protection = Foes.protection(table, enemy) - enemy.ignored();
        need += Math.max(0, missing) + IGNORED * Math.max(0, protection);
        pain += Foes.pain(table, enemy);
        foes++;
      }
    }
    if (table.top() instanceof MinionDraw draw) {
      double many = draw.left() + (draw.power() > 0 ? (draw.power() + OVERSHOOT) / MINION : 0);
      need += many * MINION;
      prize += many * MINION_VALUE;
      pain += many * MINION_PAIN;
      foes += many;
    }
    double have = bound(hero) + (fight.struck() ? 0 : Sources.total(table, seat) - bound(hero));
    if (fight.round() == 0) {
      int strikes = fight.origin() == Origin.AMBUSH ? 1 : table.weapon(seat).strike();
      have += strikes * force(hero);
    } else {
      have += 0.5 * force(hero) * Math.min(1, hero.food());
    }
    return outcome(hero, have - need - (foes > 1 ? WASTE * foes : 0), prize, pain);
  }
}
