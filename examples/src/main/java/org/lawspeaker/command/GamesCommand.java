package org.lawspeaker.command;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the installed games, or tells the options and clauses of those that are named.",
      "Says of the jars and folders of --path what in them cannot be used, and why."
    },
    footer = {"", "Examples:", "  lawspeaker games", "  lawspeaker games thorgal"})
final class GamesCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(arity = "0..*", paramLabel = "GAME", description = "The ids of installed games.")
  private List<String> ids = new ArrayList<>();

  GamesCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    if (ids.isEmpty()) {
      list();
    } else {
      ImmutableList.copyOf(ids).forEach(id -> tell(installed.games().named(id).game()));
    }
    return Exit.OK;
  }

  private void list() {
    List<Problem> problems = new ArrayList<>(installed.problems());
    for (GuardedGame game : installed.games().all()) {
      try {
        GameSummary summary = game.summary();
        console
            .page()
            .line(
                String.format(
                    Locale.ROOT, "%-18s%s, for %s", game.id(), summary.title(), summary.seats()));
      } catch (Refusal refusal) {
        problems.addAll(refusal.problems());
      }
    }
    console.out().flush();
    problems.forEach(problem -> console.err().println(problem));
  }

  private void tell(Game<?, ?, ?> game) {
    Page page = console.page();
    GameInfo info = game.info();
    Rulebook rulebook = game.rulebook();
    page.heading(info.id());
    page.line("  " + info.title() + ", rules " + info.rulesVersion() + MatchOptions.cards(info));
    page.line("  seats: " + info.summary().seats());
    page.line(
        "  "
            + rulebook.clauses().size()
            + " clauses, "
            + rulebook.rulings().size()
            + " rulings, such as "
            + rulebook.clauses().keySet().asList().get(0));
    for (OptionSpec option : info.options()) {
      option(page, option);
      page.paragraph(6, option.says() + " " + page.cited(option.citations()));
    }
    page.line("");
  }

  /** The form of an option in a line; with its values below it, where they would not fit. */
  private static void option(Page page, OptionSpec option) {
    String line = "  --option " + form(option);
    if (line.length() <= page.width()) {
      page.line(line);
    } else {
      String standard = " (" + option.standard() + " if left out), VALUE being one of";
      page.line("  --option " + option.name() + "=VALUE" + standard);
      page.paragraph(6, Joiner.on(", ").join(option.values()) + ".");
    }
  }

  /** {@code heap=5|9 (5 if left out)}. */
  static String form(OptionSpec option) {
    String values = Joiner.on("|").join(option.values());
    return option.name() + "=" + values + " (" + option.standard() + " if left out)";
  }
}
