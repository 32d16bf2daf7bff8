package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.SearchesLoops;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    description = "Checks card packs and describes their form.",
    footer = {
      "",
      "Examples:",
      "  lawspeaker pack check hand-of-destiny my-pack.yaml",
      "  lawspeaker pack schema hand-of-destiny > pack.schema.json"
    })
final class PackCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private PackCommand() {}

  static CommandLine commandLine(Console console, Installation installed) {
    return new CommandLine(new PackCommand())
        .addSubcommand(new Check(console, installed))
        .addSubcommand(new Schema(console, installed));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which command: check or schema?");
  }

  @Command(
      name = "check",
      mixinStandardHelpOptions = true,
      description =
          "Lists every problem of a card pack with its place; exit code 1 if there are any.",
      footer = {"", "Example:", "  lawspeaker pack check hand-of-destiny my-pack.yaml"})
  static final class Check implements Callable<Integer> {
    private final Console console;
    private final Installation installed;

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of an installed game.")
    private String id = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "The card pack.")
    private Path file = Path.of("");

    @Option(
        names = "--loops",
        description = "Look for cards that together give without end, too; takes a minute.")
    private boolean loops;

    Check(Console console, Installation installed) {
      this.console = console;
      this.installed = installed;
    }

    @Override
    public Integer call() {
      GameProvider provider = installed.games().named(id);
      Checked<Game<?, ?, ?>> game = provider.game(file.toString(), TextFiles.read(file));
      game.problems().forEach(problem -> console.out().println(problem));
      return game.isOk() && isGood(game.orThrow()) ? Exit.OK : Exit.NO;
    }

    private boolean isGood(Game<?, ?, ?> game) {
      ImmutableList<Problem> found = loops ? loops(game) : ImmutableList.of();
      found.forEach(problem -> console.out().println(problem));
      if (found.isEmpty()) {
        String more = loops && game instanceof SearchesLoops ? ", no loops found" : "";
        console.out().println(file + ": good, " + game.info().pack() + more);
      }
      return found.isEmpty();
    }

    private ImmutableList<Problem> loops(Game<?, ?, ?> game) {
      if (game instanceof SearchesLoops searched) {
        return searched.loops();
      }
      console.out().println("No loops are looked for in " + game.info().title() + ".");
      return ImmutableList.of();
    }
  }

  @Command(
      name = "schema",
      mixinStandardHelpOptions = true,
      description = "Prints the JSON Schema of a game's card packs, for editors.",
      footer = {"", "Example:", "  lawspeaker pack schema hand-of-destiny > pack.schema.json"})
  static final class Schema implements Callable<Integer> {
    private final Console console;
    private final Installation installed;

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of an installed game.")
    private String id = "";

    Schema(Console console, Installation installed) {
      this.console = console;
      this.installed = installed;
    }

    @Override
    public Integer call() {
      console.out().println(installed.games().named(id).packSchema().toPrettyString());
      return Exit.OK;
    }
  }
}
