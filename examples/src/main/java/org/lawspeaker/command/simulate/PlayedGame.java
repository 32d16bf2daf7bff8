package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import org.lawspeaker.engine.Outcome;

/**
 * What is kept of one game.
 *
 * @param seed what it was played with
 * @param outcome how it ended
 * @param plies how many there were, chance included
 * @param choices how many moves were legal, for each choice of a seat in order
 * @param windows the names of the windows of these choices
 * @param moves the moves made, as text without the seat, for each seat
 * @param happenings what happened, if it was asked for
 */
public record PlayedGame(
    long seed,
    Outcome outcome,
    int plies,
    ImmutableList<Integer> choices,
    ImmutableList<String> windows,
    ImmutableList<ImmutableMultiset<String>> moves,
    ImmutableMultiset<Happening> happenings) {}
