package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/** All cards of a game (GOK-Q-01). {@code PackFile} reads and checks it. */
@Doc("A card pack of Gloom of Kilforth.")
@Value.Builder
public record CardPack(
    String name,
    String version,
    @Size(min = 25, max = 25) ImmutableList<Location> locations,
    @Size(min = 4, max = 30) ImmutableList<Race> races,
    @Size(min = 4, max = 30) ImmutableList<HeroClass> classes,
    @Size(max = 200) ImmutableList<Skill> skills,
    @Size(min = 4, max = 30) ImmutableList<Saga> sagas,
    @Size(min = 4, max = 200) ImmutableList<Encounter> encounters,
    @Size(min = 4, max = 200) ImmutableList<Reward> rewards,
    @Size(max = 60) ImmutableList<NightCard> night,
    @Size(max = 60) ImmutableList<Encounter> nightEncounters,
    @Size(min = 4, max = 20) ImmutableList<AncientCard> ancients,
    @Size(min = 4, max = 20) ImmutableList<AncientCard.Abilities> abilities,
    @Size(max = 100) ImmutableList<Plot> plots,
    @Size(min = 1, max = 60) ImmutableList<LootToken> loot)
    implements WithCardPack {}
