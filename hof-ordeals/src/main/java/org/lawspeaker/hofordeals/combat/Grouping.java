package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player divides the minions into groups, one minion after the other in the order in which they
 * came. A new group is the next one, so that no division can be made in two ways.
 *
 * @param seat who
 * @param groups how many groups there will be
 * @param in the groups of the minions so far, from 0
 */
public record Grouping(Seat seat, int groups, ImmutableList<Integer> in)
    implements Choosing<PickOption> {
  private static final Citation GROUP = Citation.of("HOF-CARD-23");

  /** The minions of the combat. */
  public static ImmutableList<Enemy> minions(Table table) {
    return Lists.where(table.fight().enemies(), enemy -> !Foes.isBoss(table, enemy));
  }

  /** How many groups have a minion. */
  private int used() {
    return in.stream().mapToInt(each -> each + 1).max().orElse(0);
  }

  private boolean mayJoin(Table table, int group) {
    int then = Math.max(used(), group + 1);
    int rest = minions(table).size() - in.size() - 1;
    return group >= 0 && group <= used() && then <= groups && rest >= groups - then;
  }

  /** Whether there is a choice for the next minion. */
  @Override
  public boolean owes(Table table) {
    int choices = 0;
    for (int group = 0; in.size() < minions(table).size() && group < groups; group++) {
      choices += mayJoin(table, group) ? 1 : 0;
    }
    return choices > 1;
  }

  @Override
  public void run(Table table) {
    if (in.size() >= minions(table).size()) {
      Seat other = table.left(seat);
      table.replaceTop(new PickGroup(other, groups, in));
      Reacting.before(table, other);
      return;
    }
    int group = 0;
    while (!mayJoin(table, group)) {
      group++;
    }
    join(table, group);
  }

  private void join(Table table, int group) {
    table.replaceTop(new Grouping(seat, groups, Lists.plus(in, group)));
  }

  @Override
  public Class<PickOption> kind() {
    return PickOption.class;
  }

  @Override
  public Citation why() {
    return GROUP;
  }

  @Override
  public Window window(Table table) {
    String name = table.cards.name(minions(table).get(in.size()).card());
    return Window.of("group", "Which group is for " + name + "?", GROUP);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int group = 0; group < groups; group++) {
      moves.add(new PickOption(seat, group));
    }
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return mayJoin(table, pick.option());
  }

  @Override
  public void choose(Table table, PickOption pick) {
    join(table, pick.option());
  }
}
