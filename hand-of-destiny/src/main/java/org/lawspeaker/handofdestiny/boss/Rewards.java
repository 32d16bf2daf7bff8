package org.lawspeaker.handofdestiny.boss;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Endings;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * What comes of the Boss phase: the reward, or the fail penalties (HOD-REWARD-01, HOD-PENALTY-01).
 */
public final class Rewards {
  private static final Citation REWARD = Citation.of("HOD-REWARD-01");
  private static final Citation PENALTY = Citation.of("HOD-PENALTY-01");
  private static final Citation EACH = Citation.of("HOD-PENALTY-03");

  private Rewards() {}

  /** The boss of wave 1, 2 or 3 is defeated: its gold is collected, then comes the merchant. */
  static void collect(Table table) {
    int reward = table.bossLevel().reward();
    table.purse = table.purse.withGold(table.purse.gold() + reward);
    if (table.isTelling()) {
      table.tell(
          REWARD,
          "reward",
          table.bossName() + " is defeated; the reward is " + reward + " gold",
          "gold",
          "" + reward);
    }
    table.goOnWith(Phase.MERCHANT);
  }

  /** The player stops: the boss is not defeated (HOD-Q-53, HOD-Q-54). */
  static void fail(Table table) {
    if (table.isFinalWave()) {
      Endings.end(table, Ending.OUTLASTED);
      return;
    }
    table.tell(PENALTY, "boss-not-defeated", "the boss is not defeated; its fail penalty follows");
    table.breakOff();
    table.push(new Penalties(table.bossLevel().penalties()));
  }

  /**
   * Fail penalties still to be suffered, in the order of the data, each settled by itself
   * (HOD-PENALTY-03, HOD-Q-63).
   *
   * @param rest what is left; then the Merchant phase begins
   */
  public record Penalties(ImmutableList<Effect> rest) implements HandFrame {
    /** The player has stopped: nothing is done before the penalties are suffered. */
    @Override
    public void judgeUnasked(Table table, HandMove move, Faults faults) {
      table.notNow(faults, PENALTY);
    }

    @Override
    public void run(Table table) {
      table.pop();
      if (rest.isEmpty()) {
        table.goOnWith(Phase.MERCHANT);
        return;
      }
      if (table.isTelling()) {
        table.tell(EACH, "penalty", rest.get(0).says(), "penalty", rest.get(0).says());
      }
      table.push(new Penalties(rest.subList(1, rest.size())));
      table.push(new Toll());
      Program.start(table, new Source(Source.Kind.PENALTY, 0), rest.subList(0, 1));
    }
  }
}
