package org.lawspeaker.command.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.ruling.Finding;
import org.lawspeaker.engine.ruling.Judgement;
import org.lawspeaker.engine.ruling.Reading;
import org.lawspeaker.engine.ruling.Receipt;
import org.lawspeaker.engine.ruling.RulingCase;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingRunner;

/**
 * The answer to a question, as data.
 *
 * @param asks the question
 * @param legal whether the last move is legal; empty if the question is about a position
 * @param violations everything that forbids the move
 * @param decidedBy the clauses and rulings that decide, the deciding one first
 * @param events what came of the move
 * @param choices what may be done, if that is asked: the question names no move and expects nothing
 * @param ended how the game has ended, if it has
 * @param holds whether every expectation is met; empty if nothing is expected
 * @param findings the expectations, with what was found
 * @param otherReadings options of the setup under which the answer is another
 * @param receipt the answer to keep, which can be computed again
 */
public record Advice(
    String asks,
    Optional<Boolean> legal,
    @Default("[]") ImmutableList<Violation> violations,
    ImmutableList<Quote> decidedBy,
    @Default("[]") ImmutableList<Told> events,
    Optional<MovesPage> choices,
    Optional<PositionPage.Ended> ended,
    Optional<Boolean> holds,
    @Default("[]") ImmutableList<Finding> findings,
    @Default("[]") ImmutableList<Reading> otherReadings,
    JsonNode receipt) {
  /** So many choices are listed; how many there are is told. */
  private static final int MOST_CHOICES = 100;

  /** Something that happened, and the clause that made it happen. */
  public record Told(Quote because, String kind, String says) {}

  /** The answers of a report, or all that keeps a question from being put. */
  static <S, M extends Move, V> Checked<ImmutableList<Advice>> of(
      Game<S, M, V> game, RulingFile file, RulingReport report) {
    Problems problems = new Problems();
    report.problems().forEach(problems::add);
    report.cases().forEach(each -> each.judgement().problems().forEach(problems::add));
    if (!problems.isEmpty()) {
      return Checked.bad(problems.list());
    }
    ImmutableList<Receipt> receipts = Receipt.of(game.info(), file, report);
    ImmutableList.Builder<Advice> answers = ImmutableList.builder();
    for (int i = 0; i < receipts.size(); i++) {
      RulingReport.Answered answered = report.cases().get(i);
      answers.add(of(game, answered.ruling(), answered.judgement().orThrow(), receipts.get(i)));
    }
    return Checked.ok(answers.build());
  }

  private static <S, M extends Move, V> Advice of(
      Game<S, M, V> game, RulingCase ruling, Judgement judgement, Receipt receipt) {
    Optional<Verdict> verdict = judgement.verdict();
    return new Advice(
        ruling.asks(),
        verdict.map(Verdict::isLegal),
        verdict.map(Advice::violations).orElse(ImmutableList.of()),
        Quote.of(game.rulebook(), judgement.deciding()),
        judgement.events().stream()
            .filter(event -> event.isOpenTo(Onlooker.ARBITER))
            .map(event -> told(game, event))
            .collect(ImmutableList.toImmutableList()),
        ruling.isOpen() ? choices(game, ruling) : Optional.empty(),
        judgement.outcome().map(outcome -> PositionPage.Ended.of(game, outcome)),
        Optional.of(judgement.holds()).filter(holds -> ruling.expects()),
        ruling.isOpen() ? ImmutableList.of() : judgement.findings(),
        Reading.of(game, ruling),
        receipt.write());
  }

  private static <S, M extends Move, V> Optional<MovesPage> choices(
      Game<S, M, V> game, RulingCase ruling) {
    return RulingRunner.state(ruling, game)
        .map(state -> MovesPage.of(game, state, "", MOST_CHOICES))
        .value();
  }

  private static ImmutableList<Violation> violations(Verdict verdict) {
    return verdict instanceof Verdict.Illegal illegal ? illegal.violations() : ImmutableList.of();
  }

  private static Told told(Game<?, ?, ?> game, Event event) {
    return new Told(Quote.of(game.rulebook(), event.citation()), event.kind(), event.says());
  }
}
