package org.lawspeaker.engine.show;

/**
 * A place in a grid.
 *
 * @param column from 0, from the left
 * @param row from 0, from the top
 */
public record Cell(int column, int row) {}
