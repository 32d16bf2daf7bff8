package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.handofdestiny.pack.PackFile;

/**
 * A whole set of cards (HOD-Q-01). {@link PackFile} reads and checks it.
 *
 * @param name the pack's name
 * @param version the pack's version
 * @param monsters eleven cards (HOD-COMPONENT-03)
 * @param heroes at least one of each class (HOD-Q-02)
 * @param bosses three (HOD-COMPONENT-04)
 * @param merchants one of each class (HOD-COMPONENT-02)
 */
@Doc("A card pack of The Hand of Destiny.")
public record CardPack(
    String name,
    String version,
    @Size(min = 11, max = 11) ImmutableList<MonsterCard> monsters,
    @Size(min = 2, max = 24) ImmutableList<HeroCard> heroes,
    @Size(min = 3, max = 3) ImmutableList<BossCard> bosses,
    @Size(min = 2, max = 2) ImmutableList<MerchantCard> merchants) {}
