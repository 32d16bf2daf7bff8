package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * A whole box of cards (THO-Q-02). {@code PackFile} reads and checks it.
 *
 * @param name the pack's name
 * @param version the pack's version
 * @param subtypes every subtype that a card may show
 * @param factions four as in the box (THO-FACTION-01), or more
 * @param decks decks that players built
 */
@Doc("A card pack of Thorgal.")
public record CardPack(
    String name,
    String version,
    @Size(min = 1, max = 60) @Doc("Every subtype that a card may show.")
        ImmutableList<String> subtypes,
    @Size(min = 4, max = 12) ImmutableList<FactionSet> factions,
    @Default("[]") @Doc("Decks that players built.") ImmutableList<DeckList> decks) {}
