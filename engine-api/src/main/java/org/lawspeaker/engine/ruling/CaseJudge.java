package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.json.Spelling;

/**
 * Puts questions to one game.
 *
 * @param game the game
 */
record CaseJudge<S, M extends Move, V>(Game<S, M, V> game) {
  static String unknown(Citation citation) {
    return "the rulebook has no " + citation;
  }

  /**
   * What a question is put to.
   *
   * @param state the state that it is about, before its last move
   * @param events what happened in the moves of the question so far
   * @param last the move that is judged; empty if the question is about the state itself
   */
  record Put<S, M extends Move>(S state, ImmutableList<Event> events, Optional<M> last) {}

  /** The clause or ruling that a slip of the pen may have turned into this one. */
  private Optional<String> meant(Citation citation) {
    String prefix = game.rulebook().prefix() + "-";
    if (!citation.id().startsWith(prefix)) {
      return Optional.empty();
    }
    // The prefix, which all of them share, would make any two of them alike.
    ImmutableList<String> known =
        Stream.of(game.rulebook().clauses(), game.rulebook().rulings())
            .flatMap(each -> each.keySet().stream())
            .map(each -> each.id().substring(prefix.length()))
            .collect(ImmutableList.toImmutableList());
    return Problem.near(citation.id().substring(prefix.length()), known).map(prefix::concat);
  }

  /** The answer, or everything that keeps the question from being put. */
  Checked<Judgement> judge(RulingCase ruling) {
    return careful(
        ruling,
        () ->
            known(ruling)
                .then(
                    put ->
                        put.last()
                            .map(move -> judgement(ruling, put, move))
                            .orElseGet(() -> position(ruling, put.state()))));
  }

  /** The question put to the game, or everything that keeps it from being put. */
  Checked<Put<S, M>> put(RulingCase ruling) {
    return careful(ruling, () -> known(ruling));
  }

  /**
   * The answer to a question; or, if the game fails on the way to it, that it does. So the other
   * questions of the file keep their answers.
   */
  static <T> Checked<T> careful(RulingCase ruling, Supplier<Checked<T>> question) {
    try {
      return question.get();
    } catch (RuntimeException e) {
      String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      Written written = ruling.written();
      return ruling.given().state().isPresent()
          ? Checked.bad(written.place("/given/state"), "play cannot go on from this state: " + why)
          : Checked.bad(written.place(""), "the game fails on this question: " + why);
    }
  }

  private Checked<Put<S, M>> known(RulingCase ruling) {
    int seats = ruling.given().seats().orElse(game.info().fewestSeats());
    Written written = ruling.written();
    ImmutableList.Builder<Problem> unknown = ImmutableList.builder();
    for (Expectation expectation : ruling.then()) {
      expectation.citations().stream()
          .filter(citation -> !game.rulebook().has(citation))
          .forEach(
              citation ->
                  unknown.add(
                      new Problem(
                          written.place("/then", citation.id()),
                          unknown(citation)
                              + meant(citation)
                                  .map(near -> "; did you mean " + near + "?")
                                  .orElse(""))));
      unknown.addAll(expectation.unknown(game.eventKinds()));
      if (expectation instanceof ValueExpected value
          && value.viewer().orElse(Onlooker.ARBITER) instanceof Seat seat
          && seat.index() >= seats) {
        unknown.add(
            new Problem(written.place("/then/viewer"), "there is no " + seat + " among " + seats));
      }
    }
    if (ruling.given().state().isEmpty()) {
      unknown.addAll(Course.absent(ruling.given().moves(), seats, "/given/moves", written));
      unknown.addAll(Course.absent(ruling.when(), seats, "/when", written));
    }
    Checked<Put<S, M>> put =
        arranged(ruling.given(), seats, written).then(start -> put(ruling, start));
    ImmutableList<Problem> problems =
        ImmutableList.<Problem>builder()
            .addAll(put.problems())
            .addAll(placed(unknown.build(), written))
            .build();
    return problems.isEmpty() ? put : Checked.bad(problems);
  }

  /** Problems of an expectation, which begin with {@code then}, where they are written. */
  private static ImmutableList<Problem> placed(List<Problem> problems, Written written) {
    return problems.stream()
        .map(
            problem ->
                problem.place().startsWith("then/")
                    ? new Problem(written.place("/" + problem.place()), problem.message())
                    : problem)
        .collect(ImmutableList.toImmutableList());
  }

  private Checked<S> arranged(Given given, int seats, Written written) {
    Checked<S> start = game.start(new Setup(seats, given.options()));
    if (start.isOk()) {
      return laid(given, start.orThrow(), written);
    }
    // As far as the setup can be guessed, the position is looked at, too.
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    start.problems().stream().map(written::ofSetup).forEach(problems::add);
    meant(seats, given.options())
        .flatMap(setup -> game.start(setup).value())
        .ifPresent(meant -> problems.addAll(laid(given, meant, written).problems()));
    return Checked.bad(problems.build());
  }

  private Checked<S> laid(Given given, S start, Written written) {
    Checked<S> whole =
        given.state().map(state -> whole(state, written)).orElseGet(() -> Checked.ok(start));
    return given
        .position()
        .map(overlay -> whole.then(state -> arranged(state, overlay, written)))
        .orElse(whole);
  }

  private Checked<S> whole(JsonNode state, Written written) {
    Checked<S> whole =
        game.notation().readState(state).then(this::possible).then(new TriedState<>(game)::tried);
    return whole.isOk()
        ? whole
        : Checked.bad(whole.problems().stream().map(written::ofState).toList());
  }

  /** The setup without slips of the pen; empty if something else is wrong with it. */
  private Optional<Setup> meant(int seats, ImmutableMap<String, String> written) {
    Map<String, String> options = new LinkedHashMap<>();
    ImmutableList<String> names =
        game.info().options().stream()
            .map(OptionSpec::name)
            .filter(name -> !written.containsKey(name))
            .collect(ImmutableList.toImmutableList());
    for (Map.Entry<String, String> each : written.entrySet()) {
      Optional<OptionSpec> option =
          game.info()
              .option(each.getKey())
              .or(() -> Spelling.nearest(each.getKey(), names).flatMap(game.info()::option));
      Optional<String> value =
          option.flatMap(
              spec ->
                  spec.values().contains(each.getValue())
                      ? Optional.of(each.getValue())
                      : Spelling.nearest(each.getValue(), spec.values()));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      options.put(option.orElseThrow().name(), value.get());
    }
    return Optional.of(new Setup(seats, ImmutableMap.copyOf(options)));
  }

  private Checked<S> arranged(S start, JsonNode overlay, Written written) {
    Checked<S> arranged =
        Mistakes.laid(overlay, zones -> game.notation().arrange(start, zones).then(this::possible));
    return arranged.isOk()
        ? arranged
        : Checked.bad(arranged.problems().stream().map(written::ofPosition).toList());
  }

  private Checked<S> possible(S state) {
    ImmutableList<Problem> problems = game.check(state);
    return problems.isEmpty() ? Checked.ok(state) : Checked.bad(problems);
  }

  private Checked<Put<S, M>> put(RulingCase ruling, S start) {
    Written written = ruling.written();
    Checked<Transition<S>> given =
        new Course<>(game, written, "/given/moves", false).played(start, ruling.given().moves());
    if (ruling.when().isEmpty()) {
      return given.map(reached -> new Put<>(reached.next(), ImmutableList.of(), Optional.empty()));
    }
    int last = ruling.when().size() - 1;
    String asked = ruling.when().get(last);
    if (Course.isSeveral(asked)) {
      return Checked.bad(
          written.place("/when/" + last),
          Problem.quote(asked) + " is no single move; the last of when is the one that is judged");
    }
    Course<S, M, V> when = new Course<>(game, written, "/when", true);
    return given
        .then(reached -> when.played(reached.next(), ruling.when().subList(0, last)))
        .then(
            reached ->
                when.move(reached.next(), last, asked)
                    .map(move -> new Put<>(reached.next(), reached.events(), Optional.of(move))));
  }

  private Checked<Judgement> position(RulingCase ruling, S state) {
    Aftermath aftermath = new Reached<>(game, state, ImmutableList.of(), ImmutableList.of());
    return judgement(ruling, Optional.empty(), aftermath)
        .map(
            judgement ->
                ruling.isOpen()
                    ? judgement(
                        Optional.empty(),
                        ImmutableList.of(),
                        aftermath.outcome(),
                        ImmutableList.of(Choices.open(game, state)))
                    : judgement);
  }

  private Checked<Judgement> judgement(RulingCase ruling, Put<S, M> put, M move) {
    S state = put.state();
    Verdict verdict = game.judge(state, move);
    if (!verdict.isLegal()) {
      return Checked.ok(
          judgement(
              Optional.of(verdict),
              ImmutableList.of(),
              Optional.empty(),
              refused(ruling, verdict)));
    }
    Transition<S> last = game.explain(state, move);
    return judgement(
        ruling,
        Optional.of(verdict),
        new Reached<>(game, last.next(), put.events(), last.events()));
  }

  private Checked<Judgement> judgement(
      RulingCase ruling, Optional<Verdict> verdict, Aftermath aftermath) {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    ImmutableList.Builder<Finding> findings = ImmutableList.builder();
    for (Expectation expectation : ruling.then()) {
      if (expectation instanceof VerdictExpected expected) {
        findings.add(expected.against(verdict.orElseThrow()));
      } else if (expectation instanceof AftermathExpected expected) {
        problems.addAll(expected.problems(aftermath));
        findings.add(expected.against(aftermath));
      }
    }
    ImmutableList<Problem> found = placed(problems.build(), ruling.written());
    return found.isEmpty()
        ? Checked.ok(
            judgement(verdict, aftermath.events(Span.LAST), aftermath.outcome(), findings.build()))
        : Checked.bad(found);
  }

  private Judgement judgement(
      Optional<Verdict> verdict,
      ImmutableList<Event> events,
      Optional<Outcome> outcome,
      ImmutableList<Finding> findings) {
    Set<Citation> cited = new LinkedHashSet<>();
    verdict.ifPresent(judged -> cited.addAll(judged.citations()));
    events.forEach(event -> cited.add(event.citation()));
    outcome.ifPresent(end -> cited.add(end.citation()));
    findings.forEach(finding -> cited.addAll(finding.decidedBy()));
    ImmutableMap.Builder<Citation, String> texts = ImmutableMap.builder();
    for (Citation citation : cited) {
      texts.put(citation, game.rulebook().textOf(citation).orElse(unknown(citation)));
    }
    return new Judgement(verdict, events, outcome, texts.buildOrThrow(), findings);
  }

  /** The findings on a move that nothing comes of. */
  private static ImmutableList<Finding> refused(RulingCase ruling, Verdict verdict) {
    ImmutableList.Builder<Finding> findings = ImmutableList.builder();
    for (Expectation expectation : ruling.then()) {
      findings.add(
          expectation instanceof VerdictExpected expected
              ? expected.against(verdict)
              : new Finding(
                  false,
                  expectation.says(),
                  "the move is illegal; nothing came of it",
                  verdict.citations()));
    }
    return findings.build();
  }
}
