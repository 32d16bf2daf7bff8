package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.handofdestiny.state.Purse;

/**
 * What the merchant of one class sells (HOD-Q-04).
 *
 * @param heroClass whose merchant
 * @param weapons the weapon lines
 * @param healing the healing potion
 * @param potions the other potions
 * @param provenance where the entry comes from
 */
@Doc("What the merchant of one class sells.")
public record MerchantCard(
    HeroClass heroClass,
    @Size(min = 1, max = 8) ImmutableList<WeaponLine> weapons,
    HealingPotion healing,
    @Size(max = Purse.MOST_POTIONS) ImmutableList<Potion> potions,
    Provenance provenance) {}
