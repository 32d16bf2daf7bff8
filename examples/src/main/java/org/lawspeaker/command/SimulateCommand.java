package org.lawspeaker.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.simulate.Charts;
import org.lawspeaker.command.simulate.Counted;
import org.lawspeaker.command.simulate.CsvFiles;
import org.lawspeaker.command.simulate.Failures;
import org.lawspeaker.command.simulate.FigureFiles;
import org.lawspeaker.command.simulate.Figures;
import org.lawspeaker.command.simulate.Part;
import org.lawspeaker.command.simulate.PlayedGame;
import org.lawspeaker.command.simulate.Simulation;
import org.lawspeaker.command.simulate.Sweep;
import org.lawspeaker.command.simulate.SweepFigures;
import org.lawspeaker.command.simulate.SweepTables;
import org.lawspeaker.command.simulate.SweepTally;
import org.lawspeaker.command.workforce.Stretch;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {
      "Plays many games and says what came of them: outcomes with 95 %% confidence intervals,"
          + " scores and lengths; with --choices or --out also choices by kind, and moves with the"
          + " share of wins of those who made them.",
      "The same seed gives the same figures, whatever the number of threads or machines.",
      "A game that fails is told with its seed, and the others are played; exit code 1 then.",
      "A sweep plays that many games for every combination of the values of some options, and "
          + "compares the shares of wins.",
      "Ctrl-C stops and tells what is done."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker simulate connect-four --games 1000 --choices",
      "  lawspeaker simulate hand-of-destiny --games 500 --seat 0=greedy --out figures",
      "  lawspeaker simulate hand-of-destiny --games 50 --sweep hero --seat 0=greedy"
    })
final class SimulateCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 256;

  private final Console console;
  private final Installation installed;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The id of an installed game.")
  private String id = "";

  @Mixin private GamesOption gamesOption = new GamesOption();

  private int games;

  /** Whether games are played elsewhere than in this process. */
  private boolean isDistant;

  /** Why those who play elsewhere gave up, if they did. */
  private Optional<Problem> trouble = Optional.empty();

  /** What should be known of them besides. */
  private ImmutableList<String> notes = ImmutableList.of();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many games to play at a time; as many as processors if left out.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--seat",
      paramLabel = "N=KIND",
      description = "Who decides for a seat: " + Decider.KINDS + "; random if left out.")
  private Map<Integer, String> deciders = new LinkedHashMap<>();

  @Option(
      names = "--sweep",
      paramLabel = "NAME",
      split = ",",
      description =
          "Options of the game whose values are all played, in every combination that the game "
              + "accepts; NAME=VALUE+VALUE plays these values of the option alone.")
  private Set<String> swept = new LinkedHashSet<>();

  @Option(
      names = "--choices",
      description = "Counts choices and moves, too; slower than playing alone.")
  private boolean countsChoices;

  @Option(
      names = "--events",
      description = "Counts events and their facts, too, for --out; several times slower.")
  private boolean tells;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A folder for the figures as CSV and as charts in SVG; it is made if missing.")
  private @Nullable Path out;

  @Mixin private PlaceOption place = new PlaceOption();

  @Mixin private MatchOptions options = new MatchOptions();

  SimulateCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    games = gamesOption.count();
    if (threads < 1 || threads > MOST_THREADS) {
      throw new ParameterException(
          spec.commandLine(), "--threads: 1 to " + MOST_THREADS + ", not " + threads);
    }
    isDistant = place.isNamed(installed);
    return simulate(options.game(installed.games().named(id)));
  }

  private <S, M extends Move, V> int simulate(Game<S, M, V> game) {
    Setup setup = options.setup(game.info());
    ImmutableList<Decider> seated = seated(game, setup.seats());
    Sweep<S, M, V> sweep =
        new Sweep<>(
            new Simulation<>(
                game, setup, Decider.seating(seated), games, options.seed(), threads, counted()),
            swept(game.info()));
    ImmutableList<Setup> refused = sweep.refused();
    if (sweep.setups().isEmpty()) {
      Refusal.unlessOk(game.start(refused.get(0)));
    }
    if (out != null) {
      TextFiles.makeFolder(out);
    }
    console
        .page()
        .heading(options.title(game.info(), setup) + every(sweep, refused) + ", " + names(seated));
    console.out().flush();
    try (Interruption interruption = Interruption.watch()) {
      LongSupplier clock = System::nanoTime;
      int total = Math.multiplyExact(games, sweep.setups().size());
      Progress progress = new Progress(total, clock);
      long start = clock.getAsLong();
      SweepFigures figures =
          isDistant
              ? distant(sweep, seated, interruption, progress)
              : sweep.run(interruption::isAsked, progress::finished);
      long nanos = clock.getAsLong() - start;
      progress.clear();
      notes.forEach(note -> console.err().println(note));
      Failures failures = figures.all().failures();
      if (figures.all().games() == 0 && failures.count() > 0) {
        throw new Refusal("", failures.first().get(0).says());
      }
      tell(figures, total, nanos);
      console.out().flush();
      if (out != null) {
        write(figures, progress.played.build(), RunFile.of(game.info(), sweep, seated));
      }
      console.out().flush();
      FailuresPage.print(failures, sweep, console);
      Refusal.ifAny(trouble);
      return failures.count() == 0 ? Exit.OK : Exit.NO;
    }
  }

  private Counted counted() {
    if (tells) {
      return Counted.EVENTS;
    }
    return countsChoices || out != null ? Counted.CHOICES : Counted.OUTCOMES;
  }

  private SweepFigures distant(
      Sweep<?, ?, ?> sweep,
      ImmutableList<Decider> seated,
      Interruption interruption,
      Progress progress) {
    Assignment assignment = options.assignment(installed.games().named(id));
    ImmutableList<Sweep.Series> series = sweep.series();
    SweepTally tally = new SweepTally(sweep.options(), series);
    try (Workforce workforce = place.open(installed)) {
      trouble =
          workforce.run(
              new SimulationWork(assignment, seated, sweep, out != null),
              Stretch.all(series.size(), games),
              interruption::isAsked,
              (stretch, part) -> {
                tally.add(series.get(stretch.series()), part);
                progress.finished(part);
              });
      notes = workforce.notes();
    }
    return tally.figures();
  }

  private static String every(Sweep<?, ?, ?> sweep, ImmutableList<Setup> refused) {
    String names =
        sweep.options().stream().map(OptionSpec::name).collect(Collectors.joining(" and "));
    String without =
        switch (refused.size()) {
          case 0 -> "";
          case 1 -> " but 1 combination that the game refuses";
          default -> " but " + refused.size() + " combinations that the game refuses";
        };
    return names.isEmpty() ? "" : ", every " + names + without;
  }

  private ImmutableList<OptionSpec> swept(GameInfo info) {
    return swept.stream().map(each -> swept(info, each)).collect(toImmutableList());
  }

  /** An option with the values that are played: all of it, or those named. */
  private OptionSpec swept(GameInfo info, String text) {
    int end = text.indexOf('=');
    String name = end < 0 ? text : text.substring(0, end);
    if (options.names(name)) {
      throw new Refusal("--sweep " + name, "--option sets it to one value");
    }
    OptionSpec spec =
        info.option(name)
            .orElseThrow(() -> new Refusal("--sweep " + name, "there is no such option"));
    if (end < 0) {
      return spec;
    }
    ImmutableList<String> values =
        ImmutableSet.copyOf(Splitter.on('+').split(text.substring(end + 1))).asList();
    for (String value : values) {
      if (!spec.values().contains(value)) {
        throw new Refusal(
            "--sweep " + name, "one of " + String.join(", ", spec.values()) + ", not " + value);
      }
    }
    return new OptionSpec(name, spec.says(), values, values.get(0), spec.citations());
  }

  private <S, M extends Move, V> ImmutableList<Decider> seated(Game<S, M, V> game, int seats) {
    ImmutableList<Decider> seated =
        Decider.of(installed.players(), seats, deciders, "random", "random");
    for (int i = 0; i < seats; i++) {
      if (seated.get(i).isHuman()) {
        throw new Refusal("--seat " + i, "nobody is asked in a simulation: not human");
      }
      // Whoever cannot be seated is refused here, not in the middle of a figure.
      seated.get(i).player(game, Seat.of(i), options.random());
    }
    return seated;
  }

  private static String names(ImmutableList<Decider> seated) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < seated.size(); i++) {
      names.append(i == 0 ? "" : ", ").append(Seat.of(i)).append(' ').append(seated.get(i));
    }
    return names.toString();
  }

  private void tell(SweepFigures swept, int total, long nanos) {
    Figures figures = swept.all();
    FiguresPage.print(figures, console.page());
    if (!swept.options().isEmpty()) {
      SweepPage.print(swept, console.page());
    }
    double plies = figures.plies().mean() * figures.games();
    int ended = figures.games() + figures.failures().count();
    String early = ended < total ? "Stopped early, with what was done. " : "";
    console
        .page()
        .heading(
            String.format(
                Locale.ROOT,
                "%s%,d of %,d games, %,.0f plies, %,.0f plies per second on %s.",
                early,
                figures.games(),
                total,
                plies,
                plies * TimeUnit.SECONDS.toNanos(1) / Math.max(1, nanos),
                place.named().orElse(threads + (threads == 1 ? " thread" : " threads"))));
  }

  private void write(SweepFigures figures, ImmutableList<PlayedGame> played, RunFile run) {
    Path folder = Path.of(String.valueOf(out));
    String json = run.json(figures.all());
    writeTexts(folder, ImmutableMap.of("run.json", json));
    for (FigureFiles files : installed.figureFiles().found()) {
      Refusal.unlessOk(files.write(folder, figures, played, games, json));
    }
    writeTexts(folder, CsvFiles.of(figures.all(), played));
    if (figures.all().games() > 0) {
      writeTexts(folder, Charts.of(figures.all()));
    }
    if (!figures.options().isEmpty()) {
      writeTexts(folder, SweepTables.of(figures));
      writeTexts(folder, Charts.of(figures));
    }
    console.page().line("Written to " + folder);
  }

  private static void writeTexts(Path folder, ImmutableMap<String, String> texts) {
    texts.forEach((name, text) -> Refusal.unlessOk(TextFiles.write(folder.resolve(name), text)));
  }

  /** Shows how far it has come, and keeps the games if they are to be written. */
  private final class Progress {
    private final ImmutableList.Builder<PlayedGame> played = ImmutableList.builder();
    private final ProgressBar bar;
    private int count;

    Progress(int total, LongSupplier clock) {
      bar = ProgressBar.on(console, total, clock);
    }

    void finished(PlayedGame game) {
      count++;
      if (out != null) {
        played.add(game);
      }
      bar.show(count);
    }

    void finished(Part part) {
      count += part.ended();
      if (out != null) {
        played.addAll(part.games());
      }
      bar.show(count);
    }

    void clear() {
      bar.clear();
    }
  }
}
