package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Setup;

/** A line of play, given as text. */
public final class Line {
  public static final Setup TWO = Setup.of(2);

  /** Deals 1, 2, 3 to both seats. */
  public static final ImmutableList<String> DEALT =
      ImmutableList.of(
          "seat 0 gets 1",
          "seat 1 gets 1",
          "seat 0 gets 2",
          "seat 1 gets 2",
          "seat 0 gets 3",
          "seat 1 gets 3");

  private Line() {}

  /** The moves of these texts after {@link #DEALT}. */
  public static ImmutableList<DuelMove> moves(String... texts) {
    DuelNotation notation = new DuelNotation();
    DuelState any = DuelState.first(DuelState.Ties.COIN);
    return ImmutableList.<String>builder().addAll(DEALT).add(texts).build().stream()
        .map(text -> notation.readMove(any, text).orThrow())
        .collect(ImmutableList.toImmutableList());
  }

  /** The state after {@link #moves}. */
  public static DuelState state(String... texts) {
    SealedDuel game = new SealedDuel();
    DuelState state = game.start(TWO).orThrow();
    for (DuelMove move : moves(texts)) {
      state = game.apply(state, move);
    }
    return state;
  }
}
