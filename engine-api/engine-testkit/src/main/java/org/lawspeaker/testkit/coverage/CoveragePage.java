package org.lawspeaker.testkit.coverage;

import com.google.common.base.Joiner;
import java.util.List;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;

/** Writes a {@link ClauseCoverage} as a page of Markdown. */
final class CoveragePage {
  private final ClauseCoverage coverage;
  private final Rulebook rulebook;
  private final Mentions code;
  private final Mentions tests;
  private final StringBuilder page = new StringBuilder();

  CoveragePage(ClauseCoverage coverage, Rulebook rulebook, Mentions code, Mentions tests) {
    this.coverage = coverage;
    this.rulebook = rulebook;
    this.code = code;
    this.tests = tests;
  }

  String markdown(String title) {
    page.append("# ").append(title).append("\n\n");
    page.append("Generated from the rulebook, the code and the tests. Do not edit.\n\n");
    page.append(counts()).append("\n\n## Clauses\n\n");
    row("Clause", "Says", "Code", "Tests");
    row("---", "---", "---", "---");
    rulebook.clauses().values().forEach(this::clause);
    if (!rulebook.rulings().isEmpty()) {
      page.append("\n## Rulings\n\n");
      row("Ruling", "Question", "Code", "Tests");
      row("---", "---", "---", "---");
      rulebook.rulings().values().forEach(this::ruling);
    }
    return page.toString();
  }

  private String counts() {
    int clauses = rulebook.clauses().size();
    long apart =
        rulebook.clauses().values().stream()
            .filter(clause -> clause.notModelled().isPresent())
            .count();
    return "%d clauses: %d modelled (%d without code, %d without a test), %d not modelled. %d rulings."
        .formatted(
            clauses,
            clauses - apart,
            coverage.withoutCode().size(),
            coverage.withoutTest().size(),
            apart,
            rulebook.rulings().size());
  }

  private void clause(Clause clause) {
    String served =
        clause
            .notModelled()
            .map(reason -> "not modelled: " + reason)
            .orElseGet(() -> list(code.filesOf(clause.citation())));
    row(clause.citation().id(), clause.says(), served, list(tests.filesOf(clause.citation())));
  }

  private void ruling(Ruling ruling) {
    row(
        ruling.citation().id(),
        ruling.question(),
        list(code.filesOf(ruling.citation())),
        list(tests.filesOf(ruling.citation())));
  }

  private static String list(List<String> files) {
    return files.isEmpty() ? "none" : Joiner.on(", ").join(files);
  }

  private void row(String... cells) {
    for (String cell : cells) {
      page.append("| ")
          .append(cell.strip().replaceAll("\\s+", " ").replace("|", "\\|"))
          .append(' ');
    }
    page.append("|\n");
  }
}
