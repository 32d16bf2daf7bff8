package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * One of the four levels of a boss (HOD-BOSS-02).
 *
 * @param hp its health
 * @param ability what it does, if anything
 * @param reward gold for defeating it
 * @param penalties what not defeating it costs, in order; any effects (HOD-Q-60)
 * @param criticalHits exactly three
 */
@Doc("One of the four levels of a boss.")
public record BossLevel(
    @Range(min = 1, max = 200) int hp,
    Optional<BossAbility> ability,
    @Range(min = 0, max = 50) @Doc("Gold for defeating it.") int reward,
    @Size(min = 1, max = 12) @Doc("What not defeating it costs, in order.")
        ImmutableList<Effect> penalties,
    @Size(min = 3, max = 3) ImmutableList<CriticalHit> criticalHits) {}
