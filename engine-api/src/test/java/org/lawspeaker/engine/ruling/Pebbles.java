package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;

/**
 * A small game to ask questions about. A roll of 1 to 3 limits how many pebbles may be taken from
 * the heap; two seats take in turn; who takes the last one wins.
 *
 * @param pack the name of its card pack
 */
public record Pebbles(String pack) implements Game<Pebbles.State, Pebbles.Act, Pebbles.State> {
  static final Citation ROLL = Citation.of("PEB-ROLL-01");
  static final Citation TAKE = Citation.of("PEB-TAKE-01");
  static final Citation LIMIT = Citation.of("PEB-TAKE-02");
  static final Citation TURN = Citation.of("PEB-TURN-01");
  static final Citation END = Citation.of("PEB-END-01");
  static final Citation HEAP = Citation.of("PEB-Q-01");

  /** A position; a limit of 0 waits for the roll. */
  public record State(int heap, int limit, Seat turn) {}

  public sealed interface Act extends Move permits Roll, Take {}

  public record Roll(int limit) implements Act {
    @Override
    public Actor by() {
      return Nature.NATURE;
    }
  }

  public record Take(Seat by, int count) implements Act {}

  /** Installs the game; a pack is its name. */
  public record Provider() implements GameProvider {
    static final Pebbles STANDARD = new Pebbles("river");

    static Optional<GameProvider> find(String id) {
      return id.equals("pebbles") ? Optional.of(new Provider()) : Optional.empty();
    }

    @Override
    public String id() {
      return "pebbles";
    }

    @Override
    public Game<?, ?, ?> game() {
      return STANDARD;
    }

    @Override
    public Checked<Game<?, ?, ?>> game(String name, String yaml) {
      return yaml.startsWith("stones: ")
          ? Checked.ok(new Pebbles(yaml.trim()))
          : Checked.bad(name + ":1", "a pack of pebbles begins with stones");
    }

    @Override
    public JsonNode packSchema() {
      return PebbleNotation.JSON.objectNode().put("type", "object");
    }
  }

  @Override
  public GameInfo info() {
    OptionSpec heap =
        new OptionSpec(
            "heap", "How many.", ImmutableList.of("5", "9"), "5", ImmutableList.of(TAKE));
    return new GameInfo("pebbles", "Pebbles", 2, 2, ImmutableList.of(heap), "1", pack, "0", 40);
  }

  @Override
  public Rulebook rulebook() {
    return Rulebook.of(
        "PEB",
        ImmutableList.of(
            clause(ROLL, "A roll of 1 to 3 sets the limit of a turn."),
            clause(TAKE, "In your turn, take pebbles."),
            clause(LIMIT, "Take at least one and no more than the limit."),
            clause(TURN, "The seats take turns."),
            clause(END, "Whoever takes the last pebble wins.")),
        ImmutableList.of(
            new Ruling(
                HEAP,
                "How many pebbles are on the heap?",
                ImmutableList.of("five", "nine"),
                "Five.",
                "The game is short.",
                Optional.of("heap"))));
  }

  private static Clause clause(Citation citation, String says) {
    return new Clause(citation, says, "move", Optional.empty());
  }

  @Override
  public Checked<State> start(Setup setup) {
    return info()
        .complete(setup)
        .map(s -> new State(Integer.parseInt(s.options().getOrDefault("heap", "")), 0, Seat.of(0)));
  }

  @Override
  public Pending<Act> pending(State state) {
    if (state.heap() == 0) {
      Outcome.Result first = state.turn().index() == 1 ? Outcome.Result.WON : Outcome.Result.LOST;
      Outcome.Result second = state.turn().index() == 0 ? Outcome.Result.WON : Outcome.Result.LOST;
      return new Pending.Over<>(
          Outcome.of(ImmutableList.of(first, second), "The heap is gone.", END));
    }
    return state.limit() == 0
        ? new Pending.Chance<>(ROLL, Distribution.uniform(3, i -> new Roll(i + 1)))
        : new Pending.Choose<>(state.turn(), Window.of("take", "How many?", TAKE));
  }

  @Override
  public ImmutableList<Act> legalMoves(State state) {
    ImmutableList.Builder<Act> moves = ImmutableList.builder();
    for (int count = 1; count <= Math.min(state.limit(), state.heap()); count++) {
      moves.add(new Take(state.turn(), count));
    }
    return moves.build();
  }

  @Override
  public Verdict judge(State state, Act move) {
    List<Violation> violations = new ArrayList<>();
    if (move instanceof Take take) {
      if (!take.by().equals(state.turn()) || state.limit() == 0) {
        violations.add(Violation.of(TURN, "not-your-turn"));
      }
      if (take.count() < 1 || take.count() > Math.min(state.limit(), state.heap())) {
        violations.add(Violation.of(LIMIT, "over-limit", "limit", state.limit()));
      }
      return Verdict.of(ImmutableList.copyOf(violations), TAKE, TURN);
    }
    if (state.limit() != 0 || state.heap() == 0 || ((Roll) move).limit() > 3) {
      violations.add(Violation.of(ROLL, "no-roll"));
    }
    return Verdict.of(ImmutableList.copyOf(violations), ROLL);
  }

  @Override
  public State applyUnchecked(State state, Act move) {
    if (pack.equals(GROWING)) {
      return new State(state.heap(), state.limit() + 1, state.turn());
    }
    return move instanceof Take take
        ? new State(state.heap() - take.count(), 0, Seat.of(1 - state.turn().index()))
        : new State(state.heap(), ((Roll) move).limit(), state.turn());
  }

  @Override
  public Transition<State> explain(State state, Act move) {
    if (pack.equals(SILENT)) {
      throw new IllegalStateException("nothing is told");
    }
    State next = apply(state, move);
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    if (move instanceof Take take) {
      for (int i = 1; i <= take.count(); i++) {
        events.add(Event.open(TAKE, "taken", "Taken.", ImmutableMap.of("pebble", "" + i)));
      }
      events.add(Event.open(TURN, "passed", "The turn passes.", ImmutableMap.of()));
    }
    return new Transition<>(next, events.build());
  }

  @Override
  public State view(State state, Viewer viewer) {
    return viewer.equals(Seat.of(1)) ? new State(state.heap(), 0, state.turn()) : state;
  }

  @Override
  public State determinize(State view, RandomGenerator random) {
    return view;
  }

  @Override
  public ImmutableList<Problem> check(State state) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    if (state.heap() < 0) {
      problems.add(new Problem("/heap", "below 0"));
    }
    if (state.limit() > 3) {
      problems.add(new Problem("/limit", "above 3"));
    }
    return problems.build();
  }

  /** With this pack what a move does cannot be told. */
  static final String SILENT = "silent";

  /** With this pack moves lead to states that cannot be. */
  static final String GROWING = "growing";

  /** With this pack the game names the kinds of its events. */
  static final String TELLING = "telling";

  @Override
  public ImmutableMap<String, ImmutableSet<String>> eventKinds() {
    return pack.equals(TELLING)
        ? ImmutableMap.of("taken", ImmutableSet.of("pebble"), "passed", ImmutableSet.of())
        : ImmutableMap.of();
  }

  @Override
  public Notation<State, Act, State> notation() {
    return new PebbleNotation();
  }
}
