package org.lawspeaker.gloomkilforth.faces;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.table.GloomStep;

/** How moves read, by the kind of the move and the kind of the step that asks for it. */
final class Choices {
  /** Every chapter's choices. */
  static final Choices ALL = all();

  /** How a move of one kind reads where a step of one kind asks for it. */
  interface Reads<M, F> {
    Choice of(Sight at, M move, F step);
  }

  private record Key(Class<?> move, Class<?> step) {}

  private final Map<Key, Reads<GloomMove, GloomStep>> reads = new HashMap<>();

  private Choices() {}

  private static Choices all() {
    Choices all = new Choices();
    ActionChoices.addTo(all);
    DeedChoices.addTo(all);
    BattleChoices.addTo(all);
    RewardChoices.addTo(all);
    MarketChoices.addTo(all);
    SagaChoices.addTo(all);
    EffectChoices.addTo(all);
    TargetChoices.addTo(all);
    SetupChoices.addTo(all);
    PlainChoices.addTo(all);
    return all;
  }

  <M extends SeatMove, F extends GloomStep> void on(
      Class<M> move, Class<F> step, Reads<M, F> says) {
    Reads<GloomMove, GloomStep> reading =
        (at, made, asking) -> says.of(at, move.cast(made), step.cast(asking));
    if (reads.putIfAbsent(new Key(move, step), reading) != null) {
      throw new IllegalStateException(move + " reads in two ways where " + step + " asks");
    }
  }

  /** A move that reads the same wherever it is asked for. */
  <M extends SeatMove> void on(Class<M> move, Reads<M, GloomStep> says) {
    on(move, GloomStep.class, says);
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
  Choice of(Sight at, GloomMove move) {
    GloomStep top = at.top();
    Reads<GloomMove, GloomStep> says = find(move.getClass(), top.getClass());
    if (says == null) {
      throw new IllegalArgumentException("nobody is asked for " + move);
    }
    return says.of(at, move, top);
  }

  private @Nullable Reads<GloomMove, GloomStep> find(Class<?> move, Class<?> step) {
    Reads<GloomMove, GloomStep> own = reads.get(new Key(move, step));
    return own == null ? reads.get(new Key(move, GloomStep.class)) : own;
  }
}
