package org.lawspeaker.prestigerpg.moves;

/**
 * A Quest card is dealt, or turned up for all.
 *
 * @param quest which
 */
public record DealtQuest(int quest) implements NatureMove {}
