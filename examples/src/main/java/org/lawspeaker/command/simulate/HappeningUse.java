package org.lawspeaker.command.simulate;

import com.google.common.collect.ImmutableList;

/**
 * How often something happened.
 *
 * @param times how often in all games together
 * @param games in how many of all games
 * @param wins how many of those games each seat won
 */
public record HappeningUse(long times, Share games, ImmutableList<Share> wins) {}
