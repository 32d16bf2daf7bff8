package org.lawspeaker.gloomkilforth.moves;

/**
 * So many of the dice that are rolled are successes. Nothing else about dice matters: which faces
 * are successes is known before they fall.
 */
public record Roll(int successes, int dice) implements NatureMove {}
