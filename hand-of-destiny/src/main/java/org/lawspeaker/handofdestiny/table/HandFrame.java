package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Frame;
import org.lawspeaker.handofdestiny.boss.BossSettle;
import org.lawspeaker.handofdestiny.boss.CriticalHits;
import org.lawspeaker.handofdestiny.boss.Rewards;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.Exhausting;
import org.lawspeaker.handofdestiny.combat.fight.Repeats;
import org.lawspeaker.handofdestiny.combat.fight.StockOrder;
import org.lawspeaker.handofdestiny.combat.fight.TakenDamage;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.effects.PickMonster;
import org.lawspeaker.handofdestiny.effects.PickOption;
import org.lawspeaker.handofdestiny.effects.PickStrength;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.merchant.Healing;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.LegalMoves;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.setup.WaveSetup;

/** A step of the rules on the agenda of the game. */
public sealed interface HandFrame extends Frame<Table>
    permits ActionStep,
        Reveals,
        Program,
        PickMonster,
        PickStrength,
        PickOption,
        Assembling,
        Exhausting,
        TakenDamage,
        StockOrder,
        Repeats.FreeUse,
        BossSettle,
        CriticalHits.CriticalBlow,
        Rewards.Penalties,
        Toll,
        Market,
        Healing,
        HeldPotions,
        WaveSetup.PendingRotation,
        WaveSetup.CombatStart {
  /** What is asked; called only while this frame is on top and owes a move. */
  default Pending<HandMove> asks(Table table) {
    throw new IllegalStateException("nothing is asked: " + this);
  }

  /** Adds every move that may be legal here; the moves themselves judge which are. */
  default void propose(Table table, LegalMoves moves) {}

  /** Which hero abilities may be used in this step. */
  default Uses uses() {
    return Uses.NONE;
  }

  @Override
  default Table carryOut(Table table) {
    run(table);
    return table;
  }

  /** Carries this step out on the table; called when it is on top and owes nothing. */
  default void run(Table table) {
    throw new IllegalStateException("a move is owed: " + this);
  }
}
