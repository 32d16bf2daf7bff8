package org.lawspeaker.command;

import java.util.concurrent.Callable;
import org.lawspeaker.engine.play.PlayerProvider;
import picocli.CommandLine.Command;

@Command(
    name = "players",
    mixinStandardHelpOptions = true,
    description = "Lists who can be seated by --seat.",
    footer = {"", "Example:", "  lawspeaker players --path mybot.jar"})
final class PlayersCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  PlayersCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
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
}
