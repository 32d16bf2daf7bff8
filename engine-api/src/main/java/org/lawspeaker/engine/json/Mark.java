package org.lawspeaker.engine.json;

/**
 * A place in a text.
 *
 * @param line counted from 1
 * @param column counted from 1
 */
record Mark(int line, int column) {
  @Override
  public String toString() {
    return line + ":" + column;
  }
}
