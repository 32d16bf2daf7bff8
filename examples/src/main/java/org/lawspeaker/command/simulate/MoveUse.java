package org.lawspeaker.command.simulate;

/**
 * How a move was used.
 *
 * @param times how often it was made
 * @param wins of the seats that made it in a game, each counted once for the game, those that won
 */
public record MoveUse(long times, Share wins) {}
