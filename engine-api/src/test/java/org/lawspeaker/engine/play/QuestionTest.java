package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.duel.DuelMove;
import org.lawspeaker.engine.duel.DuelState;
import org.lawspeaker.engine.duel.DuelView;
import org.lawspeaker.engine.duel.Line;
import org.lawspeaker.engine.duel.SealedDuel;

class QuestionTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final SealedDuel DUEL = new SealedDuel();

  private static Question<DuelMove, DuelView> question(Seat seat, String... line) {
    return Question.of(DUEL, Line.state(line), seat).orElseThrow();
  }

  @Test
  void holdsAllThatTheSeatMayKnow() {
    DuelState state = Line.state();
    assertThat(question(FIRST))
        .isEqualTo(
            new Question<>(
                FIRST,
                DUEL.pending(state).asked().orElseThrow(),
                false,
                DUEL.view(state, FIRST),
                ImmutableList.of(new DuelMove.Raise(FIRST), new DuelMove.Stand(FIRST))));
  }

  @Test
  void goesToWhoOwesAMoveOnly() {
    assertThat(Question.of(DUEL, Line.state(), SECOND)).isEmpty();
    assertThat(Question.of(DUEL, Line.state("seat 0 stands", "seat 0 seals 1"), FIRST)).isEmpty();
    assertThat(Question.of(DUEL, DUEL.start(Line.TWO).orThrow(), FIRST)).isEmpty();
  }

  @Test
  void saysThatOthersChooseAtTheSameTimeButNotWhoHasChosen() {
    Question<DuelMove, DuelView> before = question(SECOND, "seat 0 stands");
    assertThat(before.isShared()).isTrue();
    assertThat(question(SECOND, "seat 0 stands", "seat 0 seals 1")).isEqualTo(before);
  }

  @Test
  void isNoneWithoutAnAnswer() {
    Question<DuelMove, DuelView> question = question(FIRST);
    QuestionBuilder<DuelMove, DuelView> noAnswer =
        new QuestionBuilder<DuelMove, DuelView>().from(question).legal(ImmutableList.of());
    assertThatThrownBy(noAnswer::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 0 is asked and has no move: " + question.window().name());
  }
}
