package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Verifier;

/** A whole game on a work table: a coin is tossed, and the seat that it shows says yes. */
class TableGameTest {
  private static final Citation TOSS = Citation.of("TST-TOSS-01");
  private static final Citation SAY = Citation.of("TST-SAY-01");
  private static final Citation END = Citation.of("TST-END-01");
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);

  private record Toss(int shows) implements Act {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }

  private record Yes(Seat by) implements Act {}

  private sealed interface Act extends Move {}

  private record State(Agenda<Asking> agenda) {}

  private sealed interface Asking extends Step<Table, Act> {
    @Override
    default boolean owes(Table table) {
      return true;
    }
  }

  private record Tossing() implements Asking {
    @Override
    public Pending<Act> asks(Table table) {
      return new Pending.Chance<>(TOSS, Distribution.uniform(2, Toss::new));
    }

    @Override
    public void make(Table table, Act move) {
      table.replaceTop(new Saying(Seat.of(((Toss) move).shows())));
      table.tell(TOSS, "tossed", "the coin is tossed");
    }
  }

  private record Saying(Seat seat) implements Asking {
    @Override
    public Pending<Act> asks(Table table) {
      return new Pending.Choose<>(seat, Window.of("say", "Yes?", SAY, END));
    }

    @Override
    public void propose(Table table, Proposals<Act> moves) {
      moves.add(new Yes(seat));
    }

    @Override
    public void judge(Table table, Act move, Faults faults) {
      if (!(move instanceof Yes)) {
        faults.notAsked();
      }
    }

    @Override
    public void make(Table table, Act move) {
      table.pop();
      table.tell(SAY, "said", move.by() + " says yes");
    }
  }

  private static final class Table extends WorkTable<Table, Act, Asking> {
    Table(State state, Use use) {
      super(state.agenda(), use);
    }

    @Override
    protected @Nullable Outcome outcome() {
      return agenda().isEmpty() ? Outcome.wonBy(FIRST, 2, "yes", END) : null;
    }

    @Override
    protected int mostSteps() {
      return 1;
    }

    @Override
    protected void judgeUnasked(Act move, Faults faults) {}
  }

  private static final class Coin extends TableGame<State, Act, State, Table> {
    Coin() {
      super(
          new GameInfo("coin", "Coin", 2, 2, ImmutableList.of(), "1", "none", "0", 2),
          Rulebook.of(
              "TST", ImmutableList.of(clause(TOSS), clause(SAY), clause(END)), ImmutableList.of()));
    }

    private static Clause clause(Citation citation) {
      return new Clause(citation, "A rule.", "rule", Optional.empty());
    }

    @Override
    protected Table table(State state, WorkTable.Use use) {
      return new Table(state, use);
    }

    @Override
    protected State state(Table table) {
      return new State(table.agenda());
    }

    @Override
    public Checked<State> start(Setup setup) {
      return info().complete(setup).map(complete -> new State(Agenda.of(new Tossing())));
    }

    @Override
    public State view(State state, Viewer viewer) {
      return state;
    }

    @Override
    public State determinize(State view, RandomGenerator random) {
      return view;
    }

    @Override
    public ImmutableList<Problem> check(State state) {
      return ImmutableList.of();
    }

    @Override
    public Notation<State, Act, State> notation() {
      return RecordNotation.of(
          KitJson.RECORDS,
          State.class,
          State.class,
          MoveNotation.<State, Act>of(KitJson.RECORDS, Act.class)
              .move(Toss.class, "toss {shows}")
              .move(Yes.class, "seat {by}: yes")
              .build());
    }
  }

  private static final Coin GAME = new Coin();
  private static final State START = GAME.start(Setup.of(2)).orThrow();
  private static final State ASKED = GAME.apply(START, new Toss(1));

  @Test
  void asksAndListsWhatTheStepOnTopSays() {
    assertThat(GAME.pending(START)).isInstanceOf(Pending.Chance.class);
    assertThat(GAME.pending(ASKED).owing()).containsExactly(SECOND);
    assertThat(GAME.legalMoves(START)).isEmpty();
    assertThat(GAME.legalMoves(ASKED)).containsExactly(new Yes(SECOND));
    assertThat(GAME.legalMoves(ASKED, SECOND)).containsExactly(new Yes(SECOND));
    assertThat(GAME.legalMoves(ASKED, FIRST)).isEmpty();
  }

  @Test
  void natureMayDoWhatCanComeUpByTheClauseOfTheQuestion() {
    assertThat(GAME.judge(START, new Toss(0))).isEqualTo(Verdict.legal(TOSS));
    assertThat(GAME.judge(START, new Toss(2)))
        .hasToString("Illegal[violations=[not-now (TST-TOSS-01), asked: Nature's move]]");
    assertThat(GAME.judge(START, new Yes(FIRST)).citations()).containsExactly(TOSS);
  }

  @Test
  void aMoveIsAllowedByTheClausesOfItsQuestion() {
    assertThat(GAME.judge(ASKED, new Yes(SECOND))).isEqualTo(Verdict.legal(SAY, END));
    assertThat(GAME.judge(ASKED, new Toss(0)).isLegal()).isFalse();
  }

  @Test
  void tellsWhatHappenedAndRefusesWhatIsNotLegal() {
    Transition<State> told = GAME.explain(ASKED, new Yes(SECOND));

    assertThat(told.next()).isEqualTo(GAME.applyUnchecked(ASKED, new Yes(SECOND)));
    assertThat(told.events()).extracting(Event::says).containsExactly("seat 1 says yes");
    assertThat(GAME.pending(told.next()).isOver()).isTrue();
    assertThatThrownBy(() -> GAME.explain(ASKED, new Yes(FIRST)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void goesOnAsFarAsNobodyIsAsked() {
    assertThat(GAME.settled(START)).isEqualTo(START);
  }

  @Test
  void keepsTheLawsOfAllGames() {
    assertThat(
            Verifier.verify(Laws.of(GAME), Options.of(GAME.info()).withGames(20)).counterexample())
        .isEmpty();
  }
}
