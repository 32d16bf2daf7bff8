package org.lawspeaker.hofordeals.loops;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashSet;
import java.util.Set;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Skill;

/**
 * Looks for one, two or three Skills, Equipment cards or Relics which, owned by one player, give
 * back what they cost, so that a turn or a combat need not end: every such set is laid out and
 * played.
 */
public final class Loops {
  private static final int LARGEST = 3;

  private final Cards cards;
  private final OwnTurns turns;

  private Loops(Game<HofState, HofMove, ?> game, Cards cards) {
    this.cards = cards;
    this.turns = new OwnTurns(game, cards);
  }

  /** The loops in the cards of a pack that players can own. */
  public static ImmutableList<Problem> of(Game<HofState, HofMove, ?> game, Cards cards) {
    return new Loops(game, cards).found();
  }

  private ImmutableList<Problem> found() {
    ImmutableSet<Integer> able = able();
    Set<Set<Integer>> loops = new LinkedHashSet<>();
    for (int size = 1; size <= Math.min(LARGEST, able.size()); size++) {
      for (Set<Integer> owned : Sets.combinations(able, size)) {
        boolean isNew = loops.stream().noneMatch(owned::containsAll);
        if (isNew && turns.goRound(ImmutableList.copyOf(owned))) {
          loops.add(ImmutableSet.copyOf(owned));
        }
      }
    }
    return loops.stream().map(this::problem).collect(ImmutableList.toImmutableList());
  }

  private Problem problem(Set<Integer> owned) {
    ImmutableList<String> names =
        owned.stream().map(cards::name).collect(ImmutableList.toImmutableList());
    return new Problem("cards", Words.list(names) + " can go on without end");
  }

  /** The cards that do something for their owner beyond their values. */
  private ImmutableSet<Integer> able() {
    ImmutableSet.Builder<Integer> able = ImmutableSet.builder();
    for (int number = 0; number < cards.index.size(); number++) {
      Card card = cards.card(number);
      boolean owned = card instanceof Skill || card instanceof Equipment;
      if (owned && !(card.abilities().isEmpty() && card.lasting().isEmpty())) {
        able.add(number);
      }
    }
    return able.build();
  }
}
