package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.play.Referee;
import org.lawspeaker.engine.play.Roster;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "demo",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a whole game by itself and tells it, clause by clause.",
      "Every decision, roll and event comes with the clauses that it rests on."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker demo",
      "  lawspeaker demo connect-four --seed 7",
      "  lawspeaker demo --seat 0=mcts"
    })
final class DemoCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The id of an installed game.")
  private @Nullable String id;

  @Mixin private MatchOptions options = new MatchOptions();

  /** Iterations that play well enough to be worth watching, and need no waiting. */
  private static final int SHOWN = 300;

  @Option(
      names = "--seat",
      paramLabel = "N=KIND",
      description = {
        "Who decides for a seat: random, greedy, mcts or mcts:ITERATIONS.",
        "mcts looks ahead, "
            + Decider.ITERATIONS
            + " iterations for each choice if no number is given.",
        "All seats are mcts:" + SHOWN + " if left out."
      })
  private Map<Integer, Decider> deciders = new LinkedHashMap<>();

  DemoCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameProvider provider = id == null ? InstalledGames.toShow() : InstalledGames.named(id);
    play(options.game(provider));
    return Exit.OK;
  }

  private <S, M extends Move, V> void play(Game<S, M, V> game) {
    Page page = console.page();
    Setup setup = options.setup(game.info());
    ImmutableList<Decider> seated =
        Decider.of(setup.seats(), deciders, new Decider.Mcts(SHOWN), new Decider.Mcts(SHOWN));
    for (int i = 0; i < seated.size(); i++) {
      if (seated.get(i) instanceof Decider.Human) {
        throw new Refusal(
            "--seat " + i, "a demo plays by itself; name random, greedy or mcts, or use play");
      }
    }
    page.heading(options.title(game.info(), setup));
    page.line(
        "In brackets are the clauses of the rulebook: look one up with lawspeaker rules "
            + game.info().id()
            + " "
            + game.rulebook().clauses().keySet().asList().get(0));
    page.line("");
    Narrator<S, M, V> narrator = new Narrator<>(game, page, Onlooker.ARBITER, ply -> false);
    SplittableRandom random = options.random();
    Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(random.split()).watchedBy(narrator);
    for (int i = 0; i < setup.seats(); i++) {
      Seat seat = Seat.of(i);
      roster = roster.with(seat, seated.get(i).player(game, seat, random.split()).orElseThrow());
    }
    Referee<S, M, V> referee = Refusal.unlessOk(Referee.open(game, setup, roster));
    if (referee.run() instanceof Pending.Over<M> over) {
      page.line("");
      page.line(Tabletops.draw(game, referee.state(), Onlooker.ARBITER, page.ansi()));
      narrator.tell(over.outcome());
    }
  }
}
