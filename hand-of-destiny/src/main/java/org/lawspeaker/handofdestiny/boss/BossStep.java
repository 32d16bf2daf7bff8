package org.lawspeaker.handofdestiny.boss;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.effects.FreeUses;
import org.lawspeaker.handofdestiny.hero.Means;
import org.lawspeaker.handofdestiny.hero.Moment;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.Critical;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Stop;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The player faces the boss: attacks one at a time, critical hits, abilities, the weapon, or stops
 * (HOD-BATTACK-05, HOD-Q-53, HOD-Q-81).
 *
 * @param seen the situations in which a free ability was used in this phase (HOD-Q-48)
 */
public record BossStep(ImmutableList<HandState> seen) implements FreeUses {
  /** The start of the phase. */
  public static final BossStep FRESH = new BossStep(ImmutableList.of());

  private static final Citation FACED = Citation.of("HOD-BOSS-01");
  private static final Citation LEVEL = Citation.of("HOD-BOSS-03");
  private static final Citation ORDER = Citation.of("HOD-BATTACK-05");
  private static final Citation LIKE_A_MONSTER = Citation.of("HOD-BOSS-04");
  private static final Citation ONE_ENEMY = Citation.of("HOD-STRENGTH-05");
  private static final Citation STOPS = Citation.of("HOD-Q-53");
  private static final Citation GOES_ON = Citation.of("HOD-WIN-02");
  private static final Citation LAST_WAVE_LOST = Citation.of("HOD-Q-54");
  private static final Pending<HandMove> ASKS =
      new Pending.Choose<>(
          Seat.of(0), Window.of("boss", "How do you face the boss?", FACED, LEVEL, ORDER));

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    moves.add(Attack.on(Enemy.BOSS));
    for (int i = 0; i < table.bossLevel().criticalHits().size(); i++) {
      moves.add(new Critical(i));
    }
    Means.propose(table, Moment.ACTION, moves);
    moves.add(Stop.MOVE);
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (move instanceof Attack attack && attack.on() == Enemy.BOSS) {
      if (table.strength.isEmpty()) {
        faults.add(ONE_ENEMY, "no-strength-cards");
      }
    } else if (move instanceof Critical hit) {
      CriticalHits.judge(table, hit.index(), faults);
    } else if (!(move instanceof Stop)) {
      Means.judge(table, Moment.ACTION, move, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    if (move instanceof Attack) {
      return ImmutableList.of(LIKE_A_MONSTER, ONE_ENEMY);
    }
    if (move instanceof Critical hit) {
      return CriticalHits.allows(table, hit.index());
    }
    return move instanceof Stop
        ? ImmutableList.of(STOPS, table.isFinalWave() ? LAST_WAVE_LOST : GOES_ON)
        : Means.allows(table, Moment.ACTION, move);
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Attack) {
      table.push(new BossStrike(0));
    } else if (move instanceof Critical hit) {
      CriticalHits.begin(table, hit.index());
    } else if (move instanceof Stop) {
      Rewards.fail(table);
    } else {
      Means.make(table, this, new BossSettle(), move);
    }
  }

  @Override
  public boolean isAtRest() {
    return true;
  }

  @Override
  public HandFrame withSeen(ImmutableList<HandState> more) {
    return new BossStep(more);
  }
}
