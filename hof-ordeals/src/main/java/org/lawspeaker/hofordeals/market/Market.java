package org.lawspeaker.hofordeals.market;

import com.google.common.collect.ImmutableList;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Lasting;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** What can be acquired, for how much, and where it goes. */
public final class Market {
  private static final Citation PRICE = Citation.of("HOF-EFFORT-02");
  private static final Citation TAKE = Citation.of("HOF-DECK-14");
  private static final Citation ROW = Citation.of("HOF-ACQUIRE-01");
  private static final Citation ARCHETYPE = Citation.of("HOF-ACQUIRE-03");
  private static final Citation EQUIPMENT = Citation.of("HOF-ACQUIRE-05");
  private static final Citation SKILL = Citation.of("HOF-ACQUIRE-06");
  private static final Citation FLOURISH = Citation.of("HOF-FLOURISH-02");
  private static final Citation RELIC = Citation.of("HOF-RELIC-02");
  private static final Citation MANY = Citation.of("HOF-Q-115");

  /** How a player obtains a card. */
  public enum Way {
    /** For its price. */
    ACQUIRED("acquires"),
    /** Without paying. */
    TAKEN("takes");

    private final String verb;

    Way(String verb) {
      this.verb = verb;
    }
  }

  private Market() {}

  /** Where cards are picked from: the Dealer's Row, or the Dealer's discard pile. */
  static Bag zone(Table table, boolean discarded) {
    return discarded ? table.decks.dealer().discard() : Bag.of(table.decks.row());
  }

  /** Whether one of the cards there is offered. */
  static boolean any(Table table, boolean discarded, IntPredicate offered) {
    Bag zone = zone(table, discarded);
    for (int i = 0; i < zone.size(); i++) {
      if (offered.test(zone.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /** Proposes every kind of card there. */
  static void propose(
      Table table, boolean discarded, IntFunction<HofMove> pick, Proposals<HofMove> moves) {
    Bag zone = zone(table, discarded);
    for (int i = 0; i < zone.size(); i++) {
      if (zone.isFirst(i)) {
        moves.add(pick.apply(zone.nth(i)));
      }
    }
  }

  /** What a card costs a player in Effort; nothing makes a Flourish cheaper. */
  public static int price(Table table, Seat seat, int card) {
    int price = table.cards.cost(card);
    Changes<Card, Lasting> changes = table.changes(seat);
    if (card == table.cards.flourish || !changes.has(Discount.class)) {
      return price;
    }
    int less = changes.sum(Discount.class, (from, change) -> change.off(table.cards, card));
    return Math.max(0, price - less);
  }

  /** What it costs where it lies: nothing makes a card of the Dealer's discard pile cheaper. */
  public static int price(Table table, Seat seat, int card, boolean discarded) {
    return discarded ? table.cards.cost(card) : price(table, seat, card);
  }

  /** Adds why the card is not in the Row. */
  public static void judgeRow(Table table, int card, Faults faults) {
    if (table.cards.kind(card) == Kind.RELIC) {
      faults.add(RELIC, "relic", "card", table.cards.name(card));
    } else if (!table.decks.row().contains(card)) {
      faults.add(ROW, "not-in-the-row", "card", table.cards.name(card));
    }
  }

  /** Adds why the Encounter under a player does not sell the card (HOF-Q-15). */
  public static void judgeArchetype(Table table, Seat seat, int card, Faults faults) {
    Site site = table.board.site(table.hero(seat).space());
    if (site == null || site.card().isEmpty()) {
      faults.add(ARCHETYPE, "nothing-sold");
      return;
    }
    Encounter here = table.cards.encounter(site.card().get());
    Skill skill = table.cards.skill(card);
    if (skill == null) {
      if (!here.equipment()) {
        faults.add(EQUIPMENT, "no-equipment-here", "encounter", here.name());
      }
      return;
    }
    ImmutableList<Archetype> archetypes = skill.archetypes();
    for (int i = 0; i < archetypes.size(); i++) {
      if (here.archetypes().contains(archetypes.get(i))) {
        return;
      }
    }
    faults.add(ARCHETYPE, "not-sold-here", "encounter", here.name());
  }

  /** The clause by which an Encounter sells a card. */
  public static Citation sold(Table table, int card) {
    return table.cards.skill(card) == null ? EQUIPMENT : ARCHETYPE;
  }

  /** Adds why the price of what is acquired (HOF-DECK-15) cannot be paid from so much Effort. */
  public static void judgePrice(Table table, int price, int purse, Faults faults) {
    if (price > purse) {
      faults.add(PRICE, "too-dear", "price", price);
    }
    judgeFree(table, price, faults);
  }

  /** Adds that no more cards are obtained for nothing in this turn. */
  static void judgeFree(Table table, int price, Faults faults) {
    if (!isObtainable(table, price)) {
      faults.add(MANY, "too-many-deeds");
    }
  }

  /** Whether a card at this price can still be obtained in this turn. */
  static boolean isObtainable(Table table, int price) {
    return price > 0 || !table.isEndless();
  }

  /**
   * Takes a card from the Row or the Flourish deck, which is no part of the Row (HOF-FLOURISH-03),
   * and puts it where it belongs.
   */
  public static void take(Table table, Seat seat, int card, Way way) {
    if (card == table.cards.flourish) {
      int left = table.decks.flourish();
      table.decks = table.decks.withFlourish(left - 1);
    } else {
      table.decks = table.decks.withRow(table.decks.row().withoutCard(card));
      RefillRow.start(table, Settings.Refill.AT_ONCE);
    }
    place(table, seat, card, way);
  }

  /**
   * A card that a player has obtained goes where it belongs: a Skill card to the discard pile, from
   * where the next shuffle brings it into the deck (HOF-DECK-03).
   */
  static void place(Table table, Seat seat, int card, Way way) {
    if (table.isTelling()) {
      table.tellCard(why(table, card, way), "acquired", seat, way.verb, card);
    }
    int price = way == Way.TAKEN ? table.cards.cost(card) : price(table, seat, card);
    if (price == 0) {
      table.countDeed();
    }
    if (table.cards.skill(card) == null) {
      Equipping.place(table, seat, card);
    } else {
      Hero hero = table.hero(seat);
      table.set(seat, hero.withDiscard(hero.discard().with(card)));
    }
    if (way == Way.ACQUIRED) { // HOF-DECK-15: what is taken is not acquired
      Occasions.fire(table, new Source(seat, card), Moment.ACQUIRED);
    }
  }

  private static Citation why(Table table, int card, Way way) {
    if (way == Way.TAKEN) {
      return TAKE;
    }
    if (table.cards.skill(card) == null) {
      return PRICE;
    }
    return card == table.cards.flourish ? FLOURISH : SKILL;
  }

  /** Whether a Flourish is left, or destroyed ones would come back (HOF-Q-54). */
  public static boolean hasFlourish(Table table) {
    return table.decks.flourish() > 0 || table.decks.box().count(table.cards.flourish) > 0;
  }

  /** Destroyed Flourish cards come back when the deck is empty. */
  public static void renewFlourish(Table table) {
    if (table.decks.flourish() == 0) {
      Bag back = Stores.fromBox(table, Kind.FLOURISH);
      table.decks = table.decks.withFlourish(back.size());
    }
  }
}
