package org.lawspeaker.engine;

/**
 * Something wrong with what was given: a setup, a position, a pack, a save, a ruling.
 *
 * @param place where: a file with line and path, an option, a zone
 * @param message what is wrong and what would be right
 */
public record Problem(String place, String message) {
  /** The same problem, found inside {@code outer}. */
  public Problem within(String outer) {
    return new Problem(place.isEmpty() ? outer : outer + place, message);
  }

  @Override
  public String toString() {
    return place.isEmpty() ? message : place + ": " + message;
  }
}
