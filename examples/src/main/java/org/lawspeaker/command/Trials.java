package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Set;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Reason;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.ruling.Trial;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Why an answer is what it is, as a tree: what was tried and did not apply, then what applied, the
 * exception before the rule, and under each what came of it.
 *
 * @param page where it is printed
 */
record Trials(Page page) {
  /** So many of the moves that could be made instead are listed. */
  private static final int MOST_INSTEAD = 12;

  private static final int DEEPER = 2;

  /** One move of the question; says which clauses were named. */
  Set<Citation> print(Trial trial) {
    Set<Citation> named = new LinkedHashSet<>();
    Verdict verdict = trial.why().verdict();
    String word =
        verdict.isLegal()
            ? page.styled("is legal", Style.fg_green)
            : page.styled("is illegal", Style.fg_red);
    page.hanging(2, trial.move() + " " + word);
    trial.asked().ifPresent(window -> asked(window, named));
    trial.why().tried().forEach(reason -> reason(4, reason, named));
    if (verdict instanceof Verdict.Illegal illegal) {
      illegal.violations().forEach(violation -> page.hanging(4, violation.toString()));
      named.addAll(verdict.citations());
      instead(trial.instead());
    } else {
      allowed(verdict.citations(), named);
    }
    if (!trial.why().followed().isEmpty()) {
      page.line("  What happened:");
      trial.why().followed().forEach(reason -> reason(4, reason, named));
    }
    return named;
  }

  private void asked(Window window, Set<Citation> named) {
    page.hanging(4, "asked: " + window.asks() + " " + page.cited(window.citations()));
    named.addAll(window.citations());
  }

  /** The deciding clause, and those that it is an exception to or rests on. */
  private void allowed(ImmutableList<Citation> citations, Set<Citation> named) {
    ImmutableList<Citation> others = citations.subList(1, citations.size());
    page.hanging(
        4,
        "by "
            + page.cited(citations.subList(0, 1))
            + (others.isEmpty() ? "" : ", together with " + page.cited(others)));
    named.addAll(citations);
  }

  private void reason(int indent, Reason reason, Set<Citation> named) {
    String mark = reason.applies() ? "" : page.styled("does not apply: ", Style.fg_yellow);
    page.hanging(
        indent, mark + reason.says() + " " + page.cited(ImmutableList.of(reason.citation())));
    named.add(reason.citation());
    reason.under().forEach(each -> reason(indent + DEEPER, each, named));
  }

  private void instead(ImmutableList<String> moves) {
    if (moves.isEmpty()) {
      page.line("    nothing can be done here by this seat instead");
      return;
    }
    ImmutableList<String> first = moves.subList(0, Math.min(MOST_INSTEAD, moves.size()));
    int more = moves.size() - first.size();
    page.hanging(
        4,
        "legal instead: " + String.join(" | ", first) + (more > 0 ? " and " + more + " more" : ""));
  }
}
