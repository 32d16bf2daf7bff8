package org.lawspeaker.handofdestiny.moves;

/**
 * Chooses one of several effects.
 *
 * @param number which, from 1
 */
public record Option(int number) implements HandMove {}
