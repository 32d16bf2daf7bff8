package org.lawspeaker.handofdestiny.wave;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.handofdestiny.boss.BossTimes;
import org.lawspeaker.handofdestiny.combat.fight.FightTimes;
import org.lawspeaker.handofdestiny.effects.Choices;
import org.lawspeaker.handofdestiny.hero.HeroTimes;
import org.lawspeaker.handofdestiny.merchant.MerchantTimes;
import org.lawspeaker.handofdestiny.moves.Add;
import org.lawspeaker.handofdestiny.moves.Attack;
import org.lawspeaker.handofdestiny.moves.Buy;
import org.lawspeaker.handofdestiny.moves.Critical;
import org.lawspeaker.handofdestiny.moves.Drink;
import org.lawspeaker.handofdestiny.moves.Exhaust;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Leave;
import org.lawspeaker.handofdestiny.moves.Option;
import org.lawspeaker.handofdestiny.moves.Order;
import org.lawspeaker.handofdestiny.moves.Pass;
import org.lawspeaker.handofdestiny.moves.Pick;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.handofdestiny.moves.Stop;
import org.lawspeaker.handofdestiny.moves.Strike;
import org.lawspeaker.handofdestiny.moves.TakeDamage;
import org.lawspeaker.handofdestiny.moves.Target;
import org.lawspeaker.handofdestiny.moves.Uncover;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.moves.UseExhausting;
import org.lawspeaker.handofdestiny.moves.UseWeapon;
import org.lawspeaker.handofdestiny.moves.UseWithStrength;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.state.Enemy;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * Why a move that answers nothing that is asked now may not be made. Each chapter says it for its
 * own moves; where none has a reason of its own, the question that is asked is the reason.
 */
final class Reasons {
  private static final Citation NEVER_AGAIN = Citation.of("HOD-SETUP-05");
  private static final Citation ACTIONS_ONLY = Citation.of("HOD-Q-34");
  private static final Citation STOPS = Citation.of("HOD-Q-53");
  private static final Citation LEAVES = Citation.of("HOD-Q-65");

  /** The reason of a kind of move. */
  private interface Reason {
    void add(Table table, HandMove move, Faults faults);
  }

  private static final ImmutableMap<Class<? extends HandMove>, Reason> BY_KIND =
      ImmutableMap.<Class<? extends HandMove>, Reason>builder()
          .put(Attack.class, Reasons::attack)
          .put(TakeDamage.class, (table, move, faults) -> FightTimes.damage(table, faults))
          .put(Add.class, (table, move, faults) -> FightTimes.card(table, faults))
          .put(Strike.class, (table, move, faults) -> FightTimes.card(table, faults))
          .put(Use.class, (table, move, faults) -> HeroTimes.ability(table, faults))
          .put(UseExhausting.class, (table, move, faults) -> HeroTimes.ability(table, faults))
          .put(UseWithStrength.class, (table, move, faults) -> HeroTimes.ability(table, faults))
          .put(UseWeapon.class, (table, move, faults) -> HeroTimes.weapon(table, faults))
          .put(Exhaust.class, (table, move, faults) -> HeroTimes.exhausting(table, faults))
          .put(Order.class, (table, move, faults) -> HeroTimes.order(table, faults))
          .put(Target.class, (table, move, faults) -> Choices.unasked(table, faults))
          .put(Pick.class, (table, move, faults) -> Choices.unasked(table, faults))
          .put(Option.class, (table, move, faults) -> Choices.unasked(table, faults))
          .put(Critical.class, (table, move, faults) -> BossTimes.attack(table, faults))
          .put(Stop.class, (table, move, faults) -> BossTimes.stop(table, faults))
          .put(Buy.class, (table, move, faults) -> MerchantTimes.purchase(table, faults))
          .put(Leave.class, (table, move, faults) -> MerchantTimes.purchase(table, faults))
          .put(Uncover.class, (table, move, faults) -> MerchantTimes.healing(table, faults))
          .put(Drink.class, (table, move, faults) -> HeldPotions.unasked(table, faults))
          .put(Pass.class, (table, move, faults) -> pass(table, faults))
          .put(Reveal.class, (table, move, faults) -> table.notNow(faults, NEVER_AGAIN))
          .buildOrThrow();

  private Reasons() {}

  /** Adds the reason. While Nature acts, what she is asked for is the reason for all of them. */
  static void judge(Table table, HandMove move, Faults faults) {
    if (move.by() == Nature.NATURE || !(table.pending() instanceof Pending.Chance)) {
      requireNonNull(BY_KIND.get(move.getClass())).add(table, move, faults);
    }
  }

  private static void attack(Table table, HandMove move, Faults faults) {
    if (((Attack) move).on() == Enemy.BOSS) {
      BossTimes.attack(table, faults);
    } else {
      FightTimes.attack(table, faults);
    }
  }

  /** No pass where something has to be done; elsewhere other words end a phase. */
  private static void pass(Table table, Faults faults) {
    if (table.top().isAtRest()) {
      switch (table.progress.phase()) {
        case COMBAT -> table.notNow(faults, ACTIONS_ONLY);
        case BOSS -> table.notNow(faults, STOPS);
        case MERCHANT -> table.notNow(faults, LEAVES);
        case SETUP -> throw new IllegalStateException("potions held for set-up may be passed on");
      }
    }
  }
}
