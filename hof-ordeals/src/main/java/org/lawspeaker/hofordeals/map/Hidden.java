package org.lawspeaker.hofordeals.map;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Weighted;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Table;

/**
 * Which card a face-down Encounter turns out to be: the boss is one of those face down, the others
 * are as many of the pool as there are places left.
 */
public final class Hidden {
  private Hidden() {}

  /** What a face-down Encounter may be, and how likely. */
  public static Distribution<HofMove> outcomes(Table table) {
    Board board = table.board;
    int faceDown = board.faceDown();
    if (!board.bossHidden()) {
      return board.pool().draw(Reveal::of);
    }
    int boss = table.cards.bosses.get(table.clock.level() - 1);
    ImmutableList.Builder<HofMove> moves = ImmutableList.builder();
    ImmutableLongArray.Builder weights = ImmutableLongArray.builder();
    moves.add(Reveal.of(boss));
    weights.add(Math.max(1, board.pool().size()));
    Bag pool = board.pool();
    for (int i = 0; faceDown > 1 && i < pool.size(); i++) {
      if (pool.isFirst(i)) {
        moves.add(Reveal.of(pool.nth(i)));
        weights.add((long) (faceDown - 1) * pool.count(pool.nth(i)));
      }
    }
    return new Weighted<>(moves.build(), weights.build());
  }

  /** Whether a face-down Encounter may be this card. */
  public static boolean canBe(Table table, int card) {
    Board board = table.board;
    int boss = table.cards.bosses.get(table.clock.level() - 1);
    return card == boss
        ? board.bossHidden()
        : board.pool().count(card) > 0 && (!board.bossHidden() || board.faceDown() > 1);
  }

  /** A face-down Encounter is this card. */
  public static void turnUp(Table table, int space, int card, int cubes) {
    Board board = table.board.changing(Site.faceUp(space, card, cubes));
    table.board =
        board.pool().count(card) > 0
            ? board.withPool(board.pool().without(card))
            : board.withBossHidden(false);
  }

  /** How many Usage cubes an Encounter gets (HOF-USAGE-01). */
  public static int cubes(Table table, Encounter encounter) {
    return encounter.usage().map(usage -> usage.at(table.seats())).orElse(0);
  }
}
