package org.lawspeaker.handofdestiny.moves;

/**
 * Begins a critical hit. Without a strength cost it is activated at once (HOD-CRIT-09); otherwise
 * the cards that pay follow one by one.
 *
 * @param index which, from 0
 */
public record Critical(int index) implements HandMove {}
