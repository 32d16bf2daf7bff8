package org.lawspeaker.prestigerpg.table;

import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.prestigerpg.state.Expansion;

/**
 * A card of the draw deck.
 *
 * @param name its name, unique in the pack
 * @param copies how many the deck holds
 * @param expansion what it belongs to
 * @param fallenKeep whether a dead player who fights keeps it, though it is an Action card
 *     (PRE-LICH-07)
 * @param face what it is
 * @param provenance where the entry comes from
 */
@Doc("A card of the draw deck.")
public record DeckCard(
    String name,
    @Default("1") @Range(min = 1, max = 20) int copies,
    @Default("base") Expansion expansion,
    @Default("false") boolean fallenKeep,
    CardFace face,
    Provenance provenance) {}
