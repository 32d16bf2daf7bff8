package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Why;
import org.lawspeaker.engine.Window;

/**
 * One move of a question, tried: why it may be made or not, what was tried on the way, and what
 * could be done instead.
 *
 * @param move the move, in notation
 * @param asked the question that it answers; empty where nobody is asked
 * @param why the verdict, and what came of the move
 * @param instead if it is illegal, the legal moves of whoever would make it, Nature included, in
 *     notation
 */
public record Trial(String move, Optional<Window> asked, Why why, ImmutableList<String> instead) {
  private static final int MOST_OUTCOMES = 1000;

  /**
   * The trials of a question: its last move, and then the moves that it expects to be legal
   * afterwards, or not to be; nothing if the question cannot be put.
   */
  public static <S, M extends Move, V> ImmutableList<Trial> of(
      Game<S, M, V> game, RulingCase ruling) {
    CaseJudge<S, M, V> judge = new CaseJudge<>(game);
    return CaseJudge.careful(ruling, () -> judge.put(ruling).map(put -> of(game, ruling, put)))
        .value()
        .orElse(ImmutableList.of());
  }

  private static <S, M extends Move, V> ImmutableList<Trial> of(
      Game<S, M, V> game, RulingCase ruling, CaseJudge.Put<S, M> put) {
    ImmutableList.Builder<Trial> trials = ImmutableList.builder();
    put.last().ifPresent(move -> trials.add(of(game, put.state(), move)));
    S after =
        put.last()
            .filter(move -> game.judge(put.state(), move).isLegal())
            .map(move -> game.applyUnchecked(put.state(), move))
            .orElse(put.state());
    for (Expectation expectation : ruling.then()) {
      if (expectation instanceof ChoicesExpected choices
          && choices.how() != ChoicesExpected.How.EXACTLY) {
        choices.texts().stream()
            .flatMap(text -> game.notation().readMove(after, text).value().stream())
            .forEach(move -> trials.add(of(game, after, move)));
      }
    }
    return trials.build();
  }

  private static <S, M extends Move, V> Trial of(Game<S, M, V> game, S state, M move) {
    Why why = game.why(state, move);
    ImmutableList<String> instead =
        why.verdict().isLegal()
            ? ImmutableList.of()
            : possible(game, state)
                .filter(other -> other.by().equals(move.by()))
                .map(other -> game.notation().move(state, other))
                .collect(ImmutableList.toImmutableList());
    return new Trial(game.notation().move(state, move), game.pending(state).asked(), why, instead);
  }

  /** What seats may do, or what chance may bring. */
  private static <S, M extends Move> Stream<M> possible(Game<S, M, ?> game, S state) {
    return game.pending(state) instanceof Pending.Chance<M> chance
        ? chance.outcomes().outcomes().limit(MOST_OUTCOMES)
        : game.legalMoves(state).stream();
  }
}
