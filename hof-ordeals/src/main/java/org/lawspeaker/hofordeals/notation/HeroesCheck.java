package org.lawspeaker.hofordeals.notation;

import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.hofordeals.death.Dying;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Kind;

/** What no player can have come to in play. */
final class HeroesCheck {
  private static final Citation DEATH = Citation.of("HOF-DEATH-01");
  private static final Citation ON_TOP = Citation.of("HOF-CARD-16");
  private static final Citation BOUND = Citation.of("HOF-Q-76");
  private static final Citation RESOLVED = Citation.of("HOF-STRIKE-04");
  private static final Citation DIVIDED = Citation.of("HOF-CARD-31");
  private static final Citation RELIC = Citation.of("HOF-RELIC-04");
  private static final Citation EFFORT = Citation.of("HOF-Q-121");

  private final Cards cards;
  private final HofState state;
  private final Bounds bounds;

  HeroesCheck(Cards cards, HofState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
  }

  /** Of a game that goes on: a duel, and what a game ends with, are not like a turn. */
  void check() {
    if (state.agenda().isEmpty() || state.agenda().toList().get(0).isDuel()) {
      return;
    }
    for (int i = 0; i < state.heroes().size(); i++) {
      check("/heroes/" + i, Seat.of(i), state.heroes().get(i));
    }
  }

  private void check(String at, Seat seat, Hero hero) {
    boolean isDying = state.agenda().toList().contains(new Dying(seat));
    bounds.holds(
        hero.health() != 0 || isDying,
        at + "/health",
        "at Health 0 the death sequence is carried out",
        DEATH);
    bounds.holds(
        hero.effort() <= 0 || seat.equals(state.turn().active()),
        at + "/effort",
        "only the player whose turn it is has Effort",
        EFFORT);
    boolean isFighting = state.fight().isPresent() && seat.equals(state.turn().active());
    for (Bound bound : hero.bound()) {
      bounds.holds(
          isFighting || cards.isAttack(bound.card()),
          at + "/bound",
          cards.name(bound.card()) + " is bound in a combat only",
          BOUND);
      bounds.holds(
          isFighting || !bound.unresolved(),
          at + "/bound",
          cards.name(bound.card()) + " waits to be resolved in a combat only",
          RESOLVED);
      bounds.holds(
          isFighting || bound.parts().isEmpty(),
          at + "/bound",
          cards.name(bound.card()) + " is divided in a combat only",
          DIVIDED);
    }
    for (Map.Entry<Slot, Integer> under : hero.covered().entrySet()) {
      boolean liesOn =
          Optional.ofNullable(hero.gear().get(under.getKey())).stream()
              .allMatch(top -> cards.card(top) instanceof Equipment worn && worn.conjured());
      bounds.holds(
          cards.kind(under.getValue()) != Kind.RELIC,
          at + "/covered",
          "nothing is laid on a Relic",
          RELIC);
      bounds.holds(liesOn, at + "/covered", "what lies on top of it would have stashed it", ON_TOP);
    }
  }
}
