package org.lawspeaker.testkit.wager;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
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
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.rulebook.RulebookFile;

/**
 * The rules of the wager.
 *
 * @param stones how many there are
 */
public record Wager(int stones) implements Game<WagerState, WagerMove, WagerView> {
  public static final Citation DRAW = Citation.of("WAG-DRAW-01");
  public static final Citation BID = Citation.of("WAG-BID-01");
  public static final Citation LIMIT = Citation.of("WAG-BID-02");
  public static final Citation END = Citation.of("WAG-END-01");
  public static final Citation HOW_MUCH = Citation.of("WAG-Q-01");
  private static final Rulebook RULEBOOK = RulebookFile.resource(Wager.class, "rulebook.yaml");
  private static final Window WINDOW = Window.of("bid", "Raise or call?", BID);

  @Override
  public GameInfo info() {
    return GameInfo.builder()
        .id("wager")
        .title("The Wager")
        .fewestSeats(2)
        .mostSeats(2)
        .options(
            ImmutableList.of(
                new OptionSpec(
                    "limit",
                    "The highest wager.",
                    ImmutableList.of("2", "3"),
                    "2",
                    ImmutableList.of(HOW_MUCH))))
        .rulesVersion("1")
        .pack(stones + " stones")
        .contentHash(Integer.toString(stones))
        .longest(6)
        .build();
  }

  @Override
  public Rulebook rulebook() {
    return RULEBOOK;
  }

  @Override
  public Checked<WagerState> start(Setup setup) {
    return info()
        .complete(setup)
        .map(
            whole -> {
              int limit = "3".equals(whole.options().get("limit")) ? 3 : 2;
              return new WagerState(limit, ImmutableList.of(), 0, 0, false);
            });
  }

  @Override
  public Pending<WagerMove> pending(WagerState state) {
    if (state.isCalled()) {
      return new Pending.Over<>(outcome(state));
    }
    if (state.isDrawn()) {
      return new Pending.Choose<>(state.seat(), WINDOW);
    }
    ImmutableList<Integer> left = state.stonesLeft(stones);
    return new Pending.Chance<>(
        DRAW,
        Distribution.uniform(left.size(), i -> new WagerMove.Draw(state.seat(), left.get(i))));
  }

  private static Outcome outcome(WagerState state) {
    boolean firstWins = state.stones().get(0) > state.stones().get(1);
    ImmutableList<Outcome.Result> results =
        ImmutableList.of(Outcome.Result.WON, Outcome.Result.LOST);
    return new Outcome(
        firstWins ? results : results.reverse(),
        ImmutableList.of(firstWins ? state.wager() : 0, firstWins ? 0 : state.wager()),
        "The wager is called.",
        END);
  }

  @Override
  public ImmutableList<WagerMove> legalMoves(WagerState state) {
    if (state.isCalled() || !state.isDrawn()) {
      return ImmutableList.of();
    }
    WagerMove call = new WagerMove.Call(state.seat());
    return state.wager() < state.limit()
        ? ImmutableList.of(new WagerMove.Raise(state.seat()), call)
        : ImmutableList.of(call);
  }

  @Override
  public Verdict judge(WagerState state, WagerMove move) {
    ImmutableList.Builder<Violation> violations = ImmutableList.builder();
    if (move instanceof WagerMove.Draw draw) {
      if (state.isDrawn()
          || !draw.seat().equals(state.seat())
          || !state.stonesLeft(stones).contains(draw.stone())) {
        violations.add(Violation.of(DRAW, "not-drawn"));
      }
      return Verdict.of(violations.build(), DRAW);
    }
    if (state.isCalled()) {
      violations.add(Violation.of(END, "game-over"));
    } else if (!state.isDrawn() || !move.by().equals(state.seat())) {
      violations.add(Violation.of(BID, "not-now"));
    } else if (move instanceof WagerMove.Raise && state.wager() == state.limit()) {
      violations.add(Violation.of(LIMIT, "at-the-limit", "limit", state.limit()));
    }
    return Verdict.of(violations.build(), BID);
  }

  @Override
  public WagerState applyUnchecked(WagerState state, WagerMove move) {
    if (move instanceof WagerMove.Draw draw) {
      return state.withStones(
          ImmutableList.<Integer>builder().addAll(state.stones()).add(draw.stone()).build());
    }
    return move instanceof WagerMove.Raise ? state.raised() : state.called();
  }

  @Override
  public Transition<WagerState> explain(WagerState state, WagerMove move) {
    if (judge(state, move) instanceof Verdict.Illegal illegal) {
      throw new IllegalMoveException(move, illegal);
    }
    WagerState next = applyUnchecked(state, move);
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    if (move instanceof WagerMove.Draw draw) {
      Seat seat = draw.seat();
      events.add(
          Event.masking(
              DRAW, "drawn", seat + " draws a stone.", ImmutableMap.of(), ImmutableSet.of(seat)),
          Event.secret(
              DRAW,
              "you-drew",
              "You draw " + draw.stone() + ".",
              ImmutableMap.of("stone", Integer.toString(draw.stone())),
              ImmutableSet.of(seat)));
    } else if (move instanceof WagerMove.Call) {
      events.add(
          Event.open(
              END,
              "shown",
              "The stones are " + state.stones() + ".",
              ImmutableMap.of("stones", state.stones().toString())));
    }
    return new Transition<>(next, events.build());
  }

  @Override
  public WagerView view(WagerState state, Viewer viewer) {
    return WagerView.of(state, viewer);
  }

  @Override
  public WagerState determinize(WagerView view, RandomGenerator random) {
    ImmutableList<Integer> seen =
        view.seen().stream().map(WagerView.Seen::stone).collect(ImmutableList.toImmutableList());
    List<Integer> left = new ArrayList<>(WagerState.left(stones, seen));
    Collections.shuffle(left, new Random(random.nextLong()));
    List<Integer> dealt = new ArrayList<>(left.subList(0, view.drawn() - seen.size()));
    view.seen().forEach(each -> dealt.add(each.seat(), each.stone()));
    return new WagerState(
        view.limit(), ImmutableList.copyOf(dealt), view.wager(), view.turn(), view.isCalled());
  }

  @Override
  public ImmutableList<Problem> check(WagerState state) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    int left = state.stonesLeft(stones).size();
    if (state.stones().size() > 2 || left + state.stones().size() != stones) {
      problems.add(new Problem("/stones", "two different ones at most"));
    }
    if (state.wager() < 0 || state.wager() > state.limit()) {
      problems.add(new Problem("/wager", "from 0 to the limit"));
    }
    if (state.isCalled() && !state.isDrawn()) {
      problems.add(new Problem("/is-called", "only once all have drawn"));
    }
    return problems.build();
  }

  @Override
  public Notation<WagerState, WagerMove, WagerView> notation() {
    return new WagerNotation();
  }
}
