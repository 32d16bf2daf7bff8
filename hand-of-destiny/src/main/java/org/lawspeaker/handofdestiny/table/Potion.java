package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A potion other than the healing potion.
 *
 * @param name unique on the merchant card
 * @param price in gold
 * @param moment when it acts
 * @param effects what it does, in order
 */
@Doc("A potion other than the healing potion.")
public record Potion(
    @Doc("Unique on the merchant card.") String name,
    @Range(min = 0, max = 99) int price,
    @Default("at-once") @Doc("When it acts.") PotionMoment moment,
    @Size(min = 1, max = 12) @Doc("What it does, in order.") ImmutableList<Effect> effects) {}
