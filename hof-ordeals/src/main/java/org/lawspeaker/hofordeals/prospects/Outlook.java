package org.lawspeaker.hofordeals.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.hofordeals.combat.FightMinions;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Condition;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Ways;

/** What the map promises a player: what can be activated, and how far it is. */
final class Outlook {
  private static final double EACH_STEP = 0.94;
  private static final double NEXT_TURN = 0.6;
  private static final double TIRING = 0.9;
  private static final double SEEN = 1.6;

  private final Worth worth;
  private final Strength strength;

  Outlook(Worth worth, Strength strength) {
    this.worth = worth;
    this.strength = strength;
  }

  /** The best that can be gone to and activated; in a combat the kept cards are used up. */
  double best(Table table, Seat seat, double kept) {
    ImmutableList<Site> sites = table.board.sites();
    Hero hero = table.hero(seat);
    int[] far = Ways.from(table.cards, table.board, hero.space());
    int hidden = table.board.faceDown();
    double boss = table.board.royalty().isEmpty() ? 0 : strength.boss(table, seat) - kept;
    double unseen =
        SEEN + (table.board.bossHidden() && hidden > 0 ? Math.max(0, boss) / hidden : 0);
    double best = 0;
    for (int i = 0; i < sites.size(); i++) {
      Site site = sites.get(i);
      double promise = site.isFaceUp() ? promise(table, seat, site, kept, boss) : unseen;
      int away = far[site.space()];
      if (away < Ways.NOWHERE) {
        best = Math.max(best, promise * nearness(away, hero) - way(away, hero));
      }
    }
    return table.board.king().isPresent()
        ? Math.max(best, king(hero, far[table.board.king().get()], boss))
        : best;
  }

  /** The King's token may be gone to, too. */
  private static double king(Hero hero, int away, double boss) {
    return away == Ways.NOWHERE ? 0 : boss * nearness(away, hero) - way(away, hero);
  }

  private static double nearness(int far, Hero hero) {
    double near = far > hero.food() ? NEXT_TURN : 1;
    for (int step = 0; step < far; step++) {
      near *= EACH_STEP;
    }
    return near;
  }

  private static double way(int far, Hero hero) {
    return Worth.FOOD * Math.min(far, hero.food()) + TIRING * Math.max(0, far - hero.food());
  }

  private double promise(Table table, Seat seat, Site site, double kept, double boss) {
    int card = site.card().orElseThrow();
    Encounter encounter = table.cards.encounter(card);
    if (encounter.isBoss()) {
      return table.board.king().isPresent() ? 0 : boss;
    }
    boolean isUsedUp = encounter.usage().isPresent() && site.cubes() == 0;
    if (isUsedUp
        || !encounter.cost().isAffordable(table.hero(seat))
        || encounter.cost().health() == table.hero(seat).health()
        || !Condition.all(encounter.when(), table, new Source(seat, card))) {
      return 0;
    }
    ImmutableList<Effect> effects = encounter.effects();
    return !effects.isEmpty() && effects.get(0) instanceof FightMinions fight
        ? strength.minions(table, seat, card, fight.number(), fight.power()) - kept
        : worth.value(card);
  }
}
