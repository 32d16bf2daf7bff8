package org.lawspeaker.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.play.PlayerProvider;
import org.lawspeaker.engine.play.strategy.Strategic;
import org.lawspeaker.engine.play.strategy.Strategy;
import org.lawspeaker.engine.play.strategy.Tactics;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    description = "Lists who can be seated by --seat, and checks strategies.",
    footer = {
      "",
      "Examples:",
      "  lawspeaker players --path mybot.jar",
      "  lawspeaker players check hof-ordeals my.strategy"
    })
final class PlayersCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  private PlayersCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  static CommandLine commandLine(Console console, Installation installed) {
    return new CommandLine(new PlayersCommand(console, installed))
        .addSubcommand(new Check(console, installed));
  }

  @Override
  public Integer call() {
    installed.players().providers().values().forEach(this::list);
    installed.players().problems().forEach(problem -> console.err().println(problem));
    return Exit.OK;
  }

  private void list(PlayerProvider provider) {
    Page page = console.page();
    page.heading(provider.name());
    page.paragraph(2, provider.says());
    if (!provider.argument().isEmpty()) {
      page.paragraph(2, provider.name() + ":… " + provider.argument());
    }
  }

  @Command(
      name = "check",
      mixinStandardHelpOptions = true,
      description =
          "Lists every problem of a strategy with its line and column; exit code 1 if there are"
              + " any.",
      footer = {"", "Example:", "  lawspeaker players check hof-ordeals my.strategy"})
  static final class Check implements Callable<Integer> {
    private final Console console;
    private final Installation installed;

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of an installed game.")
    private String id = "";

    @Parameters(
        index = "1",
        paramLabel = "FILE",
        description = "The strategy, as --seat 0=strategy:FILE takes it.")
    private Path file = Path.of("");

    @Mixin private PackOption pack = new PackOption();

    Check(Console console, Installation installed) {
      this.console = console;
      this.installed = installed;
    }

    @Override
    public Integer call() {
      return check(pack.game(installed.games().named(id)));
    }

    private <S, M extends Move, V> int check(Game<S, M, V> game) {
      Tactics<M, V> tactics =
          Strategic.tactics(game).orElseThrow(() -> new Refusal(id, "understands no strategies"));
      Checked<Strategy<M, V>> strategy = Strategy.read(tactics, TextFiles.read(file));
      strategy.problems().forEach(problem -> console.out().println(problem.within(file + ":")));
      strategy
          .value()
          .ifPresent(
              read -> console.out().println(file + ": good, " + Words.count(read.size(), "line")));
      return strategy.isOk() ? Exit.OK : Exit.NO;
    }
  }
}
