package org.lawspeaker.handofdestiny.table;

/**
 * What a viewer knows of a position. In this game that is the same for all: nobody holds a secret,
 * and what nobody has seen is not in the position at all (HOD-Q-72).
 *
 * @param known everything that has been seen
 */
public record HandView(HandState known) {}
