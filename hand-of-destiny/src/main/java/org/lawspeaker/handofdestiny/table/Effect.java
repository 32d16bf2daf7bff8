package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.handofdestiny.combat.cleanup.SlotNewest;
import org.lawspeaker.handofdestiny.combat.sight.Peek;
import org.lawspeaker.handofdestiny.effects.Absorb;
import org.lawspeaker.handofdestiny.effects.Boost;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.effects.OnMonsters;
import org.lawspeaker.handofdestiny.effects.OnStrength;
import org.lawspeaker.handofdestiny.effects.OneOf;
import org.lawspeaker.handofdestiny.effects.RecoverWeapon;
import org.lawspeaker.handofdestiny.effects.RotateNextWave;
import org.lawspeaker.handofdestiny.hero.Hurt;
import org.lawspeaker.handofdestiny.merchant.Heal;
import org.lawspeaker.handofdestiny.setup.TakeStartingStrength;

/**
 * Something that a card does. An effect that cannot do anything is skipped (HOD-Q-82); one that
 * leaves a choice open puts a frame on the agenda that asks for it.
 */
@Doc("Something that a card does.")
public sealed interface Effect
    permits OnMonsters,
        OnStrength,
        Absorb,
        Boost,
        ChangeGold,
        Heal,
        Hurt,
        OneOf,
        Peek,
        RecoverWeapon,
        RotateNextWave,
        SlotNewest,
        TakeStartingStrength {
  /** It does something other than damage. */
  Optional<Citation> OTHERWISE = Optional.of(Citation.of("HOD-NORMAL-03"));

  /** Whether it would change anything now (HOD-Q-82). */
  boolean canAct(Table table, Source source);

  /** Carries it out, or asks for the choice it needs; called only if {@link #canAct}. */
  void act(Table table, Source source);

  /** Whether it would prevent or ignore the monster ability that is due (HOD-ORDER-07). */
  default boolean prevents(Table table, Source source) {
    return false;
  }

  /**
   * Whether what it can do depends on the slotted strength cards or on the abilities that are
   * exhausted, so that it matters what pays for it.
   */
  default boolean looksAtPayment() {
    return false;
  }

  /** Whether it gives something of which there is no end: strength or gold (HOD-Q-48). */
  default boolean gains() {
    return false;
  }

  /** Whether it heals, so that it may give back what exhausting an ability costs. */
  default boolean heals() {
    return false;
  }

  /** Whether it attacks: against a boss only if it says so (HOD-BOSS-05, HOD-BOSS-06). */
  default boolean attacks() {
    return false;
  }

  /** Whether its text names the boss as one that it attacks (HOD-BOSS-05). */
  default boolean attacksBoss() {
    return false;
  }

  /**
   * Whether the effect of a monster refers to another monster, so that its Normal ability is due
   * anew when such a monster comes up (HOD-Q-20).
   *
   * @param table for the cards
   * @param owner the position of the monster that has the effect
   * @param position the position of the other monster
   * @param face the other monster
   */
  default boolean refersTo(Table table, int owner, int position, int face) {
    return false;
  }

  /** The clause by which it does not bar a monster from being slotted, if it is not damage. */
  default Optional<Citation> forSlotting() {
    return OTHERWISE;
  }

  /** What it does, in words. */
  String says();

  /** Whether at least one of these effects would change anything (HOD-Q-82). */
  static boolean anyCanAct(Table table, Source source, ImmutableList<Effect> effects) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).canAct(table, source)) {
        return true;
      }
    }
    return false;
  }

  /** Whether what one of these effects can do depends on what pays for it. */
  static boolean anyLooksAtPayment(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.looksAtPayment()) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of these effects names the boss as one that it attacks. */
  static boolean anyAttacksBoss(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.attacksBoss()) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of these effects attacks (HOD-BOSS-05). */
  static boolean anyAttacks(ImmutableList<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.attacks()) {
        return true;
      }
    }
    return false;
  }
}
