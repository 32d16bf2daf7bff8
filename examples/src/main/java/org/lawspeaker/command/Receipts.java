package org.lawspeaker.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.TextFile;
import org.lawspeaker.engine.ruling.Receipt;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingReport;
import org.lawspeaker.engine.ruling.RulingReport.Status;
import org.lawspeaker.engine.ruling.RulingRunner;

/** Answers written down, and answered again. */
final class Receipts {
  private final Console console;
  private final Installation installed;
  private final List<Receipt> written = new ArrayList<>();

  Receipts(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  /** Notes the answers of a file that could be put. */
  void add(Game<?, ?, ?> game, RulingFile file, RulingReport report) {
    written.addAll(Receipt.of(game.info(), file, report));
  }

  /** Writes all that was noted; without an answer there is no receipt. */
  void write(Path file) {
    if (written.isEmpty()) {
      console.err().println("nothing was answered, so " + file + " is not written");
      return;
    }
    ArrayNode receipts = JsonNodeFactory.instance.arrayNode();
    written.forEach(receipt -> receipts.add(receipt.write()));
    Refusal.unlessOk(TextFiles.write(file, receipts.toPrettyString()));
  }

  /** Puts the questions of a file of receipts again, and says what has changed. */
  Status check(Path path) {
    Checked<ImmutableList<Receipt>> read =
        TextFile.read(path)
            .then(text -> Document.json(path.toString(), text))
            .then(document -> receipts(path, document.root()));
    if (!read.isOk()) {
      read.problems().forEach(problem -> console.err().println(problem));
      return Status.MALFORMED;
    }
    Status worst = Status.HOLDS;
    for (Receipt receipt : read.orThrow()) {
      Status status = check(path, receipt);
      worst = status.compareTo(worst) > 0 ? status : worst;
    }
    return worst;
  }

  private static Checked<ImmutableList<Receipt>> receipts(Path path, JsonNode root) {
    if (!root.isArray() || root.isEmpty()) {
      return Checked.bad(path.toString(), "expected a list of receipts, at least one");
    }
    ImmutableList.Builder<Receipt> receipts = ImmutableList.builder();
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < root.size(); i++) {
      Checked<Receipt> receipt = Receipt.read(path + " /" + i, root.get(i).toString());
      problems.addAll(receipt.problems());
      receipt.value().ifPresent(receipts::add);
    }
    return problems.isEmpty() ? Checked.ok(receipts.build()) : Checked.bad(problems);
  }

  private Status check(Path path, Receipt receipt) {
    Page page = console.page();
    Path folder = path.toAbsolutePath().resolveSibling("");
    RulingRunner runner = new RulingRunner(installed.games()::find);
    Checked<RulingFile> file = receipt.file(path.toString());
    Checked<Game<?, ?, ?>> game = file.then(question -> runner.game(question, folder));
    if (!game.isOk()) {
      game.problems().forEach(problem -> console.err().println(problem));
      return Status.MALFORMED;
    }
    page.title(file.orThrow().cases().get(0).asks());
    ImmutableList<Problem> changes = receipt.changes(game.orThrow());
    if (changes.isEmpty()) {
      page.hanging(2, "still holds: " + receipt.answer().says());
      return Status.HOLDS;
    }
    page.line("  This receipt is stale:");
    changes.forEach(change -> page.paragraph(4, change.toString()));
    return Status.FAILS;
  }
}
