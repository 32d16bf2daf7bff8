package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.assets.Assets;
import org.lawspeaker.gloomkilforth.assets.GivingUp;
import org.lawspeaker.gloomkilforth.health.ActionPoints;
import org.lawspeaker.gloomkilforth.health.Harm;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** How a cost is paid: all of it, before what it is for is done (GOK-REQ-05). */
public final class Paying {
  private static final Citation COST = Citation.of("GOK-REQ-05");
  private static final Citation VEIL = Citation.of("GOK-VEIL-01");

  private Paying() {}

  /** Pays the tokens of a cost that can be paid, and asks for the cards. */
  public static void start(Table table, Source source, Cost cost, ImmutableList<Effect> effects) {
    Seat seat = source.user();
    Hero hero = table.hero(seat);
    table.set(seat, hero.withGold(hero.gold() - cost.gold()).withFate(hero.fate() - cost.fate()));
    if (cost.x().isPresent()) {
      table.push(new PayX(source, cost.x().get(), effects));
    } else {
      Program.start(table, source, effects);
    }
    ActionPoints.lose(table, seat, cost.ap(), COST); // which AP is part of the cost (GOK-TERM-13)
    giveUp(table, seat, GivingUp.Reason.LOOT, Optional.empty(), cost.loot());
    giveUp(
        table,
        seat,
        GivingUp.Reason.ASSETS,
        cost.assetWith().map(RewardType::keyword),
        cost.assets());
    giveUp(table, seat, GivingUp.Reason.RUMOURS, cost.rumourWith(), cost.rumours());
    if (cost.veil()) {
      Assets.veil(table, seat, source.card(), VEIL);
    }
    if (cost.sacrifice()) {
      Assets.sacrifice(table, seat, source.card(), COST);
    }
    if (table.isTelling()) {
      table.tell(COST, "paid", seat + " pays: " + cost.orders(), "seat", Table.number(seat));
    }
    Harm.pay(table, seat, cost.hp(), COST);
  }

  private static void giveUp(
      Table table, Seat seat, GivingUp.Reason what, Optional<String> only, int count) {
    if (count > 0) {
      table.push(new GivingUp(seat, what, only, count));
    }
  }

  /** Whether a hero can pay all of a cost with this card. */
  public static boolean isAffordable(Table table, Seat seat, Cost cost, int card) {
    Hero hero = table.hero(seat);
    return hero.allAp() >= cost.ap()
        && hero.gold() >= cost.gold()
        && hero.hp() >= cost.hp()
        && hero.fate() >= cost.fate()
        && hero.loot().size() >= cost.loot()
        && (cost.rumours() == 0 || count(table, hero.hand(), cost.rumourWith()) >= cost.rumours())
        && hasAssets(table, hero, cost, card)
        && (cost.x().isEmpty() || cost.x().get().of(hero) > 0)
        && (!cost.veil() || hero.veiled().count(card) == 0) // GOK-VEIL-02
        && (!cost.sacrifice() || hero.assets().count(card) > 0);
  }

  /** What an Action asks for in all: until it has begun, its own AP as well (GOK-ACTION-01). */
  public static Cost inAction(Table table, Cost cost) {
    return table.turn.acted() || cost.ap() == 0 ? cost : cost.withAp(cost.ap() + 1);
  }

  /** A card that is sacrificed itself is none of the assets (GOK-ABILITY-12). */
  private static boolean hasAssets(Table table, Hero hero, Cost cost, int card) {
    if (cost.assets() == 0) {
      return true;
    }
    Bag others =
        cost.sacrifice() && hero.assets().count(card) > 0
            ? hero.assets().without(card)
            : hero.assets();
    return count(table, others, cost.assetWith().map(RewardType::keyword)) >= cost.assets();
  }

  private static int count(Table table, Bag cards, Optional<String> keyword) {
    int count = 0;
    for (int i = 0; i < cards.size(); i++) {
      boolean fits = keyword.isEmpty() || table.cards.hasKeyword(cards.nth(i), keyword.get());
      count += fits ? 1 : 0;
    }
    return count;
  }
}
