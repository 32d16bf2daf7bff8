package org.lawspeaker.handofdestiny.ending;

import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HandState;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Cards;

/**
 * How well the hero stands, for players that look ahead. Not a rule: weights that made greedy play
 * get further, found by trying.
 */
public final class Prospects {
  private static final double WAVE = 60;
  private static final double BEHIND_THE_BOSS = 12;
  private static final double HP = 9;
  private static final double GONE = 3;
  private static final double STRENGTH = 0.5;
  private static final double GOLD = 0.8;
  private static final double BOSS_DAMAGE = 0.8;
  private static final double DAMAGE = 0.4;
  private static final double WEAPON = 4;
  private static final double HALFWAY = 150;

  private Prospects() {}

  /** Between 0, lost, and 1, won; a draw is 0.5 (HOD-WIN-01, HOD-HP-04, HOD-DRAW-01). */
  public static double of(Cards cards, HandState state) {
    Ending ending = state.progress().ending();
    if (ending != Ending.NONE) {
      return switch (ending.result()) {
        case WON -> 1;
        case DREW -> 0.5;
        case LOST -> 0;
      };
    }
    double points =
        WAVE * state.progress().wave()
            + (state.progress().phase() == Phase.MERCHANT ? BEHIND_THE_BOSS : 0)
            + HP * state.hero().hp()
            + GONE * (Faces.CARDS - state.row().size())
            + STRENGTH * strength(cards, state.strength())
            + GOLD * state.purse().gold()
            + BOSS_DAMAGE * state.boss().damage()
            + DAMAGE * damage(state)
            + (state.armory().isOwned() ? WEAPON : 0);
    return points / (points + HALFWAY);
  }

  private static int strength(Cards cards, Pile slotted) {
    int sum = 0;
    for (int i = 0; i < slotted.size(); i++) {
      sum += cards.monster(slotted.get(i)).hp();
    }
    return sum;
  }

  private static int damage(HandState state) {
    int sum = 0;
    for (int i = 0; i < state.row().size(); i++) {
      if (state.row().isSeen(i)) {
        sum += state.memory().damage().of(state.row().at(i));
      }
    }
    return sum;
  }
}
