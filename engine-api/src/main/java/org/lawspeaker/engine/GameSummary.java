package org.lawspeaker.engine;

/**
 * What can be said of a game without reading its cards and its rulebook: enough for a list of
 * games.
 *
 * <pre>{@code
 * GameSummary summary = GameProvider.find("ember-court").orElseThrow().summary();
 * System.out.println(summary.title() + ", for " + summary.seats()); // Ember Court, for 2 to 5
 * }</pre>
 *
 * @param id the name used in commands, records and rulings
 * @param title the name for people
 * @param fewestSeats at least 1
 * @param mostSeats at most {@link Seat#MOST}
 */
public record GameSummary(String id, String title, int fewestSeats, int mostSeats) {
  /** How many can play, such as {@code 2} or {@code 2 to 5}. */
  public String seats() {
    return fewestSeats == mostSeats ? "" + mostSeats : fewestSeats + " to " + mostSeats;
  }
}
