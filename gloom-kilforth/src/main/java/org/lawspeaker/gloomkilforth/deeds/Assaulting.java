package org.lawspeaker.gloomkilforth.deeds;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.engagement.Battles;
import org.lawspeaker.gloomkilforth.moves.Assault;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Evil;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Plot;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Deed Assault: a battle with an Ancient. */
final class Assaulting {
  static final Citation ASSAULT = Citation.of("GOK-ASSAULT-01");
  private static final Citation NEEDS = Citation.of("GOK-ASSAULT-02");
  private static final Citation OWN_SAGA = Citation.of("GOK-WIN-08");
  private static final Citation ALL_SAGAS = Citation.of("GOK-ASSAULT-03");
  private static final Citation GATHERED = Citation.of("GOK-ASSAULT-05");
  private static final Citation BOUND = Citation.of("GOK-ASSAULT-14");
  private static final Citation MEMBER = Citation.of("GOK-Q-13");

  private Assaulting() {}

  /**
   * A hero is never forced to it (GOK-ASSAULT-04). Any hero may assault any Ancient
   * (GOK-ASSAULT-19).
   */
  static void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    for (int i = 0; i < table.evils.size(); i++) {
      Evil evil = table.evils.get(i);
      if (isAt(evil, table.hero(seat).at())) {
        Assault move = new Assault(seat, evil.card());
        Faults faults = Faults.unnamed();
        judge(table, move, faults);
        if (faults.none()) {
          moves.addLegal(move);
        }
      }
    }
  }

  /** Whether an Ancient is on this place of the map. */
  private static boolean isAt(Evil evil, int place) {
    return !evil.defeated() && evil.at().filter(at -> at == place).isPresent();
  }

  static void judge(Table table, Assault move, Faults faults) {
    Seat seat = move.by();
    int place = table.hero(seat).at();
    if (table.evils.stream().noneMatch(each -> each.card() == move.card() && isAt(each, place))) {
      faults.add(NEEDS, "no-such-ancient-here");
      return;
    }
    if (!table.battles.isEmpty()) {
      faults.add(BOUND, "in-battle");
    }
    judgeHero(table, seat, faults);
    for (Seat other : Tests.team(table, seat)) {
      Faults own = Faults.unnamed();
      judgeHero(table, other, own);
      if (!own.none()) {
        faults.add(MEMBER, "member-not-ready", "seat", other);
      }
    }
    if (table.settings.format().isShared()) {
      for (int i = 0; i < table.heroes.size(); i++) {
        Hero hero = table.heroes.get(i);
        if (!hero.eliminated() && !hero.isSagaComplete()) { // GOK-ASSAULT-13
          faults.add(ALL_SAGAS, "finale-missing", "seat", Seat.of(i));
        }
      }
    }
  }

  /** Whether this hero may battle the Ancient where it stands, alone or in a team (GOK-Q-13). */
  static void judgeHero(Table table, Seat seat, Faults faults) {
    Hero hero = table.hero(seat);
    if (!hero.isSagaComplete()) {
      faults.add(NEEDS, "finale-missing", "seat", seat);
      faults.add(OWN_SAGA, "finale-missing", "seat", seat);
    }
    Pile encounters = table.sites.get(hero.at()).encounters();
    for (int i = 0; i < encounters.size(); i++) {
      if (table.isThere(seat, encounters.get(i))) { // GOK-Q-04, GOK-Q-05, GOK-Q-06
        faults.add(NEEDS, "encounter-there", "card", table.cards.name(encounters.get(i)));
      }
    }
  }

  /**
   * There is neither Surprise nor evasion (GOK-ASSAULT-08); else it is a battle (GOK-ASSAULT-17).
   */
  static void make(Table table, Assault move) {
    table.tellCard(ASSAULT, "assaulted", move.by(), "assaults", move.card());
    gather(table, move.by(), move.card());
    Battles.begin(table, move.by(), move.card(), Surprise.NOBODY);
    table.fire(move.by(), Moment.ASSAULT_STARTS);
  }

  /** The Ancient's plots on the map are laid beside it, at each Assault anew (GOK-Q-70). */
  private static void gather(Table table, Seat seat, int ancient) {
    String name = table.cards.name(ancient);
    Bag gathered = Bag.empty();
    for (int place = 0; place < table.sites.size(); place++) {
      Pile plots = table.sites.get(place).plots();
      for (int i = 0; i < plots.size(); i++) {
        int plot = plots.get(i);
        if (((Plot) table.cards.card(plot)).of().equals(name)) {
          Site site = table.sites.get(place);
          table.set(place, site.withPlots(site.plots().withoutCard(plot)));
          gathered = gathered.with(plot);
          table.tellCard(GATHERED, "gathered", seat, "faces", plot);
        }
      }
    }
    for (int i = 0; i < table.evils.size(); i++) {
      Evil evil = table.evils.get(i);
      if (evil.card() == ancient) {
        Evil more = evil.withGathered(evil.gathered().withAll(gathered));
        table.evils = Lists.with(table.evils, i, more);
      }
    }
  }
}
