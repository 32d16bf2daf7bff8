package org.lawspeaker.gloomkilforth.confront;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.WhileHidden;

/** What the ways to confront an encounter have in common (GOK-STRANGER-09). */
final class Confronts {
  private static final Citation THERE = Citation.of("GOK-CONFRONT-01");
  private static final Citation OBSTACLE = Citation.of("GOK-OBSTACLE-01");
  private static final Citation EVADED = Citation.of("GOK-Q-04");
  private static final Citation ENEMY = Citation.of("GOK-STRANGER-05");
  private static final Citation HIDDEN = Citation.of("GOK-STRANGER-01");

  private Confronts() {}

  /** Whether a hero may confront a card at all. */
  static void judge(Table table, Seat seat, int card, Faults faults) {
    Site site = table.site(seat);
    if (!site.encounters().contains(card)) {
      faults.add(THERE, "not-there");
      return;
    }
    if (!table.cards.encounter(card).type().isConfronted()) {
      faults.add(THERE, "not-confronted");
    }
    if (!table.isThere(seat, card)) {
      faults.add(EVADED, "evaded");
    }
    if (table.hero(seat).enemies().count(card) > 0) {
      faults.add(ENEMY, "enemy");
    }
    if (site.obstacles() > 0) {
      faults.add(OBSTACLE, "obstacle-there");
    }
    if (table.cards.encounter(card).isStranger()
        && WhileHidden.bars(table, seat, WhileHidden.What.STRANGERS)) {
      faults.add(HIDDEN, "hidden");
    }
  }

  /**
   * A Stranger becomes a hero's enemy (GOK-STRANGER-05), for nobody else (GOK-STRANGER-06). What is
   * its enemy already, by a Deed in the same Confront, is no Stranger that could become one.
   */
  static void provoke(Table table, Seat seat, int card, Citation why) {
    Hero hero = table.hero(seat);
    if (hero.enemies().count(card) > 0) {
      return;
    }
    table.set(seat, hero.withEnemies(hero.enemies().with(card)));
    table.turn = table.turn.withAngered(table.turn.angered().withLast(card));
    table.tellCard(why, "provoked", seat, "has an enemy:", card);
  }
}
