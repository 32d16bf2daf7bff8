package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.ruling.Finding;
import org.lawspeaker.engine.ruling.Judgement;
import org.lawspeaker.engine.ruling.Reading;
import org.lawspeaker.engine.ruling.Trial;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * The answer to one question, for people.
 *
 * @param page where it is printed
 * @param rulebook what its clauses say
 * @param judgement the answer
 */
record Answer(Page page, Rulebook rulebook, Judgement judgement) {
  /** So many events are told; of more, those by the deciding clauses. */
  private static final int MOST_EVENTS = 6;

  /** What is found under another reading is told if it is no longer than a line or two. */
  private static final int SHORT = 120;

  /** So many clauses are printed; the others are named. */
  private static final int MOST_CLAUSES = 4;

  /** The verdict, what came of it, and the clauses that decide what was asked, in short. */
  void print() {
    verdict();
    boolean isConsequence = !judgement.deciding().equals(legality());
    if (isConsequence || judgement.findings().isEmpty()) {
      events();
    }
    ImmutableList<Citation> deciding = judgement.deciding();
    // To name the last one alone takes as much room as to print it.
    int printed = deciding.size() <= MOST_CLAUSES + 1 ? deciding.size() : MOST_CLAUSES;
    for (Citation citation : deciding.subList(0, printed)) {
      clause(citation, inShort(citation));
    }
    if (deciding.size() > printed) {
      page.hanging(2, "and " + page.cited(deciding.subList(printed, deciding.size())));
    }
    findings();
  }

  /** Everything: each move that was tried as a tree, then each clause in full. */
  void printWhole(ImmutableList<Trial> trials) {
    Trials tree = new Trials(page);
    Set<Citation> named = new LinkedHashSet<>(judgement.deciding());
    judgement.outcome().ifPresent(outcome -> named.add(outcome.citation()));
    trials.forEach(trial -> named.addAll(tree.print(trial)));
    page.hanging(2, "Decided by " + page.cited(judgement.deciding()));
    named.forEach(this::whole);
    findings();
  }

  /** What may be done, and the clauses by which it is asked. */
  void printChoices(boolean isFull) {
    next(2, judgement.findings());
    for (Citation citation : judgement.deciding()) {
      if (isFull) {
        whole(citation);
      } else {
        clause(citation, inShort(citation));
      }
    }
  }

  private void next(int indent, ImmutableList<Finding> findings) {
    findings.forEach(finding -> page.hanging(indent, "Next: " + finding.found()));
  }

  /** That something else may be done under another reading of the rules. */
  void printChoices(Reading reading) {
    another(reading);
    next(4, reading.otherwise());
  }

  /** That another reading of the rules answers otherwise. */
  void print(Reading reading, boolean isFull) {
    another(reading);
    for (Finding finding : reading.otherwise()) {
      page.hanging(4, (finding.met() ? "holds: " : "fails: ") + finding.expected());
      if (isFull || finding.found().length() <= SHORT) {
        page.hanging(4, "found: " + finding.found());
      }
    }
  }

  private void another(Reading reading) {
    page.paragraph(
        2,
        "With "
            + reading.option()
            + "="
            + reading.value()
            + " the answer is another "
            + page.cited(reading.rulings())
            + ":");
  }

  private ImmutableList<Citation> legality() {
    return judgement.verdict().map(Verdict::citations).orElse(ImmutableList.of());
  }

  private void verdict() {
    judgement
        .verdict()
        .ifPresent(
            verdict -> {
              if (verdict instanceof Verdict.Illegal illegal) {
                page.line("  " + page.styled("Illegal.", Style.fg_red, Style.bold));
                illegal.violations().forEach(violation -> page.hanging(4, violation.toString()));
              } else {
                page.line("  " + page.styled("Legal.", Style.fg_green, Style.bold));
              }
            });
  }

  private void events() {
    ImmutableList<Event> events =
        judgement.events().stream()
            .filter(event -> event.isOpenTo(Onlooker.ARBITER))
            .collect(ImmutableList.toImmutableList());
    boolean isLong = events.size() > MOST_EVENTS;
    int left = 0;
    for (Event event : events) {
      if (isLong && !judgement.deciding().contains(event.citation())) {
        left++;
      } else {
        page.paragraph(2, event.says() + " " + page.cited(ImmutableList.of(event.citation())));
      }
    }
    if (left > 0) {
      page.line("  (" + left + (left == 1 ? " more event" : " more events") + "; --why tells all)");
    }
  }

  private String textOf(Citation citation) {
    return rulebook.textOf(citation).orElse("is not in the rulebook");
  }

  /** An answer of ours that is shorter than its question says too little without it. */
  private String inShort(Citation citation) {
    String text = Sentences.first(textOf(citation));
    return Optional.ofNullable(rulebook.rulings().get(citation))
        .map(Ruling::question)
        .filter(question -> question.length() > text.length())
        .map(question -> question + " " + text)
        .orElse(text);
  }

  private void clause(Citation citation, String text) {
    String ours = citation.isRuling() ? " (our ruling; the rulebook leaves it open)" : "";
    page.line("  " + page.cited(citation) + page.faint(ours));
    page.paragraph(4, text);
  }

  private void whole(Citation citation) {
    clause(citation, textOf(citation));
    Optional.ofNullable(rulebook.rulings().get(citation)).ifPresent(this::reason);
  }

  private void reason(Ruling ruling) {
    page.paragraph(6, "Question: " + ruling.question());
    page.paragraph(6, "Other answers weighed: " + String.join("; ", ruling.candidates()));
    page.paragraph(6, "Why: " + ruling.why());
    ruling.option().ifPresent(option -> page.paragraph(6, "Option of the setup: " + option));
  }

  private void findings() {
    for (Finding finding : judgement.findings()) {
      if (finding.met()) {
        finding(page.styled("holds:", Style.fg_green), finding.expected());
      } else {
        finding(page.styled("fails:", Style.fg_red), finding.expected());
        finding("found:", finding.found());
      }
    }
  }

  /** What was expected or found, with its further lines below its first words. */
  private void finding(String mark, String words) {
    page.hanging(2, mark + " " + words);
  }
}
