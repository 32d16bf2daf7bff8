package org.lawspeaker.gloomkilforth.setup;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.HeroClass;
import org.lawspeaker.gloomkilforth.table.Kind;
import org.lawspeaker.gloomkilforth.table.Race;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Skill;
import org.lawspeaker.gloomkilforth.table.Table;

/** What a hero is. */
final class Origins {
  private static final Citation RACE = Citation.of("GOK-SETUP-04");
  private static final Citation CLASS = Citation.of("GOK-SETUP-06");
  private static final Citation SAGA = Citation.of("GOK-SETUP-10");

  private Origins() {}

  /** The races, classes or sagas that no hero has (GOK-Q-78); a saga by its first chapter. */
  static Bag left(Table table, Kind kind) {
    Bag left = all(table.cards, kind);
    for (Hero hero : table.heroes) {
      Optional<Integer> has =
          switch (kind) {
            case RACE -> hero.race();
            case CLASS -> hero.profession();
            default -> hero.saga().map(saga -> table.cards.chapter(saga, 1));
          };
      left = has.isPresent() ? left.without(has.get()) : left;
    }
    return left;
  }

  private static Bag all(Cards cards, Kind kind) {
    if (kind == Kind.RACE) {
      return cards.races;
    }
    if (kind == Kind.CLASS) {
      return cards.classes;
    }
    Bag first = Bag.empty();
    for (int saga = 0; saga < cards.pack.sagas().size(); saga++) {
      first = first.with(cards.chapter(saga, 1));
    }
    return first;
  }

  /** The saga of a first chapter. */
  private static int saga(Cards cards, int chapter) {
    int saga = 0;
    while (cards.chapter(saga, 1) != chapter) {
      saga++;
    }
    return saga;
  }

  /** The first chapter of the saga that suits a hero's class (GOK-SETUP-09); else any. */
  static int matching(Table table, Seat seat) {
    String profession = table.cards.name(table.hero(seat).profession().orElseThrow());
    Bag left = left(table, Kind.CHAPTER);
    for (int i = 0; i < left.size(); i++) {
      Saga saga = table.cards.saga(saga(table.cards, left.nth(i)));
      if (saga.suits().equals(profession)) {
        return left.nth(i);
      }
    }
    return left.nth(0);
  }

  /** A hero takes a card. */
  static void take(Table table, Seat seat, Kind kind, int card) {
    table.set(seat, taking(table.cards, table.hero(seat), kind, card));
    if (kind == Kind.CLASS) {
      skills(table, card);
    }
    switch (kind) {
      case RACE -> table.tellCard(RACE, "took", seat, "takes the race", card);
      case CLASS -> table.tellCard(CLASS, "took", seat, "takes the class", card);
      default -> table.tellCard(SAGA, "took", seat, "begins", card);
    }
  }

  /** HP and gold are those of the race (GOK-Q-19, GOK-SETUP-21, GOK-SETUP-23). */
  static Hero taking(Cards cards, Hero hero, Kind kind, int card) {
    if (kind == Kind.RACE) {
      Race race = (Race) cards.card(card);
      return hero.withRace(card)
          .withMaxHealth(race.health())
          .withHp(race.health())
          .withGold(race.gold());
    }
    return kind == Kind.CLASS ? hero.withProfession(card) : hero.withSaga(saga(cards, card));
  }

  /** All skills of the types of a class lie beside the map (GOK-SETUP-11, GOK-SETUP-12). */
  private static void skills(Table table, int card) {
    HeroClass profession = (HeroClass) table.cards.card(card);
    Bag beside = table.decks.skills();
    for (int i = 0; i < table.cards.skills.size(); i++) {
      int skill = table.cards.skills.nth(i);
      boolean fits = profession.skills().contains(((Skill) table.cards.card(skill)).type());
      beside = fits && beside.count(skill) == 0 ? beside.with(skill) : beside;
    }
    table.decks = table.decks.withSkills(beside);
  }
}
