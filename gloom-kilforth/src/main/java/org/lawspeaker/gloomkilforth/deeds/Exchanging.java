package org.lawspeaker.gloomkilforth.deeds;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Exchange;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.occasions.Abilities;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Deed Exchange: with a hero at the same place, which has to agree. */
final class Exchanging implements Deed<Exchange> {
  static final Citation EXCHANGE = Citation.of("GOK-EXCHANGE-01");
  static final Citation WHAT = Citation.of("GOK-EXCHANGE-03");

  private static final Citation DEFEATED = Citation.of("GOK-Q-61");
  private static final Citation OUT = Citation.of("GOK-ASSAULT-13");

  @Override
  public Class<Exchange> kind() {
    return Exchange.class;
  }

  @Override
  public Citation why() {
    return EXCHANGE;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    if (Abilities.isExhausted(table)) {
      return;
    }
    Hero hero = table.hero(seat);
    for (int i = 0; i < table.heroes.size(); i++) {
      Hero other = table.heroes.get(i);
      boolean there = i != seat.index() && other.isThere() && other.at() == hero.at();
      if (there && (hasAnything(table, hero) || hasAnything(table, other))) {
        moves.addLegal(new Exchange(seat, Seat.of(i)));
      }
    }
  }

  /** Nothing forces it to a moment: every question to the active hero takes it (GOK-Q-03). */
  @Override
  public boolean opens(Table table, Exchange move) {
    return table.settings.everyWindow();
  }

  @Override
  public void judge(Table table, Exchange move, Faults faults) {
    Seat other = move.seat();
    if (other.index() >= table.heroes.size() || other.equals(move.by())) {
      faults.add(EXCHANGE, "no-such-hero");
      return;
    }
    Hero hero = table.hero(other);
    if (hero.eliminated()) {
      faults.add(OUT, "eliminated", "seat", other);
    } else if (hero.defeated()) {
      faults.add(DEFEATED, "defeated", "seat", other);
    } else if (hero.at() != table.hero(move.by()).at()) {
      faults.add(EXCHANGE, "elsewhere", "seat", other);
    } else if (!hasAnything(table, hero) && !hasAnything(table, table.hero(move.by()))) {
      faults.add(WHAT, "nothing-to-exchange");
    } else if (Abilities.isExhausted(table)) {
      faults.add(Abilities.ENDLESS, "too-often");
    }
  }

  @Override
  public void make(Table table, Exchange move) {
    Abilities.countExchange(table);
    table.push(new Trading(move.by(), move.seat(), Trading.Stage.OFFER, Lot.NOTHING, Lot.NOTHING));
  }

  private static boolean hasAnything(Table table, Hero hero) {
    return hero.gold() + hero.hand().size() > 0 || !goods(table, hero).isEmpty();
  }

  /**
   * All that lies open before a hero and may be exchanged, rumours that nobody has seen left out.
   */
  static Bag open(Table table, Hero hero) {
    return goods(table, hero).withAll(hero.shown());
  }

  /** All cards and tokens of a hero that may be exchanged. */
  static Bag all(Table table, Hero hero) {
    return goods(table, hero).withAll(hero.hand());
  }

  private static Bag goods(Table table, Hero hero) {
    Bag goods = hero.loot();
    for (int i = 0; i < hero.assets().size(); i++) {
      int asset = hero.assets().nth(i);
      if (table.cards.card(asset) instanceof Reward reward
          && (reward.type() == RewardType.ITEM || reward.type() == RewardType.SPELL)) {
        goods = goods.with(asset);
      }
    }
    return goods;
  }
}
