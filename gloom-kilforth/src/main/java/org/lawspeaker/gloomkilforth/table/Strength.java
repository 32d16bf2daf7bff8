package org.lawspeaker.gloomkilforth.table;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;

/** The attributes of heroes (GOK-TEST-03, GOK-TEST-04). */
public final class Strength {
  private Strength() {}

  /**
   * The value of the race, the bonuses of unveiled cards in play, and what is in force, added up;
   * the sum may be below 0.
   */
  static int of(Table table, Seat seat, Attribute attribute) {
    int lasting = lasting(table.changes(seat), table, seat, attribute);
    return printed(table, seat, attribute) + lasting;
  }

  /** What changes add to an attribute. */
  static int lasting(
      Changes<Source, Lasting> changes, Table table, Seat seat, Attribute attribute) {
    return changes.sum(
        AttributeBonus.class,
        (source, bonus) ->
            bonus.attribute() == attribute ? bonus.amount() * times(table, seat, bonus.each()) : 0);
  }

  private static int printed(Table table, Seat seat, Attribute attribute) {
    Hero hero = table.hero(seat);
    int value = cards(table, seat, attribute);
    for (int i = 0; i < hero.assets().size(); i++) {
      int asset = hero.assets().nth(i);
      if (counts(table, seat, asset) && isUsable(table, seat, asset)) {
        value += table.cards.card(asset).bonus().of(attribute);
      }
    }
    return value;
  }

  /** Race, class and skills. */
  private static int cards(Table table, Seat seat, Attribute attribute) {
    Hero hero = table.hero(seat);
    int value = 0;
    if (hero.race().isPresent()) {
      value += ((Race) table.cards.card(hero.race().get())).values().of(attribute);
    }
    if (hero.profession().filter(card -> counts(table, seat, card)).isPresent()) {
      value += table.cards.card(hero.profession().get()).bonus().of(attribute);
    }
    for (int i = 0; i < hero.skills().size(); i++) {
      int skill = hero.skills().nth(i);
      if (counts(table, seat, skill)) {
        value += table.cards.card(skill).bonus().of(attribute);
      }
    }
    return value;
  }

  private static boolean counts(Table table, Seat seat, int card) {
    return table.hero(seat).veiled().count(card) == 0 && !InForce.isBlank(table, seat, card);
  }

  /** Whether an asset needs so much Study (GOK-SPELL-01). */
  static boolean isSpell(Table table, int asset) {
    return table.cards.card(asset) instanceof Reward reward && reward.study().isPresent();
  }

  static boolean hasSpell(Table table, Seat seat) {
    Bag assets = table.hero(seat).assets();
    for (int i = 0; i < assets.size(); i++) {
      if (isSpell(table, assets.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether an asset can be used: a spell needs enough Study, without its own bonus (GOK-SPELL-01,
   * GOK-Q-64).
   */
  public static boolean isUsable(Table table, Seat seat, int asset) {
    return !isSpell(table, asset) || isUsable(table, seat, asset, table.lastingStudy(seat));
  }

  /** The same, where changes that are not from spells add so much to Study. */
  static boolean isUsable(Table table, Seat seat, int asset, int lasting) {
    if (!(table.cards.card(asset) instanceof Reward reward) || reward.study().isEmpty()) {
      return true;
    }
    int base = cards(table, seat, Attribute.STUDY) + lasting;
    int study = base + assets(table, seat, asset, 0);
    for (int last = -1; study > last && study < reward.study().get(); ) {
      last = study;
      study = base + assets(table, seat, asset, last); // a spell may make another one usable
    }
    return study >= reward.study().get();
  }

  /** What the other assets add to Study, the spells among them for which so much is enough. */
  private static int assets(Table table, Seat seat, int but, int enough) {
    Bag assets = table.hero(seat).assets();
    int study = 0;
    for (int i = 0; i < assets.size(); i++) {
      int card = assets.nth(i);
      if (card == but || !counts(table, seat, card)) {
        continue;
      }
      if (!(table.cards.card(card) instanceof Reward reward) || reward.study().isEmpty()) {
        study += table.cards.card(card).bonus().study();
      } else if (reward.study().get() <= enough) {
        study += reward.bonus().study();
        study += lasting(InForce.of(table, seat, card), table, seat, Attribute.STUDY);
      }
    }
    return study;
  }

  /** Whether what a hero faces is immune to a card, which counts as blank (GOK-TERM-11). */
  public static boolean isBlank(Table table, Seat seat, int card) {
    return InForce.isBlank(table, seat, card);
  }

  /** The level of a hero's highest skill; 0 without one (GOK-SKILL-07, GOK-SKILL-03). */
  public static int skillLevel(Table table, Seat seat) {
    Bag skills = table.hero(seat).skills();
    int highest = 0;
    for (int i = 0; i < skills.size(); i++) {
      highest = Math.max(highest, ((Skill) table.cards.card(skills.nth(i))).level());
    }
    return highest;
  }

  /** Whether no hero has a higher skill level; a lone hero is it, too (GOK-DEF-09). */
  public static boolean isStrongest(Table table, Seat seat) {
    int own = skillLevel(table, seat);
    return table.clockwise(seat).stream()
        .noneMatch(each -> !table.hero(each).eliminated() && skillLevel(table, each) > own);
  }

  /** Whether no hero has a lower skill level. */
  public static boolean isWeakest(Table table, Seat seat) {
    int own = skillLevel(table, seat);
    return table.clockwise(seat).stream()
        .noneMatch(each -> !table.hero(each).eliminated() && skillLevel(table, each) < own);
  }

  /**
   * Whether a card in play of a hero has this keyword (GOK-OVERCOME-06), veiled or not
   * (GOK-VEIL-05), but not blank before what the hero faces.
   */
  public static boolean hasKeyword(Table table, Seat seat, String keyword) {
    return hasKeyword(table, seat, keyword, card -> !InForce.isBlank(table, seat, card));
  }

  /** The same for what the hero does with a card that may be immune (GOK-TERM-11). */
  public static boolean hasKeyword(Table table, Seat seat, String keyword, int against) {
    return hasKeyword(table, seat, keyword, card -> !InForce.isBlank(table, seat, card, against));
  }

  private static boolean hasKeyword(
      Table table, Seat seat, String keyword, IntPredicate isNotBlank) {
    Hero hero = table.hero(seat);
    IntPredicate has = card -> table.cards.hasKeyword(card, keyword) && isNotBlank.test(card);
    return hero.race().filter(has::test).isPresent()
        || hero.profession().filter(has::test).isPresent()
        || any(hero.skills(), has)
        || any(hero.assets(), has);
  }

  private static boolean any(Bag cards, IntPredicate has) {
    for (int i = 0; i < cards.size(); i++) {
      if (has.test(cards.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /** By how much an amount is multiplied that may be for each of something. */
  public static int times(Table table, Seat seat, Optional<Counted> each) {
    return each.isEmpty() ? 1 : count(table, seat, each.get());
  }

  private static int count(Table table, Seat seat, Counted what) {
    Hero hero = table.hero(seat);
    return switch (what) {
      case ENEMIES -> table.inPlay(seat, EncounterType.ENEMY);
      case PLACES -> table.inPlay(seat, EncounterType.PLACE);
      case QUESTS -> table.inPlay(seat, EncounterType.QUEST);
      case STRANGERS -> table.inPlay(seat, EncounterType.STRANGER);
      case PLOTS -> sum(table, site -> site.plots().size());
      case GLOOM_LOCATIONS -> sum(table, site -> site.gloom() ? 1 : 0);
      case OBSTACLES_HERE -> table.site(seat).obstacles();
      case OTHER_HEROES_HERE ->
          Lists.where(table.heroes, each -> each.isThere() && each.at() == hero.at()).size()
              - (hero.isThere() ? 1 : 0);
      case ASSETS -> hero.assets().size();
      case RUMOURS -> hero.hand().size();
      case CHAPTERS -> Math.min(hero.chapter(), Hero.FINALE) - 1;
    };
  }

  private static int sum(Table table, ToIntFunction<Site> count) {
    int sum = 0;
    for (Site site : table.sites) {
      sum += count.applyAsInt(site);
    }
    return sum;
  }
}
