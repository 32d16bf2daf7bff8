package org.lawspeaker.handofdestiny.combat.fight;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.TakeDamage;
import org.lawspeaker.handofdestiny.state.HandState;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The player acts, one action after another, each resolved completely; there is no pass
 * (HOD-FIGHT-01, HOD-Q-34).
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
    return true;
  }

  @Override
  public Pending<HandMove> asks(Table table) {
    return ASKS;
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    moves.propose(Attack.FRONT);
    moves.propose(Attack.SECOND);
    HeroAbilities.propose(table, moves);
    WeaponUse.propose(table, moves);
    moves.propose(TakeDamage.OF_FRONT);
  }

  @Override
  public HandFrame settle() {
    return Settle.afterAction();
  }

  @Override
  public HandFrame withSeen(ImmutableList<HandState> more) {
    return new FightStep(more);
  }
}
