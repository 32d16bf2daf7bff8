package org.lawspeaker.handofdestiny.boss;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.handofdestiny.combat.fight.FreeUses;
import org.lawspeaker.handofdestiny.combat.fight.HeroAbilities;
import org.lawspeaker.handofdestiny.combat.fight.WeaponUse;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.Critical;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.moves.Stop;
import org.lawspeaker.handofdestiny.state.HandState;
import org.lawspeaker.handofdestiny.table.HandFrame;
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
  public void propose(Table table, LegalMoves moves) {
    moves.propose(Attack.BOSS);
    for (int i = 0; i < table.bossLevel().criticalHits().size(); i++) {
      moves.propose(new Critical(i));
    }
    HeroAbilities.propose(table, moves);
    WeaponUse.propose(table, moves);
    moves.propose(new Stop());
  }

  @Override
  public HandFrame settle() {
    return new BossSettle();
  }

  @Override
  public HandFrame withSeen(ImmutableList<HandState> more) {
    return new BossStep(more);
  }
}
