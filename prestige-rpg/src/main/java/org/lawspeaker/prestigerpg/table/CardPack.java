package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.prestigerpg.pack.PackFile;

/**
 * All cards of a game. {@link PackFile} reads and checks it.
 *
 * @param name the pack's name
 * @param version the pack's version
 * @param characters one for each player at least (PRE-Q-09)
 * @param deck the draw deck (PRE-SETUP-03, PRE-Q-02)
 * @param encounters the Encounter cards (PRE-SETUP-05)
 * @param events the Event cards (PRE-EVENT-01)
 * @param relics the Relics (PRE-RELIC-02)
 * @param quests the Quest cards (PRE-QUEST-01)
 * @param modules the Adventure Modules (PRE-MODULE-01)
 */
@Doc("A card pack of Prestige RPG.")
public record CardPack(
    String name,
    String version,
    @Size(min = 6, max = 20) ImmutableList<CharacterCard> characters,
    @Size(min = 1, max = 200) ImmutableList<DeckCard> deck,
    @Size(min = 10, max = 200) ImmutableList<EncounterCard> encounters,
    @Default("[]") ImmutableList<EventCard> events,
    @Default("[]") ImmutableList<RelicCard> relics,
    @Default("[]") ImmutableList<QuestCard> quests,
    @Default("[]") ImmutableList<ModuleCard> modules) {}
