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
  private final Installation installed;

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The id of an installed game.")
  private @Nullable String id;

  @Mixin private MatchOptions options = new MatchOptions();

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

  DemoCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    GameProvider provider = id == null ? installed.games().toShow() : installed.games().named(id);
    play(options.game(provider));
    return Exit.OK;
  }

  private <S, M extends Move, V> void play(Game<S, M, V> game) {
    Page page = console.page();
    Setup setup = options.setup(game.info());
    ImmutableList<Decider> seated =
        Decider.of(installed.players(), setup.seats(), deciders, SHOWN, SHOWN);
    for (int i = 0; i < seated.size(); i++) {
      if (seated.get(i).isHuman()) {
        throw new Refusal(
            "--seat " + i, "a demo plays by itself; name random, greedy or mcts, or use play");
      }
    }
    Narrator<S, M, V> narrator = new Narrator<>(game, page, Onlooker.ARBITER, ply -> false);
    SplittableRandom random = options.random();
    Roster<S, M, V> roster = Roster.<S, M, V>empty().withNature(random.split()).watchedBy(narrator);
    for (int i = 0; i < setup.seats(); i++) {
      Seat seat = Seat.of(i);
      roster = roster.with(seat, seated.get(i).player(game, seat, random.split()).orElseThrow());
    }
    page.heading(options.title(game.info(), setup));
    page.line(
        "In brackets are the clauses of the rulebook: look one up with lawspeaker rules "
            + game.info().id()
            + " "
            + game.rulebook().clauses().keySet().asList().get(0));
    page.line("");
    Referee<S, M, V> referee = Refusal.unlessOk(Referee.open(game, setup, roster));
    if (referee.run() instanceof Pending.Over<M> over) {
      page.line("");
      page.line(installed.tabletops().draw(game, referee.state(), Onlooker.ARBITER, page.ink()));
      narrator.tell(over.outcome());
    }
  }
}
