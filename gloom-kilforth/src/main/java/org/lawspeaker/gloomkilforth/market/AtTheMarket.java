package org.lawspeaker.gloomkilforth.market;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.Discards;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.moves.Done;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Heal;
import org.lawspeaker.gloomkilforth.moves.PickDeck;
import org.lawspeaker.gloomkilforth.moves.Sell;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * A hero at the Market heals, purchases and sells, each once, in its own order (GOK-MARKET-02). One
 * option is completed before the next (GOK-Q-39).
 *
 * @param healed whether Heal was begun
 * @param bought whether Purchase was used
 * @param sold whether Sell was begun
 * @param now the option under way, of those that take several moves
 */
public record AtTheMarket(Seat seat, boolean healed, boolean bought, boolean sold, Now now)
    implements Asking {
  /** The option under way. */
  public enum Now {
    NOTHING,
    HEALING,
    SELLING
  }

  private static final Citation MARKET = Citation.of("GOK-MARKET-02");
  private static final Citation HEAL = Citation.of("GOK-MARKET-03");
  private static final Citation FULL = Citation.of("GOK-MARKET-04");
  private static final Citation DEFEATED = Citation.of("GOK-Q-85");
  private static final Citation EMPTY = Citation.of("GOK-Q-42");
  private static final Citation PURCHASE = Citation.of("GOK-MARKET-05");
  private static final Citation SELL = Citation.of("GOK-MARKET-09");
  private static final Window ASKS =
      Window.of("market", "Heal, purchase, sell, or leave the Market?", MARKET);

  static AtTheMarket begin(Seat seat) {
    return new AtTheMarket(seat, false, false, false, Now.NOTHING);
  }

  private boolean isUsed() {
    return healed || bought || sold;
  }

  /** Whether any option can be used. */
  boolean hasAny(Table table) {
    return mayBuy(table) || maySell(table) || mayHeal(table);
  }

  private boolean mayHeal(Table table) {
    boolean open = !healed || now == Now.HEALING;
    for (int i = 0; open && i < table.heroes.size(); i++) {
      if (mayHeal(table, Seat.of(i))) {
        return true;
      }
    }
    return false;
  }

  /** A hero here below its maximum health (GOK-MARKET-04, GOK-Q-85), at 1 gold for each HP. */
  private boolean mayHeal(Table table, Seat whom) {
    Hero hero = table.hero(whom);
    return hero.isThere()
        && hero.at() == table.hero(seat).at()
        && hero.hp() < hero.maxHealth()
        && table.hero(seat).gold() > 0;
  }

  private boolean mayBuy(Table table) {
    if (bought) {
      return false;
    }
    for (RewardType type : RewardType.values()) {
      if (table.decks.rewards(type).hasCards()) {
        return true;
      }
    }
    return false;
  }

  private boolean maySell(Table table) {
    Hero hero = table.hero(seat);
    return (!sold || now == Now.SELLING) && hero.hand().size() + hero.assets().size() > 0;
  }

  @Override
  public boolean owes(Table table) {
    return hasAny(table);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return MARKET;
  }

  @Override
  public Window window(Table table) {
    return ASKS;
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    if (isUsed()) {
      moves.addLegal(Done.of(seat));
    }
    if (mayHeal(table)) {
      for (Seat each : table.clockwise(seat)) {
        if (mayHeal(table, each)) {
          moves.addLegal(new Heal(seat, each));
        }
      }
    }
    for (RewardType type : RewardType.values()) {
      if (!bought && table.decks.rewards(type).hasCards()) {
        moves.addLegal(new PickDeck(seat, type));
      }
    }
    if (maySell(table)) {
      sales(table.hero(seat).hand(), Bag.empty(), moves);
      sales(table.hero(seat).assets(), table.hero(seat).hand(), moves);
    }
  }

  private void sales(Bag cards, Bag but, Proposals<GloomMove> moves) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.isFirst(i) && but.count(cards.nth(i)) == 0) {
        moves.addLegal(Sell.of(seat, cards.nth(i)));
      }
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, GloomMove move) {
    if (move instanceof Heal) {
      return ImmutableList.of(MARKET, HEAL);
    }
    if (move instanceof PickDeck) {
      return ImmutableList.of(MARKET, PURCHASE);
    }
    return move instanceof Sell ? ImmutableList.of(MARKET, SELL) : Asking.super.allows(table, move);
  }

  @Override
  public void judgeAnswer(Table table, GloomMove move, Faults faults) {
    if (move instanceof Heal heal) {
      judgeHeal(table, heal.seat(), faults);
    } else if (move instanceof PickDeck pick) {
      judgeOnce(bought, faults);
      if (!table.decks.rewards(pick.deck()).hasCards()) {
        faults.add(EMPTY, "deck-empty");
      }
    } else if (move instanceof Sell sell) {
      judgeOnce(sold && now != Now.SELLING, faults);
      Hero hero = table.hero(seat);
      if (hero.hand().count(sell.card()) + hero.assets().count(sell.card()) == 0) {
        faults.add(SELL, "not-its-own");
      }
    } else if (!(move instanceof Done)) {
      faults.notAsked();
    } else if (!isUsed()) {
      faults.add(MARKET, "nothing-used");
    }
  }

  private static void judgeOnce(boolean used, Faults faults) {
    if (used) {
      faults.add(MARKET, "used");
    }
  }

  private void judgeHeal(Table table, Seat whom, Faults faults) {
    judgeOnce(healed && now != Now.HEALING, faults);
    boolean known = whom.index() < table.heroes.size();
    if (!known || table.hero(whom).at() != table.hero(seat).at()) {
      faults.add(HEAL, "elsewhere");
    } else if (!table.hero(whom).isThere()) {
      faults.add(DEFEATED, "defeated");
    } else if (table.hero(whom).hp() >= table.hero(whom).maxHealth()) {
      faults.add(FULL, "in-full-health");
    }
    if (table.hero(seat).gold() == 0) {
      faults.add(HEAL, "too-dear");
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    if (move instanceof Heal heal) {
      table.replaceTop(new AtTheMarket(seat, true, bought, sold, Now.HEALING));
      Hero hero = table.hero(seat);
      table.set(seat, hero.withGold(hero.gold() - 1));
      Harm.heal(table, heal.seat(), 1, HEAL);
    } else if (move instanceof PickDeck pick) {
      table.replaceTop(new AtTheMarket(seat, healed, true, sold, Now.NOTHING));
      table.push(MarketDraw.begin(seat, pick.deck()));
    } else if (move instanceof Sell sell) {
      table.replaceTop(new AtTheMarket(seat, healed, bought, true, Now.SELLING));
      sell(table, sell.card());
    } else {
      table.pop();
    }
  }

  /** Half the gold value, rounded down (GOK-MARKET-09, GOK-Q-113). */
  private void sell(Table table, int card) {
    Hero hero = table.hero(seat);
    if (hero.hand().count(card) > 0) {
      Discards.rumour(table, seat, card, SELL);
    } else {
      Assets.sacrifice(table, seat, card, SELL);
    }
    Gain.gold(table, seat, table.cards.card(card).gold() / 2, SELL);
  }
}
