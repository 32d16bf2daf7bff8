package org.lawspeaker.handofdestiny.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.PieceBuilder;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.handofdestiny.combat.sight.Numbers;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Place;
import org.lawspeaker.handofdestiny.table.Table;

/** The boss with the level of this wave. */
final class BossZones {
  private BossZones() {}

  static ImmutableList<Zone> of(Table table) {
    PieceBuilder piece =
        Piece.builder(
            Uid.BOSS, FaceIds.boss(table.cards.boss(table.settings.boss()), table.progress.wave()));
    if (table.progress.phase() == Phase.BOSS) {
      addNumbers(table, piece);
    } else {
      piece.addStates("comes when no monster is left");
    }
    return ImmutableList.of(
        Zone.builder("boss", "Boss", new Layout.Row()).addPieces(piece.build()).build());
  }

  private static void addNumbers(Table table, PieceBuilder piece) {
    int hp = Numbers.bossHp(table);
    int left = Math.max(0, hp - table.boss.damage());
    piece.addBadges(new Fact("HP", left == hp ? String.valueOf(hp) : left + " of " + hp));
    MonsterZones.addChange(piece, "attacks on it", Numbers.attackChange(table, Place.BOSS));
    MonsterZones.addChange(
        piece, "each card of an attack on it", Numbers.cardChange(table, Place.BOSS));
    for (int i = 0; i < table.bossLevel().criticalHits().size(); i++) {
      if ((table.boss.criticals() & 1 << i) != 0) {
        piece.addStates("critical hit " + (i + 1) + " used");
      }
    }
  }
}
