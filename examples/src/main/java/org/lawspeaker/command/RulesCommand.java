package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.lawspeaker.command.reference.Coverage;
import org.lawspeaker.command.reference.RuleSearch;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description =
        "Prints clauses and rulings: those whose id or text has every word, the best match first;"
            + " all of them if no word is given.",
    footer = {
      "",
      "Examples:",
      "  lawspeaker rules hand-of-destiny HOD-HERO-04",
      "  lawspeaker rules hand-of-destiny merchant gold",
      "  lawspeaker rules hand-of-destiny HOD-HERO-04 --code"
    })
final class RulesCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(index = "0", paramLabel = "GAME", description = "The id of an installed game.")
  private String id = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "ID or WORD",
      description = "What to look for.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--code",
      description = "Names the code that serves them and the tests that show them, too.")
  private boolean isWithCode;

  RulesCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    GameProvider game = installed.games().named(id);
    Rulebook rulebook = game.rulebook();
    ImmutableList<Citation> found = RuleSearch.find(rulebook, words);
    if (found.isEmpty()) {
      String wanted = Problem.cut(String.join(" ", words), Problem.LONGEST);
      console.err().println("no clause or ruling has all of: " + wanted);
      return Exit.NO;
    }
    Coverage coverage =
        isWithCode ? Refusal.unlessOk(Coverage.of(installed.loader(), id)) : Coverage.NONE;
    found.forEach(citation -> print(game, coverage, citation));
    return Exit.OK;
  }

  private void print(GameProvider game, Coverage coverage, Citation citation) {
    Page page = console.page();
    Rulebook rulebook = game.rulebook();
    Optional.ofNullable(rulebook.clauses().get(citation)).ifPresent(clause -> print(page, clause));
    Optional.ofNullable(rulebook.rulings().get(citation))
        .ifPresent(ruling -> print(page, game, ruling));
    Coverage.Shown shown = coverage.of(citation);
    shown.code().forEach(code -> page.line("  code: " + page.faint(code)));
    shown.tests().forEach(test -> page.line("  test: " + page.faint(test)));
    page.line("");
  }

  private static void print(Page page, Clause clause) {
    page.line(page.cited(clause.citation()) + " " + page.faint(clause.kind()));
    page.paragraph(2, clause.says());
    clause.notModelled().ifPresent(why -> page.paragraph(2, "Not modelled: " + why));
  }

  private static void print(Page page, GameProvider game, Ruling ruling) {
    page.line(page.cited(ruling.citation()) + " " + page.faint("ruling"));
    page.paragraph(2, "Question: " + ruling.question());
    page.paragraph(2, "Ruling: " + ruling.ruling());
    page.paragraph(2, "Why: " + ruling.why());
    ruling
        .option()
        .flatMap(option -> game.game().info().option(option))
        .ifPresent(option -> page.line("  Other answers: --option " + GamesCommand.form(option)));
  }
}
