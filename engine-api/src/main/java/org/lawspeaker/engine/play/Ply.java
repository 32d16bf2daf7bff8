package org.lawspeaker.engine.play;

import org.lawspeaker.engine.Actor;

/**
 * One move of a record.
 *
 * @param by who made it
 * @param move the move in the game's notation
 * @param check the {@link CheckHash} of the state after it
 */
public record Ply(Actor by, String move, String check) {}
