package org.lawspeaker.prestigerpg.state;

import org.lawspeaker.engine.Seat;

/**
 * What a creature's attack does to one player.
 *
 * @param seat whom
 * @param damage how much
 * @param dealt how much of it the player received; 0 before the damage
 */
public record Hit(Seat seat, int damage, int dealt) {}
