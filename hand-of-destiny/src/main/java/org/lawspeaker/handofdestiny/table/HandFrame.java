package org.lawspeaker.handofdestiny.table;

import org.apiguardian.api.API;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.handofdestiny.boss.BossSettle;
import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalHits;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.boss.Rewards;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.TakenDamage;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.combat.sight.Reveals;
import org.lawspeaker.handofdestiny.effects.EffectChoice;
import org.lawspeaker.handofdestiny.effects.FreeUses;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.effects.Repeats;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.hero.Exhausting;
import org.lawspeaker.handofdestiny.hero.StockOrder;
import org.lawspeaker.handofdestiny.merchant.Healing;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.setup.WaveSetup;
import org.lawspeaker.handofdestiny.wave.Course;

/** A step of the rules on the agenda of the game. */
@API(status = API.Status.INTERNAL, since = "0.1")
public sealed interface HandFrame extends Step<Table, HandMove>
    permits Course,
        ResolveStep,
        FreeUses,
        Reveals,
        Program,
        Repeats.FreeUse,
        EffectChoice,
        Assembling,
        Exhausting,
        TakenDamage,
        StockOrder,
        BossSettle,
        BossStrike,
        CriticalPayment,
        CriticalHits.CriticalBlow,
        Rewards.Penalties,
        Toll,
        Market,
        Healing,
        HeldPotions,
        WaveSetup.PendingRotation,
        WaveSetup.CombatStart {
  /** Whether nothing is being resolved while this step asks. */
  default boolean isAtRest() {
    return false;
  }

  /** Checks that what it names is there. */
  default void check(StepCheck check) {}
}
