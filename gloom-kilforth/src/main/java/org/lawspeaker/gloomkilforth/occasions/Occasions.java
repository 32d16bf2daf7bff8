package org.lawspeaker.gloomkilforth.occasions;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
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
    List<Waiting> found = new ArrayList<>();
    gather(table, seat, moment, found);
    start(table, found);
  }

  @Override
  public void fire(Table table, ImmutableList<Seat> seats, Moment moment) {
    List<Waiting> found = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      gather(table, seats.get(i), moment, found);
    }
    start(table, found);
  }

  /**
   * What the others of a team have in play works for them (GOK-Q-02, GOK-ABILITY-08); the foe and
   * the Weather affect the active hero alone (GOK-ABILITY-05).
   */
  @Override
  public void fireTeam(
      Table table, ImmutableList<Seat> seats, ImmutableList<Integer> cards, Moment moment) {
    List<Waiting> found = new ArrayList<>();
    gather(table, seats.get(0), moment, found);
    for (int i = 0; i < cards.size(); i++) {
      gather(table, seats.get(0), cards.get(i), moment, found);
    }
    for (int i = 1; i < seats.size(); i++) {
      gatherOwn(table, seats.get(i), moment, found);
    }
    start(table, found);
  }

  private static void gather(Table table, Seat seat, Moment moment, List<Waiting> found) {
    gatherOwn(table, seat, moment, found);
    if (Foes.affects(table, seat)) { // GOK-ABILITY-05
      table.clock.weather().ifPresent(card -> gather(table, seat, card, moment, found));
      Foes.opposed(table, seat)
          .ifPresent(
              foe -> {
                for (int card : Foes.texts(table, foe)) {
                  gather(table, seat, card, moment, found);
                }
              });
    }
  }

  private static void gatherOwn(Table table, Seat seat, Moment moment, List<Waiting> found) {
    Hero hero = table.hero(seat);
    hero.race().ifPresent(card -> gather(table, seat, card, moment, found));
    hero.profession().ifPresent(card -> gather(table, seat, card, moment, found));
    table.cards.chapterOf(hero).ifPresent(card -> gather(table, seat, card, moment, found));
    gather(table, seat, hero.skills(), moment, found);
    gather(table, seat, hero.assets(), moment, found);
  }

  @Override
  public void fire(Table table, Source source, Moment moment) {
    List<Waiting> found = new ArrayList<>();
    gather(table, source.user(), source.card(), moment, found);
    start(table, found);
  }

  private static void start(Table table, List<Waiting> found) {
    if (!found.isEmpty() && table.agenda().size() < Table.DEEPEST) {
      table.push(new SetOff(table.decider(), ImmutableList.copyOf(found)));
    }
  }

  private static void gather(
      Table table, Seat seat, Bag cards, Moment moment, List<Waiting> found) {
    for (int i = 0; i < cards.size(); i++) {
      gather(table, seat, cards.nth(i), moment, found);
    }
  }

  private static void gather(Table table, Seat user, int card, Moment moment, List<Waiting> found) {
    if (!table.cards.works(card, moment)) {
      return;
    }
    Source source = new Source(user, card);
    ImmutableList<Ability> abilities = table.cards.card(card).abilities();
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      boolean allowed = !ability.deed() || mayDeed(table, user);
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
