package org.example.consumer;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.handofdestiny.HandOfDestiny;
import org.lawspeaker.handofdestiny.HandOfDestinyProvider;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandState;

/** Plays one game by random moves, and asks one rules question. */
public final class Main {
  private final HandOfDestiny game = new HandOfDestinyProvider().game();

  public static void main(String[] args) {
    Main main = new Main();
    System.out.println(main.installed());
    System.out.println(main.played(new SplittableRandom(7)));
    System.out.println(main.verdict("attack second"));
  }

  /** The games that the service loader finds. */
  String installed() {
    return GameProvider.installed().stream().map(GameProvider::id).toList().toString();
  }

  /** How a game of random moves ended, and by which clause. */
  String played(RandomGenerator random) {
    HandState state = start();
    while (!(game.pending(state) instanceof Pending.Over<HandMove>)) {
      state = game.apply(state, move(state, random));
    }
    Outcome outcome = ((Pending.Over<HandMove>) game.pending(state)).outcome();
    return outcome.results() + " by " + outcome.citation() + ": " + outcome.reason();
  }

  /** What the rules say of the hero's first move, with the words of the clause that decides. */
  String verdict(String text) {
    RandomGenerator random = new SplittableRandom(7);
    HandState state = start();
    while (game.pending(state) instanceof Pending.Chance<HandMove> chance) {
      state = game.apply(state, chance.outcomes().sample(random));
    }
    Verdict verdict = game.judge(state, game.notation().readMove(state, text).orThrow());
    Citation clause = verdict.citations().iterator().next();
    return (verdict.isLegal() ? "legal, " : "illegal, ")
        + clause
        + ": "
        + game.rulebook().textOf(clause).orElseThrow();
  }

  private HandState start() {
    return game.start(Setup.of(1).with("hero", "galathar")).orThrow();
  }

  private HandMove move(HandState state, RandomGenerator random) {
    if (game.pending(state) instanceof Pending.Chance<HandMove> chance) {
      return chance.outcomes().sample(random);
    }
    List<HandMove> moves = game.legalMoves(state);
    return moves.get(random.nextInt(moves.size()));
  }
}
