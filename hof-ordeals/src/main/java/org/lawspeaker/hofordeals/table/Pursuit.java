package org.lawspeaker.hofordeals.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.state.Hero;

/**
 * How the King hunts (HOF-PURSUIT-01).
 *
 * @param encounters how far his token moves (HOF-PURSUIT-02)
 * @param hunts whom
 */
@Doc("How the King hunts.")
public record Pursuit(@Range(min = 1, max = 9) int encounters, Hunted hunts) {
  /** Whom a King hunts; several players may match equally (HOF-PURSUIT-03). */
  public enum Hunted {
    MOST_HEALTH("the player with the most Health"),
    LEAST_HEALTH("the player with the least Health"),
    MOST_FAME("the player with the most Fame"),
    MOST_SHARDS("the player with the most Token Shards"),
    MOST_FOOD("the player with the most Food"),
    MOST_CURSES("the player who owns the most Curses"),
    FEWEST_BOUND("the player with the fewest bound cards"),
    ACTIVE("the active player");

    private final String says;

    Hunted(String says) {
      this.says = says;
    }

    /** In words. */
    public String says() {
      return says;
    }

    /** How well a player matches; those with the highest number are hunted. */
    public int match(Table table, Seat seat) {
      Hero hero = table.hero(seat);
      return switch (this) {
        case MOST_HEALTH -> hero.health();
        case LEAST_HEALTH -> -hero.health();
        case MOST_FAME -> hero.fame();
        case MOST_SHARDS -> hero.shards();
        case MOST_FOOD -> hero.food();
        case MOST_CURSES -> table.curses(hero);
        case FEWEST_BOUND -> -hero.bound().size();
        case ACTIVE -> seat.equals(table.turn.active()) ? 1 : 0;
      };
    }
  }

  /** In words. */
  public String says() {
    return "Pursuit " + encounters + ": he hunts " + hunts.says();
  }
}
