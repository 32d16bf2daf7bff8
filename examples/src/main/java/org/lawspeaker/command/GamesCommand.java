package org.lawspeaker.command;

import com.google.common.base.Joiner;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import picocli.CommandLine.Command;

@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the installed games with their seats, options and clauses.",
      "Says of the jars and folders of --path what in them cannot be used, and why."
    },
    footer = {"", "Example:", "  lawspeaker games"})
final class GamesCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  GamesCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    List<Problem> problems = new ArrayList<>(installed.problems());
    for (GuardedGame game : installed.games().all()) {
      try {
        list(game.game());
      } catch (Refusal refusal) {
        problems.addAll(refusal.problems());
      }
    }
    console.out().flush();
    problems.forEach(problem -> console.err().println(problem));
    return Exit.OK;
  }

  private void list(Game<?, ?, ?> game) {
    Page page = console.page();
    GameInfo info = game.info();
    Rulebook rulebook = game.rulebook();
    page.heading(info.id());
    page.line("  " + info.title() + ", rules " + info.rulesVersion() + MatchOptions.cards(info));
    page.line("  seats: " + seats(info));
    page.line(
        "  "
            + rulebook.clauses().size()
            + " clauses, "
            + rulebook.rulings().size()
            + " rulings, such as "
            + rulebook.clauses().keySet().asList().get(0));
    for (OptionSpec option : info.options()) {
      page.line("  --option " + form(option));
      page.paragraph(6, option.says() + " " + page.cited(option.citations()));
    }
    page.line("");
  }

  private static String seats(GameInfo info) {
    return info.fewestSeats() == info.mostSeats()
        ? Integer.toString(info.fewestSeats())
        : info.fewestSeats() + " to " + info.mostSeats();
  }

  /** {@code heap=5|9 (5 if left out)}. */
  static String form(OptionSpec option) {
    String values = Joiner.on("|").join(option.values());
    return option.name() + "=" + values + " (" + option.standard() + " if left out)";
  }
}
