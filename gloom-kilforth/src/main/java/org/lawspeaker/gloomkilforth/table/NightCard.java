package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * A Night card that is no encounter: an Event or Weather (GOK-NIGHTCARD-01).
 *
 * @param location the location that falls into gloom
 * @param weather whether it stays in play until the next Weather (GOK-NIGHT-06)
 * @param event what happens at once (GOK-NIGHT-08)
 * @param everywhere what it changes for all while it is in play
 */
@Doc("A Night card: an Event or Weather.")
@Value.Builder
public record NightCard(
    String name,
    String location,
    @Default("false") boolean weather,
    @Default("[]") @Size(max = 6) ImmutableList<Effect> event,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> everywhere,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithNightCard {}
