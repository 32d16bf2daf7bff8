package org.lawspeaker.handofdestiny.table;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * The healing potion, the one kind that may be bought again and again (HOD-POTION-07).
 *
 * @param name unique on the merchant card
 * @param price printed, before the difficulty changes it (HOD-POTION-10)
 * @param heals how many HP
 */
@Doc("The healing potion.")
public record HealingPotion(
    @Doc("Unique on the merchant card.") String name,
    @Range(min = 0, max = 99) int price,
    @Range(min = 1, max = 6) @Doc("How many HP it heals.") int heals) {}
