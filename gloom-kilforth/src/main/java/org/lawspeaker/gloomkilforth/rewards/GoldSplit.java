package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.moves.GiveGold;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.Asking;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The active hero gives of the gold that it has claimed to its team, as it likes (GOK-TEAM-12).
 *
 * @param team who has not been given its part yet
 * @param left how much is still the active hero's to give
 */
public record GoldSplit(Seat seat, ImmutableList<Seat> team, @Range(min = 0, max = 9999) int left)
    implements Asking {
  private static final Citation SPLIT = Citation.of("GOK-TEAM-12");
  private static final Citation GOLD = Citation.of("GOK-Q-62");

  @Override
  public boolean owes(Table table) {
    return left > 0 && !there(table).isEmpty() && table.hero(seat).gold() >= left;
  }

  /** A hero that has fallen meanwhile has no part (GOK-DEFEATED-06). */
  private ImmutableList<Seat> there(Table table) {
    return Lists.where(team, each -> table.hero(each).isThere());
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Citation why(Table table) {
    return SPLIT;
  }

  @Override
  public Window window(Table table) {
    String asks = "How much of " + left + " gold goes to " + there(table).get(0) + "?";
    return Window.of("split-gold", asks, SPLIT, GOLD);
  }

  @Override
  public void offer(Table table, Proposals<GloomMove> moves) {
    Seat to = there(table).get(0);
    for (int gold = 0; gold <= left; gold++) {
      moves.addLegal(new GiveGold(seat, to, gold));
    }
  }

  @Override
  public void answer(Table table, GloomMove move) {
    GiveGold give = (GiveGold) move;
    ImmutableList<Seat> rest = Lists.where(there(table), each -> !each.equals(give.seat()));
    table.replaceTop(new GoldSplit(seat, rest, left - give.gold()));
    table.set(seat, table.hero(seat).withGold(table.hero(seat).gold() - give.gold()));
    Gain.gold(table, give.seat(), give.gold(), GOLD);
  }
}
