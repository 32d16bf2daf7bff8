package org.example.nim;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.IllegalMoveException;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.rulebook.RulebookFile;

/** The rules of Nim. */
public final class Nim implements Game<Heap, Take, Heap> {
  private static final Citation HEAP = Citation.of("NIM-HEAP-01");
  private static final Citation TAKE = Citation.of("NIM-TAKE-01");
  private static final Citation END = Citation.of("NIM-END-01");
  private static final Rulebook RULEBOOK = RulebookFile.resource(Nim.class, "rulebook.yaml");

  Nim() {}

  @Override
  public GameInfo info() {
    return GameInfo.builder()
        .id("nim")
        .title("Nim")
        .fewestSeats(2)
        .mostSeats(2)
        .addOptions(
            new OptionSpec(
                "heap",
                "How many sticks there are.",
                ImmutableList.of("7", "12"),
                "7",
                ImmutableList.of(HEAP)))
        .rulesVersion("1")
        .pack("none")
        .contentHash("0")
        .longest(12)
        .build();
  }

  @Override
  public Rulebook rulebook() {
    return RULEBOOK;
  }

  @Override
  public Checked<Heap> start(Setup setup) {
    return info()
        .complete(setup)
        .map(whole -> new Heap("12".equals(whole.options().get("heap")) ? 12 : 7, 0));
  }

  @Override
  public Pending<Take> pending(Heap heap) {
    return heap.sticks() > 0
        ? new Pending.Choose<>(heap.seat(), Window.of("take", "How many sticks?", TAKE))
        : new Pending.Over<>(outcome(heap));
  }

  /** The last stick was taken by the seat whose turn it is not. */
  private static Outcome outcome(Heap heap) {
    ImmutableList<Outcome.Result> results =
        ImmutableList.of(Outcome.Result.LOST, Outcome.Result.WON);
    return Outcome.of(
        heap.turn() == 0 ? results : results.reverse(), "The last stick is taken.", END);
  }

  @Override
  public ImmutableList<Take> legalMoves(Heap heap) {
    ImmutableList.Builder<Take> moves = ImmutableList.builder();
    for (int sticks = 1; sticks <= heap.most(); sticks++) {
      moves.add(new Take(heap.seat(), sticks));
    }
    return moves.build();
  }

  @Override
  public Verdict judge(Heap heap, Take move) {
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    if (heap.sticks() == 0) {
      violations.add(Violation.of(END, "game-over"));
    } else if (!move.by().equals(heap.seat())) {
      violations.add(Violation.of(TAKE, "not-your-turn"));
    } else if (move.sticks() < 1 || move.sticks() > heap.most()) {
      violations.add(Violation.of(TAKE, "not-so-many", "most", heap.most()));
    }
    return Verdict.of(violations.build(), TAKE);
  }

  @Override
  public Heap applyUnchecked(Heap heap, Take move) {
    return new Heap(heap.sticks() - move.sticks(), 1 - heap.turn());
  }

  @Override
  public Transition<Heap> explain(Heap heap, Take move) {
    if (judge(heap, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    String sticks = Integer.toString(move.sticks());
    Event taken =
        Event.open(
            TAKE, "taken", move.by() + " takes " + sticks + ".", ImmutableMap.of("sticks", sticks));
    return new Transition<>(applyUnchecked(heap, move), ImmutableList.of(taken));
  }

  @Override
  public Heap view(Heap heap, Viewer viewer) {
    return heap;
  }

  @Override
  public Heap determinize(Heap view, RandomGenerator random) {
    return view;
  }

  @Override
  public ImmutableList<Problem> check(Heap heap) {
    return ImmutableList.of();
  }

  @Override
  public Notation<Heap, Take, Heap> notation() {
    return new NimNotation();
  }
}
