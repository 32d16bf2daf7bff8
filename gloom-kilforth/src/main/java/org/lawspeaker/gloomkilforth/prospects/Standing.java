package org.lawspeaker.gloomkilforth.prospects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.Race;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Values;

/** What a hero has, measured in tenths of a chapter. */
final class Standing {
  static final double CHAPTER = 26;
  static final double FINALE = 26;
  private static final double KEYWORDS = 16;
  private static final double READY = 2;
  private static final double GOLD_NOW = 0.9;
  private static final double GOLD_LATER = 0.3;
  private static final double GOLD = 0.06;
  static final double HP = 1.7;
  private static final double MAX_HP = 1.0;
  private static final double AP = 0.4;
  private static final double FATE = 0.4;
  private static final double LOOT = 0.5;
  private static final double ASSET = 0.9;
  private static final double ABILITY = 0.5;
  private static final double OTHER_ATTRIBUTE = 0.8;
  static final double FIGHT = 1.7;
  private static final double OF_FINALE = 0.7;
  private static final double FRAIL = 1.6;
  private static final double WEAK = 0.5;
  private static final double DEFEATED = 3;
  private static final double LEAVING = 0.5;
  private static final double ELIMINATED = 60;

  private Standing() {}

  static double of(Table table, Seat seat, Wants wants) {
    Hero hero = table.hero(seat);
    double value = CHAPTER * (hero.chapter() - 1);
    value += hero.isSagaComplete() ? FINALE - CHAPTER : 0;
    value += KEYWORDS * wants.progress() + gold(hero.gold(), wants);
    boolean isReady = hero.chapter() < Hero.FINALE && wants.missing().isEmpty();
    value += isReady && hero.gold() >= wants.cost() ? READY : 0;
    value += attributes(table, hero);
    value += body(hero) + FATE * Math.min(hero.fate(), 6) + LOOT * hero.loot().size();
    value += Wants.later(table, hero, hero.hand()) + assets(table, hero);
    value -= hero.defeated() ? DEFEATED : 0;
    value -= hero.eliminated() ? ELIMINATED : 0;
    return value - night(table, hero);
  }

  static double gold(int gold, Wants wants) {
    int now = Math.min(gold, wants.cost());
    int later = Math.min(gold - now, wants.later());
    return GOLD_NOW * now + GOLD_LATER * later + GOLD * (gold - now - later);
  }

  /** What is printed on the hero's cards: where it stands and what the Weather is will pass. */
  private static double attributes(Table table, Hero hero) {
    double value = 0;
    if (hero.race().isPresent()) {
      value += worth(table, hero, ((Race) table.cards.card(hero.race().get())).values());
    }
    if (hero.profession().isPresent()) {
      value += worth(table, hero, table.cards.card(hero.profession().get()).bonus());
    }
    return value
        + bonuses(table, hero, hero.skills())
        + abilities(table, hero.skills())
        + bonuses(table, hero, hero.assets());
  }

  private static double bonuses(Table table, Hero hero, Bag cards) {
    double value = 0;
    for (int i = 0; i < cards.size(); i++) {
      value += worth(table, hero, table.cards.card(cards.nth(i)).bonus());
    }
    return value;
  }

  private static double abilities(Table table, Bag cards) {
    double value = 0;
    for (int i = 0; i < cards.size(); i++) {
      value += ability(table.cards.card(cards.nth(i)));
    }
    return value;
  }

  private static double ability(Card card) {
    return ABILITY * (card.abilities().size() + card.lasting().size());
  }

  /** What bonuses to attributes are worth to a hero. */
  static double worth(Table table, Hero hero, Values bonus) {
    double value = FIGHT * bonus.fight();
    value += OTHER_ATTRIBUTE * (bonus.study() + bonus.sneak() + bonus.influence());
    return hero.saga().isPresent() && !hero.isSagaComplete()
        ? value + OF_FINALE * bonus.of(table.cards.saga(hero.saga().get()).finale().attribute())
        : value;
  }

  private static double body(Hero hero) {
    int ap = hero.camped() ? 0 : hero.allAp();
    return HP * hero.hp() + MAX_HP * hero.maxHealth() + AP * ap - weak(hero.hp());
  }

  /** Who has few HP left can do little, and is easily defeated. */
  private static double weak(int hp) {
    return hp <= 1 ? FRAIL : hp == 2 ? WEAK : 0;
  }

  private static double assets(Table table, Hero hero) {
    double value = 0;
    for (int i = 0; i < hero.assets().size(); i++) {
      value += asset(table, hero.assets().nth(i));
    }
    return value;
  }

  /** What a card in play is worth beside its bonus to attributes. */
  static double asset(Table table, int card) {
    return ASSET + ability(table.cards.card(card));
  }

  /** What the gloom will cost; who has AP left can still leave it. */
  private static double night(Table table, Hero hero) {
    if (table.sites.isEmpty() || !hero.isThere() || !table.sites.get(hero.at()).gloom()) {
      return 0;
    }
    int loss = table.side(hero.at()).loss();
    double costs = HP * loss + weak(hero.hp() - loss) - weak(hero.hp());
    costs += hero.hp() <= loss ? DEFEATED : 0;
    int ap = hero.camped() ? 0 : hero.allAp();
    return ap == 0 ? costs : ap == 1 ? LEAVING * costs : 0;
  }
}
