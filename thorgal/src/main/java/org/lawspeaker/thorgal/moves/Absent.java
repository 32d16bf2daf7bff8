package org.lawspeaker.thorgal.moves;

import org.lawspeaker.engine.Seat;

/**
 * Does something with a card that is not in play. It is never legal; it can be asked about, and is
 * refused for the reason for which any other card of nobody would be.
 *
 * @param seat who
 * @param verb what is done with it
 * @param card its name in the pack
 */
public record Absent(Seat seat, Verb verb, String card) implements SeatMove {
  /** What is done with a card in play. */
  public enum Verb {
    ACTIVATE,
    OPPOSE,
    TRAVEL,
    CHECK,
    CHOOSE
  }

  /** The same with the card in play of this id. */
  public SeatMove with(int id) {
    return switch (verb) {
      case ACTIVATE -> new Activate(seat, id);
      case OPPOSE -> new Oppose(seat, id);
      case TRAVEL -> new Travel(seat, id);
      case CHECK -> new Check(seat, id);
      case CHOOSE -> new Pick(seat, id);
    };
  }
}
