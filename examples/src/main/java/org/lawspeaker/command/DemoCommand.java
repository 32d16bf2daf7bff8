package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import org.lawspeaker.engine.show.Showing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    description =
        "Plays a whole game by itself. On a terminal the table is shown after every move; what"
            + " happens is told with the clauses that it rests on.",
    footer = {
      "",
      "Examples:",
      "  lawspeaker demo",
      "  lawspeaker demo connect-four --seed 7",
      "  lawspeaker demo --seat 0=mcts"
    })
final class DemoCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The id of an installed game.")
  private @Nullable String id;

  @Mixin private MatchOptions options = new MatchOptions();

  /** So many letters introduce a demo. */
  private static final int INTRODUCTION = 150;

  /** Plays well enough to be worth watching, and needs no waiting. */
  private static final String SHOWN = "mcts:300";

  @Option(
      names = "--seat",
      paramLabel = "N=KIND",
      description = {
        "Who decides for a seat: " + Decider.KINDS + ".",
        "All seats are " + SHOWN + " if left out."
      })
  private Map<Integer, String> deciders = new LinkedHashMap<>();

  @Option(
      names = "--fast",
      description = "Shows no pictures and waits for nobody; so it is where nobody sits.")
  private boolean isFast;

  @Option(
      names = "--log",
      paramLabel = "brief|full|clauses",
      defaultValue = "clauses",
      description =
          "How much is told: what happens, every move and event, or these with their clauses.")
  private LogLevel log = LogLevel.CLAUSES;

  /** Where two good players meet and much happens. */
  private static final ImmutableMap<String, Long> WORTH_WATCHING =
      ImmutableMap.of(
          "connect-four", 8L,
          "ember-court", 6L,
          "gloom-kilforth", 3L,
          "hand-of-destiny", 5L,
          "hof-ordeals", 4L,
          "thorgal", 2L);

  DemoCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    GameProvider provider = id == null ? installed.games().toShow() : installed.games().named(id);
    options.preferSeed(WORTH_WATCHING.getOrDefault(provider.id(), 1L));
    play(options.game(provider));
    return Exit.OK;
  }

  private <S, M extends Move, V> void play(Game<S, M, V> game) {
    Setup setup = options.setup(game.info());
    ImmutableList<Decider> seated =
        Decider.of(installed.players(), setup.seats(), deciders, SHOWN, SHOWN);
    for (int i = 0; i < seated.size(); i++) {
      if (seated.get(i).isHuman()) {
        throw new Refusal(
            "--seat " + i, "a demo plays by itself; name random, greedy or mcts, or use play");
      }
    }
    SplittableRandom random = options.random();
    Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(random.split());
    for (int i = 0; i < setup.seats(); i++) {
      Seat seat = Seat.of(i);
      roster = roster.with(seat, seated.get(i).player(game, seat, random.split()).orElseThrow());
    }
    Page page = console.page();
    page.heading(options.title(game.info(), setup));
    page.line("In brackets are the clauses of the rulebook. Look one up with");
    page.line(
        "  lawspeaker rules "
            + game.info().id()
            + " "
            + game.rulebook().clauses().keySet().asList().get(0));
    page.line("");
    if (console.isTerminal() && !isFast) {
      try (Pace pace = Pace.open()) {
        // The first picture wipes what stands above it.
        page.out().flush();
        pace.rest(INTRODUCTION);
        show(game, setup, seated, roster, Optional.of(pace));
      }
    } else {
      show(game, setup, seated, roster, Optional.empty());
    }
  }

  private <S, M extends Move, V> void show(
      Game<S, M, V> game,
      Setup setup,
      ImmutableList<Decider> seated,
      Roster<S, M, V> roster,
      Optional<Pace> pace) {
    Page page = console.page();
    LogBook book = new LogBook(page, pace.isEmpty());
    SeatNames company = SeatNames.numbered(setup.seats(), Decider.names(seated), Optional.empty());
    Narrator<S, M, V> narrator =
        new Narrator<>(game, book, Onlooker.ARBITER, company, ply -> false, log);
    Roster<S, M, V> told = roster.watchedBy(narrator);
    Look look = new Look(page.width(), page.ink(), company);
    Referee<S, M, V> referee =
        Refusal.unlessOk(
            Referee.open(
                game,
                setup,
                pace.isPresent()
                    ? told.watchedBy(
                        new Stage<>(game, installed.tabletops(), narrator, book, look, pace.get()))
                    : told));
    if (referee.run() instanceof Pending.Over<M> over) {
      narrator.flush();
      pace.ifPresent(end -> page.clear());
      page.line("");
      page.line(installed.tabletops().draw(game, referee.state(), Onlooker.ARBITER, look).whole());
      SeatNames names = narrator.names(referee.state());
      Ending ending = Ending.of(over.outcome(), names, referee.history());
      ending.tell(page, game.rulebook());
      ending.next(page, game.info(), Showing.of(game).isPresent());
    }
  }
}
