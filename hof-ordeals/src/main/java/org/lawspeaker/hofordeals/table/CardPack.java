package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * All cards of a game (HOF-Q-68). {@code PackFile} reads and checks it.
 *
 * @param rows of the Central Board (HOF-Q-11)
 * @param columns of the Central Board
 * @param starting the cards that each player begins with (HOF-SETUP-07)
 * @param flourish the one Flourish card (HOF-FLOURISH-01)
 * @param rustyAxe the weapon printed on the Player Board (HOF-SETUP-08)
 */
@Doc("A card pack of Hand of Fate: Ordeals.")
@Value.Builder
public record CardPack(
    String name,
    String version,
    @Default("5") @Range(min = 3, max = 9) int rows,
    @Default("5") @Range(min = 3, max = 9) int columns,
    @Size(min = 1, max = 9) ImmutableList<Skill> starting,
    Skill flourish,
    Weapon rustyAxe,
    @Size(min = 1, max = 200) ImmutableList<Skill> skills,
    @Size(max = 200) ImmutableList<Equipment> equipment,
    @Size(max = 60) ImmutableList<Equipment> relics,
    @Size(max = 20) ImmutableList<Curse> curses,
    @Size(min = 1, max = 100) ImmutableList<Minion> minions,
    @Size(min = 1, max = 60) ImmutableList<PainCard> pain,
    @Size(min = 3, max = 60) ImmutableList<Royalty> royalties,
    Encounter town,
    @Size(min = 3, max = 3) ImmutableList<Encounter> bosses,
    @Size(min = 19, max = 200) ImmutableList<Encounter> encounters)
    implements WithCardPack {}
