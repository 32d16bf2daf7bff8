package org.lawspeaker.handofdestiny.table;

import java.util.Optional;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * One of the four monsters of a monster card.
 *
 * @param name unique in the pack
 * @param damage its damage value, top left
 * @param hp its base health, top right; also its strength value when slotted
 * @param coins what it is worth at the merchant when slotted (HOD-Q-05)
 * @param type its type
 * @param ability what it does, if anything (HOD-ANATOMY-06)
 * @param provenance where the entry comes from
 */
@Doc("One of the four monsters of a card.")
public record Monster(
    @Doc("Unique in the pack.") String name,
    @Range(min = 0, max = 6) @Doc("The damage value, top left.") int damage,
    @Range(min = 1, max = 60) @Doc("Base health, top right; strength when slotted.") int hp,
    @Range(min = 0, max = 20) @Doc("Gold it is worth when slotted.") int coins,
    MonsterType type,
    Optional<MonsterAbility> ability,
    Provenance provenance) {}
