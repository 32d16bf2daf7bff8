package org.lawspeaker.command;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.workforce.Workforce;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Installed;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.laws.Counterexample;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.engine.ruling.RulingFile;
import org.lawspeaker.engine.ruling.RulingWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Holds a game to its laws by playing many games: no dead ends, no leaks, no card lost.",
      "All seat counts and options in turn, unless --seats or --option says which.",
      "Exit code 1 if a law is broken, with the shortest game that shows it as a ruling file.",
      "Ctrl-C stops and reports what is done."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker verify connect-four --games 1000",
      "  lawspeaker verify hand-of-destiny --pack my-pack.yaml --seed 7"
    })
final class VerifyCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(paramLabel = "GAME", description = "The id of an installed game.")
  private String id = "";

  @Mixin private GamesOption gamesOption = new GamesOption();

  private int games;

  /** Why those who play elsewhere gave up, if they did. */
  private Optional<Problem> trouble = Optional.empty();

  @Option(names = "--thorough", description = "Check every law in every situation; slow.")
  private boolean isThorough;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write the ruling file of a broken law, too.")
  private @Nullable Path out;

  @Mixin private PlaceOption place = new PlaceOption();

  @Mixin private MatchOptions options = new MatchOptions();

  VerifyCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    games = gamesOption.count();
    Game<?, ?, ?> game = options.game(installed.games().named(id));
    if (out != null) {
      TextFiles.checkWritable(out);
    }
    boolean isDistant = place.isNamed(installed);
    try (Interruption interruption = Interruption.watch()) {
      Report report = verify(game, interruption, isDistant);
      if (report.games() == 0 && !report.refused().isEmpty()) {
        throw new Refusal(report.refused().values().iterator().next()); // no law has been asked
      }
      print(report);
      report.counterexample().ifPresent(this::print);
      console.out().flush();
      Refusal.ifAny(trouble);
      return report.holds() ? Exit.OK : Exit.NO;
    }
  }

  private Report verify(Game<?, ?, ?> game, Interruption interruption, boolean isDistant) {
    Options standard = Options.of(game.info());
    Options asked =
        options.namesSetup()
            ? standard.withSetups(ImmutableList.of(options.setup(game.info())))
            : standard;
    console
        .page()
        .heading(
            game.info().title()
                + ": "
                + games
                + (games == 1 ? " game over " : " games over ")
                + asked.setups().size()
                + (asked.setups().size() == 1 ? " setup, seed " : " setups, seed ")
                + options.seed());
    console.out().flush();
    ProgressBar bar = ProgressBar.on(console, games, System::nanoTime);
    Installed<LawsProvider> brought = installed.laws();
    brought.problems().forEach(problem -> console.err().println(problem));
    Laws<?, ?, ?> laws = LawsProvider.find(game, brought.found());
    Options whole =
        asked
            .withGames(games)
            .withSeed(options.seed())
            .withThorough(isThorough)
            .withStop(interruption::isAsked)
            .withProgress(soFar -> bar.show(soFar.games()));
    Report report = isDistant ? distant(laws, whole, bar) : Verifier.verify(laws, whole);
    bar.clear();
    return report;
  }

  private Report distant(Laws<?, ?, ?> laws, Options whole, ProgressBar bar) {
    DistantVerification verification = new DistantVerification(laws, whole);
    try (Workforce workforce = place.open(installed)) {
      Report report =
          verification.run(workforce, options.assignment(installed.games().named(id)), bar::show);
      workforce.notes().forEach(note -> console.err().println(note));
      trouble = verification.trouble();
      return report;
    }
  }

  /** Why setups were refused, and how many for each reason: they differ in what does not matter. */
  private static Multiset<String> refused(Report report) {
    Multiset<String> reasons = LinkedHashMultiset.create();
    report.refused().values().forEach(problems -> reasons.add(Joiner.on("; ").join(problems)));
    return reasons;
  }

  private void print(Report report) {
    Page page = console.page();
    report
        .checks()
        .forEach((law, count) -> page.line(String.format(Locale.ROOT, "  %,12d  %s", count, law)));
    refused(report)
        .forEachEntry(
            (why, setups) ->
                page.line(
                    "  not played: " + setups + (setups == 1 ? " setup, " : " setups, ") + why));
    String early = report.games() < games && report.holds() ? "Stopped early. " : "";
    page.heading(
        String.format(
            Locale.ROOT,
            "%s%,d %s, %,d plies: %s",
            early,
            report.games(),
            report.games() == 1 ? "game" : "games",
            report.plies(),
            report.holds() ? "every law holds." : "a law is broken."));
  }

  private void print(Counterexample found) {
    Page page = console.page();
    page.line("");
    page.line(found.describe());
    RulingFile ruling =
        RulingFile.played(
            found.game(),
            options.pack(),
            found.setup(),
            found.moves(),
            "Does the law " + found.law() + " hold? " + found.says(),
            "No: " + found.finding().says());
    String yaml = RulingWriter.write(ruling);
    page.line("");
    page.line("As a ruling file:");
    page.line("");
    page.line(yaml);
    if (out != null) {
      Refusal.unlessOk(TextFiles.write(out, yaml));
      page.line("Written to " + out);
    }
  }
}
