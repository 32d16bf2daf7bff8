package org.lawspeaker.hofordeals.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Kind;

/** Which kinds of cards lie in a deck (HOF-Q-54), and which a player can have. */
final class KindsCheck {
  private static final Citation DECKS = Citation.of("HOF-Q-54");
  private static final Citation ASSIGNED = Citation.of("HOF-ASSIGN-01");
  private static final Citation ROW = Citation.of("HOF-SETUP-02");
  private static final Citation PLAYED = Citation.of("HOF-PLAY-09");
  private static final Citation DEFEATED = Citation.of("HOF-ENEMY-07");
  private static final ImmutableSet<Kind> ENEMIES = ImmutableSet.of(Kind.MINION, Kind.ROYALTY);
  private static final ImmutableSet<Kind> OF_THE_DEALER =
      ImmutableSet.of(Kind.SKILL, Kind.EQUIPMENT);
  private static final ImmutableSet<Kind> OF_PLAYERS =
      ImmutableSet.of(
          Kind.STARTING, Kind.FLOURISH, Kind.SKILL, Kind.EQUIPMENT, Kind.RELIC, Kind.CURSE);

  private final Cards cards;
  private final Bounds bounds;

  KindsCheck(Cards cards, Bounds bounds) {
    this.cards = cards;
    this.bounds = bounds;
  }

  void check(HofState state) {
    Decks decks = state.decks();
    zone("/decks/dealer", decks.dealer().cards(), OF_THE_DEALER);
    bounds.within("/decks/row", decks.row().size(), 0, Decks.ROW, ROW);
    zone("/decks/row", Bag.of(decks.row()), OF_THE_DEALER);
    zone("/decks/minions", decks.minions().cards(), Set.of(Kind.MINION));
    zone("/decks/pain", decks.pain().cards(), Set.of(Kind.PAIN));
    zone("/decks/relics", decks.relics().cards(), Set.of(Kind.RELIC));
    zone("/decks/curses", decks.curses().cards(), Set.of(Kind.CURSE));
    for (int i = 0; i < state.heroes().size(); i++) {
      zone("/heroes/" + i, state.heroes().get(i).census().all(), OF_PLAYERS);
    }
    zone("/turn/played", Bag.of(state.turn().played()), OF_PLAYERS, PLAYED);
    state.fight().ifPresent(this::fight);
  }

  private void fight(Fight fight) {
    assigned("/fight/enemies/", fight.enemies());
    assigned("/fight/fallen/", fight.fallen());
    Bag fallen = Bag.empty();
    for (Enemy enemy : fight.fallen()) {
      fallen = fallen.with(enemy.card());
    }
    zone("/fight/fallen", fallen, ENEMIES, DEFEATED);
    zone("/fight/defeated", fight.defeated(), ENEMIES, DEFEATED);
    zone("/fight/before", fight.before(), ENEMIES, DEFEATED);
  }

  /** What was assigned was bound to a weapon before. */
  private void assigned(String place, ImmutableList<Enemy> enemies) {
    for (int i = 0; i < enemies.size(); i++) {
      Bag assigned = Bag.of(enemies.get(i).assigned());
      zone(place + i + "/assigned", assigned, OF_PLAYERS, ASSIGNED);
    }
  }

  private void zone(String place, Bag zone, Set<Kind> kinds) {
    zone(place, zone, kinds, DECKS);
  }

  private void zone(String place, Bag zone, Set<Kind> kinds, Citation why) {
    bounds.zone(place, zone, card -> kinds.contains(cards.kind(card)), cards::name, why);
  }
}
