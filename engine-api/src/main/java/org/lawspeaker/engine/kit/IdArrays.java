package org.lawspeaker.engine.kit;

/** Copies of arrays of cards with one more or one less. */
final class IdArrays {
  private IdArrays() {}

  static int[] inserted(int[] from, int index, int value) {
    if (index < 0 || index > from.length) {
      throw new IndexOutOfBoundsException("index " + index + " of 0 to " + from.length);
    }
    int[] to = new int[from.length + 1];
    System.arraycopy(from, 0, to, 0, index);
    to[index] = value;
    System.arraycopy(from, index, to, index + 1, from.length - index);
    return to;
  }

  static int[] removed(int[] from, int index) {
    if (index < 0 || index >= from.length) {
      throw new IndexOutOfBoundsException("index " + index + " of a length of " + from.length);
    }
    int[] to = new int[from.length - 1];
    System.arraycopy(from, 0, to, 0, index);
    System.arraycopy(from, index + 1, to, index, to.length - index);
    return to;
  }
}
