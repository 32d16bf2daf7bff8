package org.lawspeaker.handofdestiny.loops;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Use;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HeroAbility;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.Stock;

/**
 * Looks for heroes whose free abilities can be used until HOD-Q-88 stops them. Only stock abilities
 * without a mark cost nothing (HOD-STOCK-02); all else is exhausted, discarded or bought. The six
 * abilities of a hero are in play together from the start, so no pair and no triple is left out:
 * games are played at random, and from each of their steps on what is free is used while it can be.
 */
public final class Loops {
  private static final Citation BOUND = Citation.of("HOD-Q-88");
  private static final int GAMES = 4;
  private static final int LONGEST = 400;

  /** More plies than the uses of one step can take, with their choices. */
  private static final int STEP = 400;

  private final Game<HandState, HandMove, ?> game;
  private final HeroCard hero;
  private final Set<String> endless = new TreeSet<>();

  private Loops(Game<HandState, HandMove, ?> game, HeroCard hero) {
    this.game = game;
    this.hero = hero;
  }

  /** The heroes with abilities that give without end. */
  public static ImmutableList<Problem> of(Game<HandState, HandMove, ?> game, Cards cards) {
    ImmutableList.Builder<Problem> found = ImmutableList.builder();
    for (HeroCard hero : cards.pack().heroes()) {
      new Loops(game, hero).look().ifPresent(found::add);
    }
    return found.build();
  }

  private Optional<Problem> look() {
    for (int seed = 0; seed < GAMES && anyIsFree(); seed++) {
      play(new Random(seed));
    }
    return endless.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Problem(
                "hero " + hero.name(),
                Words.list(ImmutableList.copyOf(endless))
                    + " can be used without end ("
                    + BOUND
                    + ")"));
  }

  private boolean anyIsFree() {
    for (int i = 0; i < HeroMarks.ABILITIES; i++) {
      HeroAbility ability = hero.ability(i);
      if (ability.isUsed() && ability.stock() == Stock.FREE) {
        return true;
      }
    }
    return false;
  }

  private void play(Random random) {
    HandState state = game.start(Setup.of(1).with("hero", Words.slug(hero.name()))).orThrow();
    for (int ply = 0; ply < LONGEST && !game.pending(state).isOver(); ply++) {
      useUp(state, random);
      state = game.applyUnchecked(state, answer(state, game.legalMoves(state), random));
    }
  }

  private HandMove answer(HandState state, ImmutableList<HandMove> legal, Random random) {
    return game.pending(state) instanceof Pending.Chance<HandMove> chance
        ? chance.outcomes().sample(random)
        : legal.get(random.nextInt(legal.size()));
  }

  /** Uses what is free from here on, the least used first, as long as it is offered. */
  private void useUp(HandState from, Random random) {
    if (free(game.legalMoves(from)).isEmpty()) {
      return;
    }
    String step = window(from);
    Map<Integer, Integer> uses = new HashMap<>();
    HandState state = from;
    for (int ply = 0; ply < STEP && !game.pending(state).isOver(); ply++) {
      ImmutableList<HandMove> legal = game.legalMoves(state);
      Optional<Use> next =
          free(legal).stream()
              .min(Comparator.comparing(use -> uses.getOrDefault(use.ability(), 0)));
      next.ifPresent(use -> uses.merge(use.ability(), 1, Integer::sum));
      if (next.isEmpty() && window(state).equals(step)) {
        note(state, uses.keySet());
        return;
      }
      state =
          game.applyUnchecked(state, next.isPresent() ? next.get() : answer(state, legal, random));
    }
  }

  /** What was used is endless if nothing but the bound forbids it now. */
  private void note(HandState state, Set<Integer> used) {
    for (int ability : used) {
      if (game.judge(state, Use.of(ability)).citations().contains(BOUND)) {
        endless.add(hero.ability(ability).name());
      }
    }
  }

  private ImmutableList<Use> free(ImmutableList<HandMove> legal) {
    return legal.stream()
        .filter(Use.class::isInstance)
        .map(Use.class::cast)
        .filter(use -> hero.ability(use.ability()).stock() == Stock.FREE)
        .collect(ImmutableList.toImmutableList());
  }

  private String window(HandState state) {
    return game.pending(state).asked().map(Window::name).orElse("");
  }
}
