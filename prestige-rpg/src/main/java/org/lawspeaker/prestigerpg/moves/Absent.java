package org.lawspeaker.prestigerpg.moves;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.prestigerpg.state.Target;

/**
 * Does something with an Item that lies before nobody. It is never legal; it can be asked about,
 * and is refused for the reason for which any Item of nobody would be.
 *
 * @param seat who
 * @param act what is done with it
 * @param card which card it is
 */
public record Absent(Seat seat, Act act, @CardNumber int card) implements SeatMove {
  /** What is done with an Item. */
  public sealed interface Act {
    /** The same with the Item of this id. */
    SeatMove with(Seat seat, int id);
  }

  /** It is used. */
  public record Used(Target on) implements Act {
    @Override
    public SeatMove with(Seat seat, int id) {
      return Play.of(seat, new Playable.Item(id)).on(on);
    }
  }

  /** It is chosen. */
  public record Picked() implements Act {
    @Override
    public SeatMove with(Seat seat, int id) {
      return new PickItem(seat, id);
    }
  }

  /** Something is played on it. */
  public record AimedAt(Play play) implements Act {
    @Override
    public SeatMove with(Seat seat, int id) {
      return play.on(new Target.Item(seat, id));
    }
  }

  /** The same with the Item of this id. */
  public SeatMove with(int id) {
    return act.with(seat, id);
  }
}
