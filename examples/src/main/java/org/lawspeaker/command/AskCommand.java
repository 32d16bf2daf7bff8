package org.lawspeaker.command;

import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.ruling.Finding;
import org.lawspeaker.engine.ruling.Judgement;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingReport.Status;
import org.lawspeaker.engine.ruling.RulingRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Parameters;

@Command(
    name = "ask",
    mixinStandardHelpOptions = true,
    description = {
      "Answers the rules questions of ruling files.",
      "Prints question, verdict and the clauses that decide. Exit code 1 if an answer is not the",
      "expected one, 2 if a file cannot be used."
    },
    footer = {"", "Example:", "  lawspeaker ask my-question.yaml"})
final class AskCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Ruling files.")
  private List<Path> files = new ArrayList<>();

  AskCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    RulingRunner runner = new RulingRunner(installed.games()::find);
    Status worst = Status.HOLDS;
    for (Path file : files) {
      RulingReport report = runner.run(file);
      print(report);
      worst = report.status().compareTo(worst) > 0 ? report.status() : worst;
    }
    return switch (worst) {
      case HOLDS -> Exit.OK;
      case FAILS -> Exit.NO;
      case MALFORMED -> Exit.BAD_INPUT;
    };
  }

  private void print(RulingReport report) {
    report.problems().forEach(this::complain);
    Page page = console.page();
    for (RulingReport.Answered answered : report.cases()) {
      page.heading(answered.ruling().asks());
      if (answered.judgement().value().isPresent()) {
        print(page, answered.judgement().orThrow());
        answered.ruling().answer().ifPresent(answer -> page.paragraph(2, "Answer: " + answer));
      } else {
        page.line("  This cannot be answered:");
        console.out().flush();
        answered.judgement().problems().forEach(this::complain);
      }
      page.line("");
    }
  }

  private void complain(Problem problem) {
    console.err().println(problem);
  }

  private static void print(Page page, Judgement judgement) {
    judgement.verdict().ifPresent(verdict -> print(page, verdict, judgement.texts()));
    for (Finding finding : judgement.findings()) {
      if (finding.met()) {
        page.line("  " + page.styled("holds:", Style.fg_green) + " " + finding.expected());
      } else {
        page.line("  " + page.styled("fails:", Style.fg_red) + " " + finding.expected());
        page.line("  found: " + finding.found());
      }
    }
  }

  private static void print(Page page, Verdict verdict, ImmutableMap<Citation, String> texts) {
    if (verdict instanceof Verdict.Illegal illegal) {
      page.line("  " + page.styled("Illegal.", Style.fg_red, Style.bold));
      illegal.violations().forEach(violation -> page.line("    " + violation));
    } else {
      page.line("  " + page.styled("Legal.", Style.fg_green, Style.bold));
    }
    texts.forEach(
        (citation, text) -> {
          page.line("  " + page.cited(citation));
          page.paragraph(4, text);
        });
  }
}
