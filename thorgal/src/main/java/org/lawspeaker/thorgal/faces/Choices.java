package org.lawspeaker.thorgal.faces;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Ending;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/** How moves read, by the kind of the move and the kind of the step that asks for it. */
final class Choices {
  /** Every chapter's choices. */
  static final Choices ALL = all();

  /** How a move of one kind reads where a step of one kind asks for it. */
  interface Reads<M, F> {
    Choice of(Sight sight, M move, F step);
  }

  private record Key(Class<?> move, Class<?> step) {}

  private final Map<Key, Reads<ThorgalMove, ThorgalFrame>> reads = new HashMap<>();

  private static Choices all() {
    Choices all = new Choices();
    SetupChoices.addTo(all);
    FateChoices.addTo(all);
    ActionChoices.addTo(all);
    JourneyChoices.addTo(all);
    DamageChoices.addTo(all);
    DuskChoices.addTo(all);
    EffectChoices.addTo(all);
    PileChoices.addTo(all);
    return all;
  }

  <M extends SeatMove, F extends ThorgalFrame> void on(
      Class<M> move, Class<F> step, Reads<M, F> says) {
    Reads<ThorgalMove, ThorgalFrame> reading =
        (sight, made, asking) -> says.of(sight, move.cast(made), step.cast(asking));
    if (reads.putIfAbsent(new Key(move, step), reading) != null) {
      throw new IllegalStateException(move + " reads in two ways where " + step + " asks");
    }
  }

  /** Whether moves of this kind read somewhere. */
  boolean knowsMove(Class<?> move) {
    return reads.keySet().stream().anyMatch(key -> key.move().equals(move));
  }

  /** Whether the answers to a step of this kind read. */
  boolean knowsStep(Class<?> step) {
    return reads.keySet().stream().anyMatch(key -> key.step().equals(step));
  }

  /**
   * How a legal move reads, with what it decides.
   *
   * @throws IllegalArgumentException if the step that asks does not ask for it
   */
  Choice of(Sight sight, ThorgalMove move) {
    ThorgalFrame top = sight.top();
    Reads<ThorgalMove, ThorgalFrame> says = reads.get(new Key(move.getClass(), top.getClass()));
    if (says == null) {
      throw new IllegalArgumentException("nobody is asked for " + move);
    }
    Choice choice = says.of(sight, move, top);
    return move instanceof SeatMove ofSeat ? decided(sight, ofSeat, choice) : choice;
  }

  /** A move that ends the game, or puts its player out, says so. */
  private static Choice decided(Sight sight, SeatMove move, Choice choice) {
    if (!Fatal.mayDecide(sight, move)) {
      return choice;
    }
    Table after = sight.after(move);
    Seat seat = move.seat();
    Optional<Seat> winner = after.clock.ending().flatMap(Ending::winner);
    if (winner.isPresent()) {
      boolean wins = winner.get().equals(seat);
      return with(choice, wins ? "wins the game" : "loses the game").withIsGrave(!wins);
    }
    return after.side(seat).in()
        ? choice
        : with(choice, "puts you out of the game").withIsGrave(true);
  }

  private static Choice with(Choice choice, String fate) {
    return choice.withHint(choice.hint().map(hint -> hint + "; " + fate).orElse(fate));
  }
}
