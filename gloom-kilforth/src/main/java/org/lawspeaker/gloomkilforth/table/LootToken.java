package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A Loot token (GOK-TOKEN-02).
 *
 * @param copies how many there are
 * @param immediate whether it works as soon as it is drawn (GOK-Q-44)
 * @param effects what it does, once (GOK-LOOT-01)
 */
@Doc("A Loot token.")
public record LootToken(
    String name,
    @Default("1") @Range(min = 1, max = 40) int copies,
    @Default("false") boolean immediate,
    @Default("[]") @Size(max = 4) ImmutableList<Effect> effects,
    Provenance provenance)
    implements Card {}
