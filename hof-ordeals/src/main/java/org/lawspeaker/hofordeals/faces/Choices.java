package org.lawspeaker.hofordeals.faces;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.SeatMove;
import org.lawspeaker.hofordeals.table.HofStep;

/** How moves read, by the kind of the move and the kind of the step that asks for it. */
final class Choices {
  /** Every chapter's choices. */
  static final Choices ALL = all();

  /** How a move of one kind reads where a step of one kind asks for it. */
  interface Reads<M, F> {
    Choice of(Sight at, M move, F step);
  }

  private record Key(Class<?> move, Class<?> step) {}

  private final Map<Key, Reads<HofMove, HofStep>> reads = new HashMap<>();

  private Choices() {}

  private static Choices all() {
    Choices all = new Choices();
    TurnChoices.addTo(all);
    BoardChoices.addTo(all);
    MarketChoices.addTo(all);
    FightChoices.addTo(all);
    EnemyChoices.addTo(all);
    CardChoices.addTo(all);
    EffectChoices.addTo(all);
    RoyalChoices.addTo(all);
    return all;
  }

  <M extends SeatMove, F extends HofStep> void on(Class<M> move, Class<F> step, Reads<M, F> says) {
    Reads<HofMove, HofStep> reading =
        (at, made, asking) -> says.of(at, move.cast(made), step.cast(asking));
    if (reads.putIfAbsent(new Key(move, step), reading) != null) {
      throw new IllegalStateException(move + " reads in two ways where " + step + " asks");
    }
  }

  /** A move that reads the same wherever it is asked for. */
  <M extends SeatMove> void on(Class<M> move, Reads<M, HofStep> says) {
    on(move, HofStep.class, says);
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
   * How a legal move reads.
   *
   * @throws IllegalArgumentException if the step that asks does not ask for it
   */
  Choice of(Sight at, HofMove move) {
    HofStep top = at.top();
    Reads<HofMove, HofStep> says = find(move.getClass(), top.getClass());
    if (says == null) {
      throw new IllegalArgumentException("nobody is asked for " + move);
    }
    return says.of(at, move, top);
  }

  private @Nullable Reads<HofMove, HofStep> find(Class<?> move, Class<?> step) {
    Reads<HofMove, HofStep> own = reads.get(new Key(move, step));
    return own == null ? reads.get(new Key(move, HofStep.class)) : own;
  }
}
