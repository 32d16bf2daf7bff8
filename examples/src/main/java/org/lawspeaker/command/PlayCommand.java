package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.GameRecord;
import org.lawspeaker.engine.play.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a game on the terminal.",
      "Choose from the list, or type a move, or several: type help for the rest. Every choice can"
          + " tell its clauses, every refused move says which clause forbids it."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker play connect-four",
      "  lawspeaker play connect-four --seat 0=random --seat 1=human --save game.json",
      "  lawspeaker play connect-four --seat 1=mcts:5000",
      "  lawspeaker play connect-four --load game.json",
      "  lawspeaker play hand-of-destiny --dice manual"
    })
final class PlayCommand implements Callable<Integer> {
  /** Who rolls the dice and turns up the cards. */
  enum DiceBy {
    SEED,
    MANUAL
  }

  private final Console console;
  private final Installation installed;

  @Parameters(paramLabel = "GAME", description = "The id of an installed game.")
  private String id = "";

  @Mixin private MatchOptions options = new MatchOptions();

  @Option(
      names = "--seat",
      paramLabel = "N=KIND",
      description = {
        "Who decides for a seat: human, " + Decider.KINDS + ".",
        "Seat 0 is human and the others random if left out."
      })
  private Map<Integer, String> deciders = new LinkedHashMap<>();

  @Option(
      names = "--dice",
      paramLabel = "seed|manual",
      defaultValue = "seed",
      description = "manual: you say what the dice show and which cards turn up.")
  private DiceBy dice = DiceBy.SEED;

  @Option(
      names = "--auto-pass",
      negatable = true,
      description =
          "Makes your only legal move without asking. On, unless several people share the "
              + "screen: who is not asked then would show what that person holds.")
  private @Nullable Boolean autoPass;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Where the game is saved, after each decision.")
  private @Nullable Path save;

  @Option(names = "--load", paramLabel = "FILE", description = "A saved game to go on with.")
  private @Nullable Path load;

  @Option(
      names = "--resume-what-held",
      description =
          "Goes on with a saved game that no longer goes as it was saved from the last position"
              + " that agrees; all later moves are lost.")
  private boolean resumesWhatHeld;

  @Option(
      names = "--log",
      paramLabel = "brief|full|clauses",
      defaultValue = "brief",
      description =
          "How much is told: what happens, every move and event, or these with their clauses.")
  private LogLevel log = LogLevel.BRIEF;

  PlayCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    return play(options.game(installed.games().named(id)));
  }

  private <S, M extends Move, V> int play(Game<S, M, V> game) {
    Optional<GameRecord> loaded = Optional.ofNullable(load).map(this::read);
    Setup setup = loaded.map(GameRecord::setup).orElseGet(() -> options.setup(game.info()));
    // Before anybody is seated: a save may name any number of seats.
    Optional<Replay<S, M>> before = loaded.map(record -> replayed(game, record));
    ImmutableList<Decider> seated =
        Decider.of(installed.players(), setup.seats(), deciders, "human", "random");
    if (save != null) {
      TextFiles.checkWritable(save);
    }
    Match<S, M, V> match =
        new Match<>(
            game,
            setup,
            before,
            seated,
            dice == DiceBy.MANUAL,
            Optional.ofNullable(autoPass),
            options.random(),
            installed.tabletops(),
            new LogBook(console.page(), !console.isTerminal()),
            log);
    console.page().heading(options.title(game.info(), setup));
    return new Session<>(match, console, Optional.ofNullable(save)).run();
  }

  private GameRecord read(Path file) {
    if (options.namesSetup()) {
      throw new Refusal("--load", "the saved game has its setup; leave out --seats and --option");
    }
    return Refusal.unlessOk(GameRecord.read(file.toString(), TextFiles.read(file)));
  }

  private <S, M extends Move, V> Replay<S, M> replayed(Game<S, M, V> game, GameRecord record) {
    String place = String.valueOf(load);
    Replay<S, M> replay = Refusal.unlessOk(place, Replay.of(game, record));
    replay.notes().forEach(note -> console.out().println("Note: " + note));
    if (replay instanceof Replay.Diverged<S, M> diverged) {
      if (!resumesWhatHeld) {
        throw new Refusal(
            ImmutableList.of(
                diverged.problem().within(place + " "),
                new Problem(
                    "--resume-what-held",
                    "goes on after move " + diverged.atPly() + "; all later moves are lost")));
      }
      console
          .page()
          .line(
              "Goes on after "
                  + diverged.atPly()
                  + " of "
                  + record.moves().size()
                  + " moves; the later ones are lost.");
    }
    return replay;
  }
}
