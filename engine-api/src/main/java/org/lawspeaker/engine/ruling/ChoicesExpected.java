package org.lawspeaker.engine.ruling;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;

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
    ImmutableSet<String> named =
        texts.stream()
            .map(text -> aftermath.choice(text).value().orElse(text))
            .collect(ImmutableSet.toImmutableSet());
    boolean met =
        switch (how) {
          case HAS -> legal.containsAll(named);
          case LACKS -> named.stream().noneMatch(legal::contains);
          case EXACTLY -> legal.equals(named);
        };
    return new Finding(
        met, says(), "choices " + phrase(legal.asList()), decidedBy(aftermath, legal.asList()));
  }

  /** What allows or forbids the moves that are named; of all moves, what asks for them. */
  private ImmutableList<Citation> decidedBy(Aftermath aftermath, ImmutableList<String> legal) {
    if (how == How.EXACTLY && !legal.isEmpty()) {
      return aftermath.asked();
    }
    return texts.stream()
        .flatMap(text -> aftermath.decides(text).stream())
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /** The texts that are no moves at all: a move that cannot be made is lacking for no reason. */
  @Override
  public ImmutableList<Problem> problems(Aftermath aftermath) {
    String place = "then/choices/" + how.name().toLowerCase(Locale.ROOT);
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      for (Problem problem : aftermath.choice(text).problems()) {
        problems.add(Choices.none(place + "/" + i, text, problem));
      }
    }
    return problems.build();
  }

  private static String phrase(ImmutableList<String> moves) {
    return moves.isEmpty() ? "(none)" : Joiner.on(" | ").join(moves);
  }
}
