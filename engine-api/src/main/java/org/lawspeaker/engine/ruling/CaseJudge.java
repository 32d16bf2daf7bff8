package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;

/**
 * Puts questions to one game.
 *
 * @param game the game
 */
record CaseJudge<S, M extends Move, V>(Game<S, M, V> game) {
  private static final String POSITION = "given/position";

  static String unknown(Citation citation) {
    return "the rulebook has no " + citation;
  }

  /** The answer, or everything that keeps the question from being put. */
  Checked<Judgement> judge(RulingCase ruling) {
    int seats = ruling.given().seats().orElse(game.info().fewestSeats());
    ImmutableList.Builder<Problem> unknown = ImmutableList.builder();
    for (Expectation expectation : ruling.then()) {
      expectation.citations().stream()
          .filter(citation -> !game.rulebook().has(citation))
          .forEach(citation -> unknown.add(new Problem("then", unknown(citation))));
      unknown.addAll(expectation.unknown(game.eventKinds()));
      if (expectation instanceof ValueExpected value
          && value.viewer().orElse(Onlooker.ARBITER) instanceof Seat seat
          && seat.index() >= seats) {
        unknown.add(new Problem("then/viewer", "there is no " + seat + " among " + seats));
      }
    }
    Checked<S> arranged = arranged(ruling.given(), seats);
    ImmutableList<Problem> problems =
        ImmutableList.<Problem>builder()
            .addAll(unknown.build())
            .addAll(arranged.problems())
            .build();
    Checked<Judgement> judged =
        problems.isEmpty() ? arranged.then(start -> judge(ruling, start)) : Checked.bad(problems);
    return judged.isOk() ? judged : Checked.bad(placed(judged.problems(), ruling.place()));
  }

  private static List<Problem> placed(ImmutableList<Problem> problems, String place) {
    return problems.stream().map(problem -> problem.within(outside(problem, place))).toList();
  }

  /** Paths inside of a position are the position's own. */
  private static String outside(Problem problem, String place) {
    boolean goesOn = place.equals(POSITION) && problem.place().startsWith("/");
    return problem.place().isEmpty() || goesOn ? place : place + " ";
  }

  private Checked<S> arranged(Given given, int seats) {
    Setup setup = new Setup(seats, given.options());
    Checked<S> start = game.start(setup);
    return given.position().map(overlay -> start.then(s -> arranged(s, overlay))).orElse(start);
  }

  private Checked<S> arranged(S start, JsonNode overlay) {
    Checked<S> arranged = game.notation().arrange(start, overlay).then(this::possible);
    return arranged.isOk() ? arranged : Checked.bad(placed(arranged.problems(), POSITION));
  }

  private Checked<S> possible(S state) {
    ImmutableList<Problem> problems = game.check(state);
    return problems.isEmpty() ? Checked.ok(state) : Checked.bad(problems);
  }

  private Checked<Judgement> judge(RulingCase ruling, S start) {
    Checked<Transition<S>> given = played(start, "given/moves", ruling.given().moves());
    if (ruling.when().isEmpty()) {
      return given.then(reached -> position(ruling, reached.next()));
    }
    int last = ruling.when().size() - 1;
    return given
        .then(reached -> played(reached.next(), "when", ruling.when().subList(0, last)))
        .then(
            reached ->
                move(reached.next(), "when", last, ruling.when().get(last))
                    .then(move -> judgement(ruling, reached, move)));
  }

  private Checked<Transition<S>> played(S start, String key, List<String> texts) {
    S state = start;
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    for (int i = 0; i < texts.size(); i++) {
      Checked<M> move = move(state, key, i, texts.get(i));
      if (!move.isOk()) {
        return Checked.bad(move.problems());
      }
      Verdict verdict = game.judge(state, move.orThrow());
      if (verdict instanceof Verdict.Illegal illegal) {
        return Checked.bad(
            key + "/" + i,
            Problem.quote(texts.get(i))
                + " leads up to the question but is illegal: "
                + says(illegal));
      }
      Transition<S> transition = game.explain(state, move.orThrow());
      events.addAll(transition.events());
      state = transition.next();
    }
    return Checked.ok(new Transition<>(state, events.build()));
  }

  private String says(Verdict.Illegal illegal) {
    StringBuilder says = new StringBuilder();
    illegal
        .violations()
        .forEach(
            violation ->
                says.append(says.isEmpty() ? "" : "; ")
                    .append(violation)
                    .append(": ")
                    .append(game.rulebook().textOf(violation.citation()).orElse("")));
    return says.toString();
  }

  private Checked<M> move(S state, String key, int index, String text) {
    Checked<M> move = game.notation().readMove(state, text);
    if (move.isOk()) {
      return move;
    }
    String place = key + "/" + index;
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    for (Problem problem : move.problems()) {
      problems.add(new Problem(place, Problem.quote(text) + " is no move: " + problem));
    }
    problems.add(new Problem(place, "the moves here: " + Choices.phrase(game, state)));
    return Checked.bad(problems.build());
  }

  private Checked<Judgement> position(RulingCase ruling, S state) {
    Aftermath aftermath = new Reached<>(game, state, ImmutableList.of(), ImmutableList.of());
    return judgement(ruling, Optional.empty(), aftermath);
  }

  private Checked<Judgement> judgement(RulingCase ruling, Transition<S> before, M move) {
    S state = before.next();
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
        new Reached<>(game, last.next(), before.events(), last.events()));
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
    ImmutableList<Problem> found = problems.build();
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
