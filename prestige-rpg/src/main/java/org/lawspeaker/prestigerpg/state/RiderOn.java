package org.lawspeaker.prestigerpg.state;


/**
 * A Rider that has joined an attack (PRE-RIDER-04).
 *
 * @param card which
 * @param face which of its values counts, from 0 for double; of no meaning if it doubles
 */
public record RiderOn(int card, int face) {}
