package org.lawspeaker.engine.ruling;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.stream.Stream;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Verdict;

/**
 * The engine's answer to one question.
 *
 * @param verdict on the last move; empty if the question is about a position
 * @param events what came of the last move, secrets included; nothing of an illegal one
 * @param outcome how the game has ended, if it has
 * @param texts what the clauses and rulings of verdict, events, outcome and findings say
 * @param findings the expectations, in order
 */
@Value.Builder
public record Judgement(
    Optional<Verdict> verdict,
    ImmutableList<Event> events,
    Optional<Outcome> outcome,
    ImmutableMap<Citation, String> texts,
    ImmutableList<Finding> findings)
    implements WithJudgement {
  /** Whether every expectation is met. */
  public boolean holds() {
    return findings.stream().allMatch(Finding::met);
  }

  /**
   * The clauses and rulings that decide what was asked, the deciding one first: those that forbid
   * the move; the end of the game, events and choices that were asked for; if the question asks for
   * something else that came of the move, all that happened; otherwise those that allow it. Where
   * nothing is expected, the first of those that allow the move, all that happened, and then the
   * others that allow it.
   */
  public ImmutableList<Citation> deciding() {
    ImmutableList<Citation> legality = verdict.map(Verdict::citations).orElse(ImmutableList.of());
    if (findings.isEmpty()) {
      Stream<Citation> happened = events.stream().map(Event::citation);
      Stream<Citation> end = outcome.stream().map(Outcome::citation);
      return Stream.of(legality.stream().limit(1), end, happened, legality.stream())
          .flatMap(citations -> citations)
          .distinct()
          .collect(toImmutableList());
    }
    boolean isAboutLegality =
        findings.stream().allMatch(finding -> finding.decidedBy().equals(legality));
    if (isAboutLegality || !verdict.map(Verdict::isLegal).orElse(true)) {
      return legality;
    }
    Stream<Citation> end = outcome.stream().map(Outcome::citation).filter(this::isAskedFor);
    Stream<Citation> asked =
        findings.stream()
            .map(Finding::decidedBy)
            .filter(clauses -> !clauses.equals(legality))
            .flatMap(ImmutableList::stream);
    ImmutableList<Citation> named = Stream.concat(end, asked).distinct().collect(toImmutableList());
    return named.isEmpty()
        ? events.stream().map(Event::citation).distinct().collect(toImmutableList())
        : named;
  }

  private boolean isAskedFor(Citation citation) {
    return findings.stream().anyMatch(finding -> finding.decidedBy().contains(citation));
  }

  /**
   * What another answer to the same question finds otherwise: the findings of the other that are
   * met here and not there, or the other way round. Where the move itself is judged otherwise,
   * nothing else matters; where nothing is expected, nothing but that is compared.
   */
  ImmutableList<Finding> differing(Judgement other) {
    ImmutableList.Builder<Finding> differing = ImmutableList.builder();
    for (int i = 0; i < findings.size(); i++) {
      if (findings.get(i).met() != other.findings.get(i).met()) {
        differing.add(other.findings.get(i));
      }
    }
    ImmutableList<Finding> all = differing.build();
    boolean isJudgedAlike =
        verdict.map(Verdict::isLegal).equals(other.verdict.map(Verdict::isLegal));
    if (findings.isEmpty() && !isJudgedAlike) {
      return other.verdict.stream().map(VerdictExpected.LEGAL::against).collect(toImmutableList());
    }
    return isJudgedAlike || all.isEmpty() ? all : all.subList(0, 1);
  }
}
