package org.lawspeaker.gloomkilforth.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * What a hero can do for another hero's chapter: before all sagas are told there is no Assault
 * (GOK-ASSAULT-03).
 *
 * @param other whom it helps
 * @param held how many of the keywords that the other lacks the helper can spare
 * @param lacking those that the other lacks beside
 */
record Helping(Seat other, int held, ImmutableList<String> lacking) {
  /** Less than what the other gains by it, so that it is given away. */
  private static final double HELD = 1.5;

  private static final double BROUGHT = 2.5;

  /** What a hero can do for each of the others, if they play together. */
  static ImmutableList<Helping> of(Table table, Seat seat) {
    ImmutableList.Builder<Helping> all = ImmutableList.builder();
    for (int i = 0; table.settings.format().isShared() && i < table.heroes.size(); i++) {
      Hero other = table.heroes.get(i);
      boolean tells = !other.eliminated() && other.saga().isPresent();
      if (i != seat.index() && tells && other.chapter() < Hero.FINALE) {
        all.add(of(table, seat, Seat.of(i)));
      }
    }
    return all.build();
  }

  private static Helping of(Table table, Seat seat, Seat other) {
    ImmutableList<String> missing = Regaling.missing(table, other);
    Bag hand = table.hero(seat).hand();
    Bag spare = Bag.empty();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.nth(i);
      boolean isWanted = missing.stream().anyMatch(each -> table.cards.hasKeyword(card, each));
      spare = isWanted && isSpare(table, seat, card) ? spare.with(card) : spare;
    }
    if (spare.isEmpty()) {
      return new Helping(other, 0, missing);
    }
    Table given = new Table(table.cards, table.state(), WorkTable.Use.READING);
    given.set(other, given.hero(other).withHand(given.hero(other).hand().withAll(spare)));
    ImmutableList<String> left = Regaling.missing(given, other);
    return new Helping(other, missing.size() - left.size(), left);
  }

  /** Whether the hero's own chapter does not need a rumour. */
  private static boolean isSpare(Table table, Seat seat, int card) {
    Hero hero = table.hero(seat);
    if (hero.saga().isEmpty() || hero.chapter() >= Hero.FINALE) {
      return true;
    }
    Table without = new Table(table.cards, table.state(), WorkTable.Use.READING);
    without.set(seat, hero.withHand(hero.hand().without(card)));
    return Regaling.missing(without, seat).size() == Regaling.missing(table, seat).size();
  }

  /** What it is worth to hold something for the other. */
  double holds() {
    return HELD * held;
  }

  /** What it is worth to bring it. */
  double brings() {
    return BROUGHT * held;
  }
}
