package org.lawspeaker.gloomkilforth.deeds;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.dice.CountingDice;
import org.lawspeaker.gloomkilforth.engagement.Skirmish;
import org.lawspeaker.gloomkilforth.journey.EventOver;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Team;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Deed Team: other heroes are invited, one after the other. */
final class Teaming implements Deed<Team> {
  static final Citation TEAM = Citation.of("GOK-TEAM-01");
  private static final Citation EVENT = Citation.of("GOK-TEAM-02");
  private static final Citation HIDDEN = Citation.of("GOK-TEAM-04");
  private static final Citation DEFEATED = Citation.of("GOK-Q-61");
  private static final Citation OUT = Citation.of("GOK-ASSAULT-13");
  private static final Citation MIDDLE = Citation.of("GOK-Q-12");
  private static final Citation EVADED = Citation.of("GOK-Q-04");
  private static final Citation ANCIENT = Citation.of("GOK-Q-13");

  @Override
  public Class<Team> kind() {
    return Team.class;
  }

  @Override
  public Citation why() {
    return TEAM;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    for (int i = 0; i < table.heroes.size(); i++) {
      if (i != seat.index() && table.heroes.get(i).at() == table.hero(seat).at()) {
        moves.add(new Team(seat, Seat.of(i)));
      }
    }
  }

  @Override
  public void judge(Table table, Team move, Faults faults) {
    Seat seat = move.by();
    Seat other = move.seat();
    if (other.index() >= table.heroes.size() || other.equals(seat)) {
      faults.add(TEAM, "no-such-hero");
      return;
    }
    Hero hero = table.hero(other);
    if (hero.eliminated()) {
      faults.add(OUT, "eliminated", "seat", other);
    } else if (hero.defeated()) {
      faults.add(DEFEATED, "defeated", "seat", other);
    } else if (hero.at() != table.hero(seat).at()) {
      faults.add(TEAM, "elsewhere", "seat", other);
    } else if (table.turn.team().contains(other)) {
      faults.add(TEAM, "in-the-team", "seat", other);
    } else if (table.turn.unwilling().contains(other)) {
      faults.add(TEAM, "unwilling", "seat", other);
    }
    if (table.hero(seat).hidden()) {
      faults.add(HIDDEN, "hidden", "seat", seat); // the active hero is of the team, too
    }
    judgeAim(table, seat, other, faults);
  }

  /** What the team is for, and whether it is too late for that. */
  private static void judgeAim(Table table, Seat seat, Seat other, Faults faults) {
    Battle battle = table.battle();
    if (table.agenda().toList().stream().anyMatch(step -> step instanceof EventOver)) {
      faults.add(EVENT, "event");
    } else if (isRolling(table) || isInSkirmish(table)) {
      faults.add(MIDDLE, "too-late");
    } else if (battle == null) {
      if (!hasAim(table, seat, seat)) {
        faults.add(TEAM, "no-aim");
      } else if (!hasAim(table, seat, other)) {
        faults.add(EVADED, "evaded", "seat", other);
      }
    } else if (Foes.isAncient(table, battle.foe())) {
      if (!Assaulting.isReady(table, other)) {
        faults.add(ANCIENT, "member-not-ready", "seat", other);
      }
    } else if (!table.isThere(other, battle.foe())) {
      faults.add(EVADED, "evaded", "seat", other);
    }
  }

  /** Whether the dice of a Test are counted. */
  private static boolean isRolling(Table table) {
    return !table.tests.isEmpty()
        && table.agenda().toList().stream().noneMatch(step -> step instanceof CountingDice);
  }

  /** Whether dice of this round have been rolled and their losses are still to come. */
  private static boolean isInSkirmish(Table table) {
    return table.agenda().toList().stream()
        .anyMatch(step -> step instanceof Skirmish part && part.hasBegun());
  }

  /**
   * Whether there is an encounter that neither has evaded, an Ancient or a Finale to take on
   * together.
   */
  private static boolean hasAim(Table table, Seat seat, Seat other) {
    Hero hero = table.hero(seat);
    Pile encounters = table.site(seat).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      int card = encounters.get(i);
      if (table.isThere(seat, card) && table.isThere(other, card)) {
        return true;
      }
    }
    if (hero.isSagaComplete()) {
      return table.ancientAt(hero.at()) != null;
    }
    return hero.chapter() == Hero.FINALE
        && hero.saga().isPresent()
        && table.placeOf(table.cards.saga(hero.saga().get()).finale().location()) == hero.at();
  }

  @Override
  public void make(Table table, Team move) {
    table.push(new Joining(move.seat(), move.by()));
  }
}
