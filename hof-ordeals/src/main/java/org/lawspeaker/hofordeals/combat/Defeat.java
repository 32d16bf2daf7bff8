package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Table;

/** Enemies are defeated at the end of the assign phase, and leave after the loot. */
final class Defeat {
  private static final Citation DEFEAT = Citation.of("HOF-ENEMY-07");
  private static final Citation DISCARDED = Citation.of("HOF-CLEAN-01");
  private static final Citation PLAYED = Citation.of("HOF-CLEAN-02");
  private static final Citation ROYALTY = Citation.of("HOF-Q-85");

  private Defeat() {}

  /** Covered enemies are defeated, and the loot phase begins. */
  static void finishRound(Table table) {
    Seat seat = table.active();
    Fight left = table.fight();
    ImmutableList.Builder<Enemy> fallen = ImmutableList.builder();
    Pile defeated = Pile.empty();
    int power = left.defeatedPower();
    for (Enemy enemy : table.fight().enemies()) {
      if (Foes.isCovered(table, enemy)) {
        fallen.add(enemy);
        defeated = defeated.withLast(enemy.card());
        left = left.without(enemy.id());
        power += Foes.isBoss(table, enemy) ? 0 : table.cards.minion(enemy.card()).base();
        table.tellCard(DEFEAT, "defeated", seat, "defeats", enemy.card());
      }
    }
    table.fight =
        left.withFallen(fallen.build()).withDefeated(Bag.of(defeated)).withDefeatedPower(power);
    table.replaceTop(new Looting(defeated));
    for (int i = 0; i < defeated.size(); i++) {
      if (table.cards.kind(defeated.get(i)) == Kind.ROYALTY) {
        royalty(table, seat, defeated.get(i));
      }
    }
  }

  /** After the loot, defeated enemies are discarded, and what was assigned is used up. */
  static void cleanUp(Table table) {
    Seat seat = table.active();
    Fight fight = table.fight();
    Hero hero = table.hero(seat);
    Bag played = hero.played();
    int before = played.size();
    for (Enemy enemy : fight.fallen()) {
      played = played.withAll(enemy.assigned());
      if (!Foes.isBoss(table, enemy)) {
        table.decks = table.decks.withMinions(table.decks.minions().discarding(enemy.card()));
      }
    }
    Fight clean = fight.withFallen(ImmutableList.of());
    for (Enemy enemy : fight.enemies()) {
      if (!enemy.assigned().isEmpty()) {
        played = played.withAll(enemy.assigned());
        clean = clean.changing(enemy.withAssigned(Pile.empty()));
      }
    }
    for (Bound bound : hero.bound()) {
      if (!bound.parts().isEmpty()) {
        hero = hero.unbinding(bound.id());
        played = played.with(bound.card());
      }
    }
    table.fight = clean;
    table.set(seat, hero.withPlayed(played));
    if (!fight.fallen().isEmpty()) {
      table.tell(DISCARDED, "discarded", "defeated enemies are discarded");
    }
    if (played.size() > before) {
      table.tell(PLAYED, "used-up", "assigned cards go to the played area");
    }
  }

  /** A Royalty leaves play (HOF-Q-70, HOF-Q-107); the King's token is removed (HOF-Q-91). */
  private static void royalty(Table table, Seat seat, int card) {
    table.board = table.board.withRoyalty(Optional.empty()).withKing(Optional.empty());
    table.turn = table.turn.withSlain(true);
    Royalty royalty = table.cards.royalty(card);
    table.clock =
        royalty.rank() == Rank.KING ? table.clock.withSlayer(seat) : table.clock.withBuilder(seat);
    table.tellCard(ROYALTY, "royalty-slain", seat, "has slain", card);
  }
}
