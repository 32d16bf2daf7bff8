package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.engagement.Battles;
import org.lawspeaker.gloomkilforth.moves.Assault;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Deed Assault: the battle with an Ancient (GOK-ASSAULT-01), the only way to win
 * (GOK-ASSAULT-04, GOK-ASSAULT-07, GOK-ASSAULT-17, GOK-ASSAULT-18).
 */
public final class Assaulting implements Deed<Assault> {
  private static final Citation ASSAULT = Citation.of("GOK-ASSAULT-02");
  private static final Citation SAGA = Citation.of("GOK-SAGA-03");
  private static final Citation ALL = Citation.of("GOK-ANCIENT-08");
  private static final Citation IN_BATTLE = Citation.of("GOK-ASSAULT-14");
  private static final Citation MEMBER = Citation.of("GOK-Q-13");
  private static final Citation GATHERED = Citation.of("GOK-ASSAULT-05");

  @Override
  public Class<Assault> kind() {
    return Assault.class;
  }

  @Override
  public Citation why() {
    return ASSAULT;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    if (!table.hero(seat).isSagaComplete()) {
      return;
    }
    for (Ancient ancient : table.ancients) {
      moves.add(new Assault(seat, ancient.card()));
    }
  }

  @Override
  public void judge(Table table, Assault move, Faults faults) {
    Seat seat = move.by();
    Hero hero = table.hero(seat);
    if (!hero.isSagaComplete()) {
      faults.add(SAGA, "saga-incomplete"); // GOK-WIN-08
    } else if (!table.isTimeToAssault()) {
      faults.add(ALL, "others-incomplete"); // GOK-ASSAULT-03, GOK-ASSAULT-13
    }
    boolean here = isHere(table, hero.at(), move.card());
    if (!here) {
      faults.add(ASSAULT, "no-ancient-here");
    }
    Pile encounters = table.site(seat).encounters();
    for (int i = 0; here && i < encounters.size(); i++) {
      if (table.bars(seat, encounters.get(i))) { // GOK-Q-04, GOK-Q-05, GOK-Q-06
        faults.add(ASSAULT, "encounter-there", "card", table.cards.name(encounters.get(i)));
      }
    }
    for (Seat member : Tests.team(table, seat)) {
      if (!isReady(table, member)) {
        faults.add(MEMBER, "member-not-ready", "seat", member);
      }
    }
    Battle battle = table.battle();
    if (battle != null && Foes.isAncient(table, battle.foe())) {
      faults.add(IN_BATTLE, "in-battle");
    }
  }

  /** Whether a hero may battle the Ancient where it stands in a team (GOK-Q-13). */
  static boolean isReady(Table table, Seat seat) {
    Pile encounters = table.site(seat).encounters();
    boolean free = true;
    for (int i = 0; i < encounters.size(); i++) {
      free &= !table.bars(seat, encounters.get(i));
    }
    return free && table.hero(seat).isSagaComplete();
  }

  private static boolean isHere(Table table, int place, int card) {
    for (Ancient ancient : table.ancients) {
      if (ancient.card() == card && !ancient.defeated()) {
        return ancient.at().isPresent() && ancient.at().get() == place;
      }
    }
    return false;
  }

  /**
   * No hero is forced to it (GOK-ASSAULT-04). Only this Ancient's plots are gathered, those on the
   * map now (GOK-ASSAULT-19, GOK-Q-70).
   */
  @Override
  public void make(Table table, Assault move) {
    Seat seat = move.by();
    table.tellCard(ASSAULT, "assaulted", seat, "assaults", move.card());
    gather(table, move.card());
    Battles.begin(table, seat, move.card(), Surprise.NOBODY); // GOK-ASSAULT-08, GOK-ASSAULT-17
    table.fire(seat, Moment.ASSAULT_STARTS);
    ImmutableList<Seat> heroes = Objects.requireNonNull(table.battle()).heroes();
    table.fireTeam(heroes, ImmutableList.of(), Moment.ENGAGEMENT_STARTS);
  }

  /** The table as an Assault on this Ancient finds it: with its plots gathered. */
  public static Table gathered(Table table, int card) {
    Table gathered = new Table(table.cards, table.state(), WorkTable.Use.READING);
    gather(gathered, card);
    return gathered;
  }

  private static void gather(Table table, int card) {
    for (int i = 0; i < table.ancients.size(); i++) {
      if (table.ancients.get(i).card() == card) {
        gatherFor(table, i);
      }
    }
  }

  private static void gatherFor(Table table, int ancient) {
    String name = table.cards.name(table.ancients.get(ancient).card());
    for (int place = 0; place < table.sites.size(); place++) {
      Site site = table.sites.get(place);
      for (int plot : site.plots().toArray()) {
        if (((Plot) table.cards.card(plot)).of().equals(name)) {
          Ancient of = table.ancients.get(ancient);
          table.ancients =
              Lists.with(table.ancients, ancient, of.withGathered(of.gathered().with(plot)));
          table.set(
              place,
              table.sites.get(place).withPlots(table.sites.get(place).plots().withoutCard(plot)));
          if (table.isTelling()) {
            String says = table.cards.name(plot) + " is gathered by " + name;
            table.tell(GATHERED, "gathered", says, "card", table.cards.name(plot));
          }
        }
      }
    }
  }
}
