package org.lawspeaker.examples.simulate;

/**
 * How often something happened.
 *
 * @param times how often in all games together
 * @param games in how many of all games
 */
public record HappeningUse(long times, Share games) {}
