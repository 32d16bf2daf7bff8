package org.lawspeaker.handofdestiny.moves;

/**
 * Says which abilities healing uncovers, by the counts that stay exhausted.
 *
 * @param left of the left column, 0 to 3
 * @param right of the right column, 0 to 3
 */
public record Uncover(int left, int right) implements HandMove {}
