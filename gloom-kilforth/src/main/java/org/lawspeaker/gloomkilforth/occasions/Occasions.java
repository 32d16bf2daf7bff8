package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Triggers;
import org.lawspeaker.gloomkilforth.table.WhileHidden;

/** Finds the abilities that a moment sets off. */
public final class Occasions implements Triggers {
  /** What works on the hero's own cards, the Weather, and on what it battles. */
  @Override
  public void fire(Table table, Seat seat, Moment moment) {
    ImmutableList.Builder<Waiting> found = ImmutableList.builder();
    gather(table, seat, moment, found);
    start(table, found.build());
  }

  @Override
  public void fire(Table table, ImmutableList<Seat> seats, Moment moment) {
    ImmutableList.Builder<Waiting> found = ImmutableList.builder();
    for (int i = 0; i < seats.size(); i++) {
      gather(table, seats.get(i), moment, found);
    }
    start(table, found.build());
  }

  /**
   * What the others of a team have in play works for them (GOK-Q-02, GOK-ABILITY-08); the foe and
   * the Weather affect the active hero alone (GOK-ABILITY-05).
   */
  @Override
  public void fireTeam(
      Table table, ImmutableList<Seat> seats, ImmutableList<Integer> cards, Moment moment) {
    ImmutableList.Builder<Waiting> found = ImmutableList.builder();
    gather(table, seats.get(0), moment, found);
    for (int i = 0; i < cards.size(); i++) {
      gather(table, new Source(seats.get(0), cards.get(i)), moment, found);
    }
    for (int i = 1; i < seats.size(); i++) {
      gatherOwn(table, seats.get(i), moment, found);
    }
    start(table, found.build());
  }

  private static void gather(
      Table table, Seat seat, Moment moment, ImmutableList.Builder<Waiting> found) {
    gatherOwn(table, seat, moment, found);
    table.clock.weather().ifPresent(card -> gather(table, new Source(seat, card), moment, found));
    if (Foes.bears(table, seat)) {
      Foes.opposed(table, seat)
          .ifPresent(
              foe -> {
                for (int card : Foes.texts(table, foe)) {
                  gather(table, new Source(seat, card), moment, found);
                }
              });
    }
  }

  private static void gatherOwn(
      Table table, Seat seat, Moment moment, ImmutableList.Builder<Waiting> found) {
    Hero hero = table.hero(seat);
    hero.race().ifPresent(card -> gather(table, new Source(seat, card), moment, found));
    hero.profession().ifPresent(card -> gather(table, new Source(seat, card), moment, found));
    if (hero.saga().isPresent() && !hero.isSagaComplete()) {
      int chapter = table.cards.chapter(hero.saga().get(), hero.chapter());
      gather(table, new Source(seat, chapter), moment, found);
    }
    gather(table, seat, hero.skills(), moment, found);
    gather(table, seat, hero.assets(), moment, found);
  }

  @Override
  public void fire(Table table, Source source, Moment moment) {
    ImmutableList.Builder<Waiting> found = ImmutableList.builder();
    gather(table, source, moment, found);
    start(table, found.build());
  }

  private static void start(Table table, ImmutableList<Waiting> found) {
    if (!found.isEmpty() && table.agenda().size() < Table.DEEPEST) {
      table.push(new SetOff(table.decider(), found));
    }
  }

  private static void gather(
      Table table, Seat seat, Bag cards, Moment moment, ImmutableList.Builder<Waiting> found) {
    for (int i = 0; i < cards.size(); i++) {
      gather(table, new Source(seat, cards.nth(i)), moment, found);
    }
  }

  private static void gather(
      Table table, Source source, Moment moment, ImmutableList.Builder<Waiting> found) {
    if (!table.cards.works(source.card(), moment)) {
      return;
    }
    ImmutableList<Ability> abilities = table.cards.card(source.card()).abilities();
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      boolean allowed = !ability.deed() || mayDeed(table, source.user());
      if (ability.on() == moment && allowed && Abilities.isUsable(table, source, ability)) {
        found.add(new Waiting(source, i));
      }
    }
  }

  /** Deeds are for the active hero, not Hidden (GOK-DEED-02, GOK-Q-02). */
  private static boolean mayDeed(Table table, Seat seat) {
    return table.isActive(seat)
        && !table.turn.ended()
        && !(table.settings.noDeedsAtZero() && table.hero(seat).hp() == 0)
        && !WhileHidden.bars(table, seat, WhileHidden.What.DEEDS);
  }
}
