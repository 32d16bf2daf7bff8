package org.lawspeaker.engine.ruling;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;

/**
 * Which moves are legal afterwards.
 *
 * @param how how the texts and the legal moves compare
 * @param texts moves in notation
 */
record ChoicesExpected(How how, ImmutableList<String> texts) implements AftermathExpected {
  /** How texts and legal moves compare. */
  public enum How {
    /** All of the texts are legal moves. */
    HAS,
    /** None of the texts is a legal move. */
    LACKS,
    /** The texts are the legal moves, in any order. */
    EXACTLY
  }

  @Override
  public String says() {
    return "choices " + how.name().toLowerCase(Locale.ROOT) + " " + phrase(texts);
  }

  @Override
  public Finding against(Aftermath aftermath) {
    ImmutableSet<String> legal = ImmutableSet.copyOf(aftermath.choices());
    boolean met =
        switch (how) {
          case HAS -> legal.containsAll(texts);
          case LACKS -> texts.stream().noneMatch(legal::contains);
          case EXACTLY -> legal.equals(ImmutableSet.copyOf(texts));
        };
    return new Finding(met, says(), "choices " + phrase(legal.asList()));
  }

  private static String phrase(ImmutableList<String> moves) {
    return moves.isEmpty() ? "(none)" : Joiner.on(" | ").join(moves);
  }
}
