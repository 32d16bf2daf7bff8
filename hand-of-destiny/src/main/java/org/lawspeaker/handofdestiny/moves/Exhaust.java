package org.lawspeaker.handofdestiny.moves;

/**
 * Says which abilities damage exhausts, by the counts that are exhausted afterwards.
 *
 * @param left of the left column, 0 to 3
 * @param right of the right column, 0 to 3
 */
public record Exhaust(int left, int right) implements HandMove {}
