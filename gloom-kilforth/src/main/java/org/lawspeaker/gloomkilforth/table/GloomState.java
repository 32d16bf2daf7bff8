package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Clock;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Settings;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.state.Turn;

/**
 * A game of Gloom of Kilforth as it stands.
 *
 * @param settings how it is played
 * @param clock where in the game it is
 * @param turn what is remembered of the turn under way
 * @param heroes one for each seat
 * @param sites the map, row by row; empty before it is laid out
 * @param decks the cards that belong to no hero
 * @param ancients the Ancients of this game
 * @param battles the battles under way, the innermost last: Deeds nest
 * @param tests the Tests under way, the innermost last
 * @param modifiers what effects have changed for a while
 * @param agenda what is still to be done; empty when the game is over
 */
@Value.Builder
public record GloomState(
    Settings settings,
    Clock clock,
    Turn turn,
    ImmutableList<Hero> heroes,
    ImmutableList<Site> sites,
    Decks decks,
    ImmutableList<Ancient> ancients,
    ImmutableList<Battle> battles,
    ImmutableList<Test> tests,
    ImmutableList<Modifier> modifiers,
    Agenda<GloomStep> agenda)
    implements WithGloomState {}
