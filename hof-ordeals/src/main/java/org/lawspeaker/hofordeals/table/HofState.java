package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Decks;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Turn;

/**
 * A game of Hand of Fate: Ordeals as it stands.
 *
 * @param settings the answers to open questions
 * @param clock where in the game it is
 * @param turn what is remembered of the turn under way
 * @param heroes one for each seat
 * @param board the Central Board
 * @param decks the cards that belong to no player
 * @param fight the combat under way
 * @param agenda what is still to be done; empty when the game is over
 */
@Value.Builder
public record HofState(
    Settings settings,
    Clock clock,
    Turn turn,
    ImmutableList<Hero> heroes,
    Board board,
    Decks decks,
    Optional<Fight> fight,
    Agenda<HofStep> agenda)
    implements WithHofState {}
