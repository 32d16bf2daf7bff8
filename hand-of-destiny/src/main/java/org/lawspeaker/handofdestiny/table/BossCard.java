package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * A boss with its four levels, one for each wave.
 *
 * @param name unique in the pack
 * @param levels level 1 first
 * @param provenance where the entry comes from
 */
@Doc("A boss with its four levels.")
public record BossCard(
    @Doc("Unique in the pack.") String name,
    @Size(min = 4, max = 4) @Doc("Level 1 first.") ImmutableList<BossLevel> levels,
    Provenance provenance) {}
