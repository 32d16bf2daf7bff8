package org.lawspeaker.handofdestiny.prospects;

import java.util.Optional;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.hero.Exhausting;
import org.lawspeaker.handofdestiny.state.Ending;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;

/**
 * How well the hero stands, for players that look ahead. Not a rule: weights found by letting
 * greedy players play with others.
 */
public final class Prospects {
  /** Less than the monsters of a wave are worth together: nobody should hurry to the next. */
  private static final double WAVE = 60;

  private static final double BEHIND_THE_BOSS = 6;
  private static final double HP = 25;
  private static final double GONE = 14;
  private static final double STRENGTH = 2;
  private static final double AGAINST_THE_BOSS = 2.5;
  private static final double GOLD = 0.5;
  private static final double BOSS_DAMAGE = 2;
  private static final double DAMAGE = 0.05;
  private static final double WEAPON = 28;
  private static final double UPGRADE = 20;
  private static final double HALFWAY = 150;

  private Prospects() {}

  /** Between 0, lost, and 1, won; a draw is 0.5 (HOD-WIN-01, HOD-HP-04, HOD-DRAW-01). */
  public static double of(Cards cards, HandState state) {
    Optional<Ending> ending = state.progress().ending();
    if (ending.isPresent()) {
      return switch (ending.get().result()) {
        case WON -> 1;
        case DREW -> 0.5;
        case LOST -> 0;
      };
    }
    double points =
        WAVE * state.progress().wave()
            + (state.progress().phase() == Phase.MERCHANT ? BEHIND_THE_BOSS : 0)
            + HP * (state.hero().hp() - owed(state.agenda()))
            + GONE * (Faces.CARDS - state.row().size())
            + STRENGTH * strength(cards, state)
            + attack(cards, state)
            + GOLD * state.purse().gold()
            + BOSS_DAMAGE * state.boss().damage()
            + DAMAGE * damage(state)
            + (state.armory().isOwned() ? WEAPON : 0)
            + (state.armory().upgraded() ? UPGRADE : 0);
    return points / (points + HALFWAY);
  }

  /** Damage that the hero has taken and not yet placed. */
  private static int owed(Agenda<HandFrame> agenda) {
    int owed = 0;
    for (Agenda<HandFrame> at = agenda; !at.isEmpty(); at = at.pop()) {
      owed += at.top() instanceof Exhausting damage ? damage.amount() : 0;
    }
    return owed;
  }

  private static int strength(Cards cards, HandState state) {
    int sum = 0;
    for (int i = 0; i < state.strength().size(); i++) {
      sum += cards.monster(state.strength().get(i)).hp();
    }
    return sum;
  }

  /** What an attack that is being put together will change, by printed numbers. */
  private static double attack(Cards cards, HandState state) {
    HandFrame top = state.agenda().top();
    if (top instanceof BossStrike strike) {
      return (AGAINST_THE_BOSS - STRENGTH) * printed(cards, strike.cards());
    }
    if (top instanceof CriticalPayment payment) {
      return (AGAINST_THE_BOSS - STRENGTH) * printed(cards, payment.cards());
    }
    return top instanceof Assembling attack ? attack(cards, state, attack) : 0;
  }

  private static double attack(Cards cards, HandState state, Assembling attack) {
    int chosen = printed(cards, attack.cards());
    int face = state.row().at(attack.at());
    int hp = cards.monster(face).hp();
    int needed = hp - state.memory().damage().of(face);
    if (strength(cards, state) + state.preparation().boost() < needed) {
      return -STRENGTH * chosen;
    }
    boolean isSlotted = (state.memory().barred() & Faces.bit(face)) == 0;
    return GONE + STRENGTH * ((isSlotted ? hp : 0) - Math.max(chosen, needed));
  }

  /** The printed strength of these cards, bits by face. */
  private static int printed(Cards cards, long chosen) {
    int sum = 0;
    for (long left = chosen; left != 0; left &= left - 1) {
      sum += cards.monster(Long.numberOfTrailingZeros(left)).hp();
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
