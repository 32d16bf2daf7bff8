package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.combat.sight.Waiting;
import org.lawspeaker.handofdestiny.effects.FreeUses;
import org.lawspeaker.handofdestiny.hero.Means;
import org.lawspeaker.handofdestiny.hero.Moment;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.TakeDamage;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The player acts, one action after another, each resolved completely; there is no pass
 * (HOD-FIGHT-01, HOD-Q-34). Monster abilities that an action made due are resolved first.
 *
 * @param seen the situations in which a free ability was used in this step (HOD-Q-48)
 */
public record FightStep(ImmutableList<HandState> seen) implements FreeUses {
  /** The start of the step. */
  public static final FightStep FRESH = new FightStep(ImmutableList.of());

  private static final Citation FIGHT = Citation.of("HOD-FIGHT-01");
  private static final Citation TWO_WAYS = Citation.of("HOD-FIGHT-02");
  private static final Citation BEATEN_BY = Citation.of("HOD-GAME-08");
  private static final Citation MEANS = Citation.of("HOD-FIGHT-04");
  private static final Citation ABILITIES = Citation.of("HOD-HEROABIL-01");
  private static final Pending<HandMove> ASKS =
      new Pending.Choose<>(
          Seat.of(0),
          Window.of(
              "fight",
              "How do you deal with the monsters?",
              FIGHT,
              TWO_WAYS,
              BEATEN_BY,
              MEANS,
              ABILITIES));

  @Override
  public boolean owes(Table table) {
    return Waiting.due(table) == Faces.UNSEEN;
  }

  @Override
  public void run(Table table) {
    table.push(ResolveStep.FRESH);
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, Proposals<HandMove> moves) {
    moves.add(Attack.on(Enemy.FRONT));
    moves.add(Attack.on(Enemy.SECOND));
    Means.propose(table, Moment.ACTION, moves);
    moves.add(TakeDamage.OF_FRONT);
  }

  @Override
  public void judge(Table table, HandMove move, Faults faults) {
    if (move instanceof Attack attack && attack.on() != Enemy.BOSS) {
      StrengthAttack.judge(table, attack.on(), faults);
    } else if (move instanceof TakeDamage taken) {
      TakenDamage.judge(taken, faults);
    } else {
      Means.judge(table, Moment.ACTION, move, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HandMove move) {
    if (move instanceof Attack) {
      return StrengthAttack.allows(table);
    }
    return move instanceof TakeDamage
        ? TakenDamage.ALLOWS
        : Means.allows(table, Moment.ACTION, move);
  }

  @Override
  public void make(Table table, HandMove move) {
    if (move instanceof Attack attack) {
      table.push(new Assembling(attack.on().place(), 0));
    } else if (move instanceof TakeDamage) {
      TakenDamage.start(table);
    } else {
      Means.make(table, this, Settle.afterAction(), move);
    }
  }

  @Override
  public boolean isAtRest() {
    return true;
  }

  @Override
  public HandFrame withSeen(ImmutableList<HandState> more) {
    return new FightStep(more);
  }
}
