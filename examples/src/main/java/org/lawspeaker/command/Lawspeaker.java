package org.lawspeaker.command;

import com.google.common.base.Throwables;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.engine.Problem;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code lawspeaker} command. */
@Command(
    name = "lawspeaker",
    mixinStandardHelpOptions = true,
    version = "lawspeaker " + Lawspeaker.VERSION,
    description = "Plays card games, judges moves by the rulebook, and proves that the rules hold.",
    footer = {
      "",
      "Examples:",
      "  lawspeaker games",
      "  lawspeaker demo --seed 7",
      "  lawspeaker play connect-four --seat 1=mcts",
      "  lawspeaker COMMAND --help"
    })
final class Lawspeaker implements Runnable {
  /** What --version and files of figures say. */
  static final String VERSION = "0.1.0";

  /** Help is not wrapped to less; picocli cannot. */
  private static final int NARROWEST_HELP = 55;

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Installation installed;

  private Lawspeaker(Installation installed) {
    this.installed = installed;
  }

  @Option(
      names = "--path",
      paramLabel = "PATH",
      scope = ScopeType.INHERIT,
      description = {
        "Jars and folders with more games, players and drawings, separated as on a class path.",
        "Those of the environment variable LAWSPEAKER_PATH are there without being named."
      })
  void addPath(String path) {
    installed.add(path);
  }

  /**
   * Runs a command on the process's own streams and exits. Java cannot tell on all its versions
   * whether these are a terminal, so the launcher says so by a system property.
   */
  public static void main(String[] args) {
    // A terminal that cannot move its cursor is written to like a file.
    boolean isTerminal =
        Boolean.getBoolean("lawspeaker.terminal") && !"dumb".equals(System.getenv("TERM"));
    boolean isPlain = !Optional.ofNullable(System.getenv("NO_COLOR")).orElse("").isEmpty();
    Console console =
        new Console(
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
            new PrintWriter(System.out, true, StandardCharsets.UTF_8),
            new PrintWriter(System.err, true, StandardCharsets.UTF_8),
            isTerminal,
            isTerminal && !isPlain ? Ansi.AUTO : Ansi.OFF,
            Integer.getInteger("lawspeaker.columns", Look.STANDARD_WIDTH));
    Installation installed =
        new Installation(Optional.ofNullable(System.getenv(Installation.VARIABLE)).orElse(""));
    int exit = commandLine(console, installed, args).execute(args);
    console.out().flush();
    System.exit(exit);
  }

  /** The command with the subcommands that these arguments need, reading and writing there. */
  static CommandLine commandLine(Console console, Installation installed, String... args) {
    CommandLine root = new CommandLine(new Lawspeaker(installed));
    Subcommands.add(root, console, installed, args);
    return root.registerConverter(Integer.class, Lawspeaker::wholeNumber)
        .registerConverter(int.class, Lawspeaker::wholeNumber)
        .registerConverter(long.class, Lawspeaker::longNumber)
        .registerConverter(Long.class, Lawspeaker::longNumber)
        .registerConverter(Path.class, Lawspeaker::path)
        // An argument such as @FILE would be read as more arguments, whatever the file is.
        .setExpandAtFiles(false)
        .setUsageHelpWidth(Math.max(NARROWEST_HELP, console.width()))
        .setOut(console.out())
        .setErr(console.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(console.ansi()))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((refused, given) -> complain(console, refused))
        .setExecutionExceptionHandler((thrown, command, parsed) -> complain(console, thrown));
  }

  private static int complain(Console console, ParameterException refused) {
    CommandLine command = refused.getCommandLine();
    console.err().println(Problem.cut(says(refused, command), Problem.LONGEST));
    console.err().println("See " + command.getCommandSpec().qualifiedName() + " --help");
    console.err().flush();
    return Exit.BAD_INPUT;
  }

  private static String says(ParameterException refused, CommandLine command) {
    if (refused instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
      String word = "'" + unmatched.getUnmatched().get(0) + "'";
      return command.getSubcommands().isEmpty()
          ? word + " is one argument too many"
          : "There is no command "
              + word
              + "; there are: "
              + String.join(", ", command.getSubcommands().keySet());
    }
    return String.valueOf(refused.getMessage())
        .replace("option option", "option"); // picocli says it twice
  }

  private static int wholeNumber(String text) {
    Integer number = Ints.tryParse(text);
    if (number == null) {
      throw new TypeConversionException("'" + text + "' is not a whole number, or too large");
    }
    return number;
  }

  private static long longNumber(String text) {
    Long number = Longs.tryParse(text);
    if (number == null) {
      throw new TypeConversionException("'" + text + "' is not a whole number, or too large");
    }
    return number;
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(Problem.quote(text) + " is no path: " + e.getReason());
    }
  }

  private static int complain(Console console, Exception thrown) throws Exception {
    // A refusal in one of many games comes wrapped.
    Optional<Refusal> refusal =
        Throwables.getCausalChain(thrown).stream()
            .filter(Refusal.class::isInstance)
            .map(Refusal.class::cast)
            .findFirst();
    if (refusal.isEmpty()) {
      throw thrown;
    }
    refusal.get().problems().forEach(problem -> console.err().println(problem));
    console.err().flush();
    return Exit.BAD_INPUT;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "Which command? There are: "
            + String.join(", ", spec.commandLine().getSubcommands().keySet()));
  }
}
