package org.lawspeaker.gloomkilforth.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * What a hero's saga asks for.
 *
 * @param needs the keywords of the current chapter
 * @param missing those for which there is no card yet
 * @param cost the gold of the current chapter
 * @param later the gold of the chapters behind it
 * @param others the keywords that heroes lack with whom it plays together
 */
record Wants(
    ImmutableList<String> needs,
    ImmutableList<String> missing,
    int cost,
    int later,
    ImmutableList<String> others) {
  static final double NOW = 6;
  private static final double OTHERS = 3;
  private static final double SOON = 0.7;
  private static final double ANY = 0.35;
  private static final ImmutableList<String> NONE = ImmutableList.of();
  private static final Wants NOTHING = new Wants(NONE, NONE, 0, 0, NONE);

  static Wants of(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    if (hero.saga().isEmpty() || hero.chapter() >= Hero.FINALE) {
      return NOTHING;
    }
    int cost = Regaling.cost(table, seat);
    return new Wants(
        Regaling.needs(table, seat),
        Regaling.missing(table, seat),
        cost,
        cost * (Hero.FINALE - 1 - hero.chapter()),
        NONE);
  }

  /** With what the others lack; who has nothing left to tell wants that as its own. */
  Wants helping(ImmutableList<Helping> helping) {
    ImmutableList.Builder<String> lacking = ImmutableList.builder();
    helping.forEach(each -> lacking.addAll(each.lacking()));
    ImmutableList<String> all = lacking.build();
    return needs.isEmpty()
        ? new Wants(NONE, all, cost, later, NONE)
        : new Wants(needs, missing, cost, later, all);
  }

  /** What it is worth to get a card into hand. */
  double of(Table table, Hero hero, int card) {
    for (int i = 0; i < missing.size(); i++) {
      if (table.cards.hasKeyword(card, missing.get(i))) {
        return NOW;
      }
    }
    for (int i = 0; i < others.size(); i++) {
      if (table.cards.hasKeyword(card, others.get(i))) {
        return OTHERS;
      }
    }
    return later(table, hero, card);
  }

  /** What a card is worth for the chapters behind the current one. */
  static double later(Table table, Hero hero, int card) {
    if (hero.saga().isEmpty()) {
      return ANY;
    }
    ImmutableList<Saga.Chapter> chapters = table.cards.saga(hero.saga().get()).chapters();
    for (int chapter = hero.chapter(); chapter < chapters.size(); chapter++) {
      ImmutableList<String> needs = chapters.get(chapter).needs(table.heroes.size());
      for (int i = 0; i < needs.size(); i++) {
        if (table.cards.hasKeyword(card, needs.get(i))) {
          return SOON;
        }
      }
    }
    return ANY;
  }

  /** How far the current chapter is, from 0 to 1. */
  double progress() {
    return needs.isEmpty() ? 0 : 1 - missing.size() / (double) needs.size();
  }

  /** Cards of a zone by what they do for later chapters. */
  static double later(Table table, Hero hero, Bag cards) {
    double sum = 0;
    for (int i = 0; i < cards.size(); i++) {
      sum += later(table, hero, cards.nth(i));
    }
    return sum;
  }
}
