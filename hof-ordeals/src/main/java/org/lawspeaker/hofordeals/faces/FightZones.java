package org.lawspeaker.hofordeals.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Uids;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.engine.show.ZoneBuilder;
import org.lawspeaker.hofordeals.combat.Assignments;
import org.lawspeaker.hofordeals.combat.Foes;
import org.lawspeaker.hofordeals.combat.Sources;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Wording;

/** The combat under way: enemies with what they still need, and those that were defeated. */
final class FightZones {
  private final Sight at;
  private final Fight fight;
  private final Table table;
  private final Uids uids = new Uids();

  private FightZones(Sight at, Fight fight) {
    this.at = at;
    this.fight = fight;
    this.table = at.table();
  }

  /** Nothing, while there is no combat. */
  static ImmutableList<Zone> of(Sight at) {
    return at.view
        .fight()
        .map(
            fight -> {
              FightZones zones = new FightZones(at, fight);
              return ImmutableList.of(zones.enemies(), zones.defeated());
            })
        .orElse(ImmutableList.of());
  }

  private Zone enemies() {
    List<Piece> pieces = new ArrayList<>();
    fight.enemies().forEach(enemy -> pieces.add(enemy(enemy)));
    ZoneBuilder zone =
        Zone.builder(Places.FIGHT, "Combat", new Layout.Row()).pieces(pieces).addNotes(where());
    if (fight.round() > 0) {
      zone.addGauges(Gauge.of("round", fight.round()));
    }
    if (!fight.enemies().isEmpty()) {
      int needed = fight.enemies().stream().mapToInt(this::missing).sum();
      zone.addGauges(
          Gauge.of("Power to assign", power()),
          Gauge.of("still needed", needed),
          Gauge.of("Food to push", Foes.pushCost(table)),
          Gauge.of("Pain to flee", pain(at)));
    }
    return zone.build();
  }

  private Piece enemy(Enemy enemy) {
    PieceBuilder piece =
        Piece.builder(Places.enemy(enemy.id()), FaceIds.of(at.cards, enemy.card()))
            .addBadges(Fact.of("Power", Foes.power(table, enemy)));
    int protection = Foes.protection(table, enemy);
    if (protection > 0) {
      int ignores = Math.max(0, protection - enemy.ignored());
      piece.addBadges(
          new Fact("Protection", ignores == protection ? "" + protection : ignores + " left"));
    }
    if (enemy.infected() > 0) {
      piece.addBadges(Fact.of("Infected", enemy.infected()));
    }
    if (enemy.isTouched()) {
      int missing = missing(enemy);
      piece.addStates(missing > 0 ? "needs " + missing + " more" : "will be defeated");
    } else if (Assignments.isOutOfReach(table, at.active(), enemy)) {
      piece.addStates("too strong for what can be assigned");
    }
    return addAssigned(piece, enemy).build();
  }

  private PieceBuilder addAssigned(PieceBuilder piece, Enemy enemy) {
    Pile assigned = enemy.assigned();
    for (int i = 0; i < assigned.size(); i++) {
      int card = assigned.get(i);
      String uid = uids.of(Places.card(at, "assigned", card));
      piece.addAttached(Piece.builder(uid, FaceIds.of(at.cards, card)).build());
    }
    return piece;
  }

  private int missing(Enemy enemy) {
    return Math.max(0, Foes.needed(table, enemy) - enemy.counted());
  }

  /** The Power of all that the fighter can still assign. */
  private int power() {
    Seat fighter = at.active();
    int power = 0;
    for (Bound bound : at.hero(fighter).bound()) {
      power += bound.power();
    }
    for (Slot slot : Slot.values()) {
      power += Sources.has(table, fighter, slot) ? Sources.power(table, fighter, slot) : 0;
    }
    return power;
  }

  /** How many Pain cards fleeing costs. */
  static int pain(Sight at) {
    return at.table().fight().enemies().stream()
        .mapToInt(enemy -> Foes.pain(at.table(), enemy))
        .sum();
  }

  private String where() {
    Encounter encounter = at.cards.encounter(fight.encounter());
    String begin = at.names.does(at.active(), "fight");
    String how =
        switch (fight.origin()) {
          case ACTIVATED ->
              (encounter.isBoss() ? " the " : " at ") + at.names.card(fight.encounter());
          case AMBUSH -> ", ambushed at " + at.names.card(fight.encounter());
          case KING -> " the King";
        };
    String reward =
        encounter.reward().isEmpty() ? "" : "; for winning: " + Wording.of(encounter.reward());
    String shards =
        fight.shards() > 0 && fight.origin() != Origin.KING
            ? "; " + Resource.SHARDS.says(fight.shards()) + " gained so far"
            : "";
    return Wording.sentence(begin + how + reward + shards);
  }

  /** Enemies whose rewards are or were gained in this round and in the one before. */
  private Zone defeated() {
    List<Piece> pieces = new ArrayList<>();
    Uids names = new Uids();
    Bag rest = fight.defeated();
    for (Enemy enemy : fight.fallen()) {
      String uid = names.of(Places.card(at, Places.DEFEATED, enemy.card()));
      pieces.add(
          addAssigned(Piece.builder(uid, FaceIds.of(at.cards, enemy.card())), enemy).build());
      rest = rest.less(enemy.card());
    }
    addDefeated(pieces, names, rest, "defeated in this round");
    addDefeated(pieces, names, fight.before(), "defeated in the round before");
    return Zone.builder(Places.DEFEATED, "Defeated", new Layout.Heap()).pieces(pieces).build();
  }

  private void addDefeated(List<Piece> pieces, Uids names, Bag cards, String state) {
    for (int i = 0; i < cards.size(); i++) {
      String uid = names.of(Places.card(at, Places.DEFEATED, cards.nth(i)));
      pieces.add(Piece.builder(uid, FaceIds.of(at.cards, cards.nth(i))).addStates(state).build());
    }
  }
}
