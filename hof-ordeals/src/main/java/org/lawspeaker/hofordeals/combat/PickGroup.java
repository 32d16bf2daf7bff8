package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player picks which group of minions is fought. The others are removed by an ability of the
 * Encounter (HOF-COMBAT-01), so that they are no loot (HOF-Q-78).
 *
 * @param seat who
 * @param groups how many there are
 * @param in the group of each minion, from 0, in the order in which they came
 */
public record PickGroup(Seat seat, int groups, ImmutableList<Integer> in)
    implements Choosing<PickOption> {
  private static final Citation GROUP = Citation.of("HOF-CARD-23");

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
    ImmutableList<Enemy> minions = Grouping.minions(table);
    StringBuilder says = new StringBuilder();
    for (int group = 0; group < groups; group++) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < in.size(); i++) {
        if (in.get(i) == group) {
          names.add(table.cards.name(minions.get(i).card()));
        }
      }
      says.append(group == 0 ? "group " : "; group ").append(group + 1).append(": ");
      says.append(Words.list(names));
    }
    return Window.of("pick-group", "Which group is fought: " + says + "?", GROUP);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    for (int group = 0; group < groups; group++) {
      moves.addLegal(new PickOption(seat, group));
    }
  }

  @Override
  public boolean offers(Table table, PickOption pick) {
    return pick.option() >= 0 && pick.option() < groups;
  }

  @Override
  public void choose(Table table, PickOption pick) {
    table.pop();
    ImmutableList<Enemy> minions = Grouping.minions(table);
    for (int i = 0; i < in.size(); i++) {
      if (in.get(i) != pick.option()) {
        PickEnemies.remove(table, table.active(), minions.get(i), false);
      }
    }
  }
}
