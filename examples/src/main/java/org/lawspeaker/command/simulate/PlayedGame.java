package org.lawspeaker.command.simulate;

import org.lawspeaker.engine.Outcome;

/**
 * What is kept of one game.
 *
 * @param seed what it was played with
 * @param outcome how it ended
 * @param plies how many there were, chance included
 */
public record PlayedGame(long seed, Outcome outcome, int plies) {}
