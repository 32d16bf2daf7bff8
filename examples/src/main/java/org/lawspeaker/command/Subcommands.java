package org.lawspeaker.command;

import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What follows the name of the program. To look through the options of all commands takes longer
 * than most of them run, so only what is asked for is made.
 */
final class Subcommands {
  private static final ImmutableMap<String, Class<?>> TYPES =
      ImmutableMap.<String, Class<?>>builder()
          .put("games", GamesCommand.class)
          .put("players", PlayersCommand.class)
          .put("demo", DemoCommand.class)
          .put("play", PlayCommand.class)
          .put("cards", CardsCommand.class)
          .put("rules", RulesCommand.class)
          .put("ask", AskCommand.class)
          .put("verify", VerifyCommand.class)
          .put("perft", PerftCommand.class)
          .put("simulate", SimulateCommand.class)
          .put("replay", ReplayCommand.class)
          .put("serve", ServeCommand.class)
          .put("mcp", McpCommand.class)
          .put("pack", PackCommand.class)
          .buildOrThrow();

  private Subcommands() {}

  /** Adds what these arguments need. */
  static void add(CommandLine root, Console console, Installation installed, String... args) {
    if (args.length > 0 && TYPES.containsKey(args[0])) {
      root.addSubcommand(args[0], made(args[0], console, installed));
    } else if (Arrays.stream(args).anyMatch(TYPES::containsKey)) {
      TYPES.keySet().forEach(name -> root.addSubcommand(name, made(name, console, installed)));
    } else {
      TYPES.forEach((name, type) -> root.addSubcommand(name, described(type)));
    }
  }

  /** What the help of the program says of a command. */
  private static CommandSpec described(Class<?> type) {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(type.getAnnotation(Command.class).description());
    return spec;
  }

  private static Object made(String name, Console console, Installation installed) {
    return switch (name) {
      case "games" -> new GamesCommand(console, installed);
      case "players" -> PlayersCommand.commandLine(console, installed);
      case "demo" -> new DemoCommand(console, installed);
      case "play" -> new PlayCommand(console, installed);
      case "cards" -> new CardsCommand(console, installed);
      case "rules" -> new RulesCommand(console, installed);
      case "ask" -> new AskCommand(console, installed);
      case "verify" -> new VerifyCommand(console, installed);
      case "perft" -> new PerftCommand(console, installed);
      case "simulate" -> new SimulateCommand(console, installed);
      case "replay" -> new ReplayCommand(console, installed);
      case "serve" -> new ServeCommand(console, installed);
      case "mcp" -> new McpCommand(console, installed);
      case "pack" -> PackCommand.commandLine(console, installed);
      default -> throw new IllegalArgumentException(name);
    };
  }
}
