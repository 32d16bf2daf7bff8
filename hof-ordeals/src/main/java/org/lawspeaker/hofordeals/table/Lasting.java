package org.lawspeaker.hofordeals.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.combat.Assignable;
import org.lawspeaker.hofordeals.combat.DividePower;
import org.lawspeaker.hofordeals.combat.EnemyPower;
import org.lawspeaker.hofordeals.combat.EnemyProtection;
import org.lawspeaker.hofordeals.combat.PushCost;
import org.lawspeaker.hofordeals.combat.StrikeBonus;
import org.lawspeaker.hofordeals.combat.StrikeUntil;
import org.lawspeaker.hofordeals.combat.WeaponPower;
import org.lawspeaker.hofordeals.death.LessHarm;
import org.lawspeaker.hofordeals.death.MorePain;
import org.lawspeaker.hofordeals.death.Unharmed;
import org.lawspeaker.hofordeals.gear.BindingLimit;
import org.lawspeaker.hofordeals.gear.CardPower;
import org.lawspeaker.hofordeals.map.AvoidAmbush;
import org.lawspeaker.hofordeals.market.Discount;
import org.lawspeaker.hofordeals.turn.FatigueCost;
import org.lawspeaker.hofordeals.turn.HandSize;

/**
 * A change of the rules while it is in force. Each kind answers a question of its own, which the
 * chapter asks that it is about.
 */
@Doc("A change of the rules while it is in force.")
public sealed interface Lasting
    permits BindingLimit,
        StrikeBonus,
        StrikeUntil,
        DividePower,
        ShieldsFit,
        WeaponPower,
        Assignable,
        CardPower,
        PushCost,
        EnemyPower,
        EnemyProtection,
        MorePain,
        LessHarm,
        Unharmed,
        AvoidAmbush,
        Discount,
        HandSize,
        FatigueCost {
  /** What it changes, in words. */
  String says();
}
