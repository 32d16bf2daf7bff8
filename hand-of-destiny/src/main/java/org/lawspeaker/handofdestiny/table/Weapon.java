package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A weapon as the merchant sells it.
 *
 * @param name unique on the merchant card
 * @param price in gold
 * @param effects what discarding it does, in order
 */
@Doc("A weapon, basic or upgraded.")
public record Weapon(
    @Doc("Unique on the merchant card.") String name,
    @Range(min = 0, max = 99) int price,
    @Size(min = 1, max = 12) @Doc("What discarding it does, in order.")
        ImmutableList<Effect> effects) {}
