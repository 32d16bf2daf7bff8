package org.lawspeaker.prestigerpg.moves;

/**
 * The next player without a character gets this one.
 *
 * @param character which
 */
public record TakeCharacter(int character) implements NatureMove {}
