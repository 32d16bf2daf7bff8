package org.lawspeaker.gloomkilforth.turn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.SeatMove;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Table;

/** The parts of a turn by the moves that take them. */
final class TurnParts {
  private static final ImmutableMap<Class<?>, TurnPart<?>> BY_MOVE = byMove();

  private TurnParts() {}

  private static ImmutableMap<Class<?>, TurnPart<?>> byMove() {
    ImmutableMap.Builder<Class<?>, TurnPart<?>> all = ImmutableMap.builder();
    add(all, new NextEnemy());
    add(all, new CampNow());
    add(all, new EndOfTurn());
    for (Action<?> action : Actions.ALL) {
      add(all, new ActionNow<>(action));
    }
    return all.buildOrThrow();
  }

  private static void add(ImmutableMap.Builder<Class<?>, TurnPart<?>> all, TurnPart<?> part) {
    all.put(part.kind(), part);
  }

  /** The part that a move takes, if it is one for a turn. */
  static Optional<TurnPart<?>> of(GloomMove move) {
    return Optional.ofNullable(BY_MOVE.get(move.getClass()));
  }

  static <M extends SeatMove> ImmutableList<Citation> allows(
      TurnPart<M> part, Table table, HeroTurn turn, GloomMove move) {
    return part.allows(table, turn, part.kind().cast(move));
  }

  static <M extends SeatMove> void judge(
      TurnPart<M> part, Table table, HeroTurn turn, GloomMove move, Faults faults) {
    part.judge(table, turn, part.kind().cast(move), faults);
  }

  static <M extends SeatMove> void make(
      TurnPart<M> part, Table table, HeroTurn turn, GloomMove move) {
    part.make(table, turn, part.kind().cast(move));
  }
}
