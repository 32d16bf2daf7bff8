package org.lawspeaker.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.TextFile;
import org.lawspeaker.engine.ruling.Reading;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingReport.Answered;
import org.lawspeaker.engine.ruling.RulingReport.Status;
import org.lawspeaker.engine.ruling.RulingRunner;
import org.lawspeaker.engine.ruling.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "ask",
    mixinStandardHelpOptions = true,
    description = {
      "Answers the rules questions of ruling files.",
      "Prints the question, the answer and the clauses that decide. A question that names no move"
          + " and "
          + "expects nothing is answered by what may be done. Exit code 1 if an answer is not the"
          + " expected one, 2 if a file cannot be used."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker ask my-question.yaml",
      "  lawspeaker ask my-question.yaml --why",
      "  lawspeaker ask my-question.yaml --receipt answer.json",
      "  lawspeaker ask --check answer.json"
    })
final class AskCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(arity = "0..*", paramLabel = "FILE", description = "Ruling files.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--why",
      description = "What was tried, what applied and what came of it, and every clause in full.")
  private boolean isFull;

  @Option(
      names = "--receipt",
      paramLabel = "FILE",
      description = "Writes the answers down, with the rules and cards that they hold for.")
  private Optional<Path> receipt = Optional.empty();

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description = "Answers the questions of a receipt again, and says what has changed.")
  private Optional<Path> check = Optional.empty();

  AskCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    if (files.isEmpty() && check.isEmpty()) {
      throw new Refusal("ask", "name a ruling file, or a receipt with --check");
    }
    Receipts receipts = new Receipts(console, installed);
    Status worst = check.map(receipts::check).orElse(Status.HOLDS);
    for (Path file : files) {
      Status status = ask(file, receipts);
      worst = status.compareTo(worst) > 0 ? status : worst;
    }
    receipt.ifPresent(receipts::write);
    return switch (worst) {
      case HOLDS -> Exit.OK;
      case FAILS -> Exit.NO;
      case MALFORMED -> Exit.BAD_INPUT;
    };
  }

  private Status ask(Path path, Receipts receipts) {
    RulingRunner runner = new RulingRunner(installed.games()::find);
    Path folder = path.toAbsolutePath().resolveSibling("");
    Checked<RulingFile> read =
        TextFile.read(path).then(yaml -> RulingFile.read(path.toString(), yaml));
    Checked<Game<?, ?, ?>> game = read.then(file -> runner.game(file, folder));
    if (!game.isOk()) {
      game.problems().forEach(this::complain);
      return Status.MALFORMED;
    }
    RulingFile file = read.orThrow();
    RulingReport report = RulingRunner.run(file, game.orThrow());
    report.problems().forEach(this::complain);
    report.cases().forEach(answered -> print(game.orThrow(), answered));
    receipts.add(game.orThrow(), file, report);
    return report.status();
  }

  private void print(Game<?, ?, ?> game, Answered answered) {
    Page page = console.page();
    page.title(answered.ruling().asks());
    if (answered.judgement().value().isPresent()) {
      Answer answer = new Answer(page, game.rulebook(), answered.judgement().orThrow());
      if (answered.ruling().isOpen()) {
        answer.printChoices(isFull);
      } else if (isFull) {
        answer.printWhole(Trial.of(game, answered.ruling()));
      } else {
        answer.print();
      }
      for (Reading reading : Reading.of(game, answered.ruling())) {
        if (answered.ruling().isOpen()) {
          answer.printChoices(reading);
        } else {
          answer.print(reading, isFull);
        }
      }
      answered.ruling().answer().ifPresent(prose -> page.paragraph(2, "Answer: " + prose));
    } else {
      page.line("  This cannot be answered:");
      console.out().flush();
      answered.judgement().problems().forEach(this::complain);
    }
    page.line("");
  }

  private void complain(Problem problem) {
    console.err().println(problem);
  }
}
