package org.lawspeaker.engine.play.tournament;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Outcome;

/**
 * One match of a tournament.
 *
 * @param deal which deal it is, counted from 0; matches of one deal have the same seed
 * @param seed what chance and players draw from: the match is that of {@link
 *     org.lawspeaker.engine.play.Referee} with {@code new SplittableRandom(seed)}, split first for
 *     Nature and then for each seat in order
 * @param seating the name of the entrant at each seat
 * @param plies how many there were, chance included
 * @param outcome how it ended
 */
public record TournamentMatch(
    int deal, long seed, ImmutableList<String> seating, int plies, Outcome outcome) {}
