package org.lawspeaker.thorgal.loops;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.LinkedHashSet;
import java.util.Set;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Anatomy;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * Looks for two or three cards of one deck which, in one party, can be activated more often in an
 * action step than a card is meant to be (THO-Q-26): every such party is laid out and played.
 */
public final class Loops {
  private final Game<ThorgalState, ThorgalMove, ?> game;
  private final Cards cards;

  private Loops(Game<ThorgalState, ThorgalMove, ?> game, Cards cards) {
    this.game = game;
    this.cards = cards;
  }

  /** The loops in every faction and every deck that players built. */
  public static ImmutableList<Problem> of(Game<ThorgalState, ThorgalMove, ?> game, Cards cards) {
    ImmutableList.Builder<Problem> found = ImmutableList.builder();
    for (int deck = 0; deck < cards.deckNames().size(); deck++) {
      found.addAll(of(game, cards, deck));
    }
    return found.build();
  }

  /** The loops in one deck, by its place among all. */
  static ImmutableList<Problem> of(Game<ThorgalState, ThorgalMove, ?> game, Cards cards, int deck) {
    return new Loops(game, cards).inDeck(deck);
  }

  private ImmutableList<Problem> inDeck(int deck) {
    ActionSteps steps = new ActionSteps(game, cards, deck);
    Set<Set<Integer>> loops = new LinkedHashSet<>();
    for (int size = 2; size <= 3; size++) {
      for (Set<Integer> party : Sets.combinations(permanents(deck), size)) {
        boolean isNew = loops.stream().noneMatch(party::containsAll);
        if (isNew && steps.goRound(ImmutableList.copyOf(party))) {
          loops.add(ImmutableSet.copyOf(party));
        }
      }
    }
    return loops.stream()
        .map(party -> problem(cards.deckNames().get(deck), party))
        .collect(ImmutableList.toImmutableList());
  }

  private Problem problem(String deck, Set<Integer> party) {
    ImmutableList<String> names =
        party.stream()
            .map(card -> cards.printed(Suit.DESTINY, card))
            .collect(ImmutableList.toImmutableList());
    return new Problem("deck " + deck, Words.list(names) + " can go on without end (THO-Q-104)");
  }

  /** The cards of a deck that stay in play and do something there. */
  private ImmutableSet<Integer> permanents(int deck) {
    int factions = cards.pack().factions().size();
    Bag bag =
        deck < factions
            ? cards.factionCards(Suit.DESTINY, deck)
            : cards.builtCards(Suit.DESTINY, cards.pack().decks().get(deck - factions));
    ImmutableSet.Builder<Integer> permanents = ImmutableSet.builder();
    for (int i = 0; i < bag.size(); i++) {
      Anatomy card = cards.destiny(bag.nth(i));
      boolean works =
          !card.card.lasting().isEmpty()
              || card.card.activated().isPresent()
              || !card.card.triggers().isEmpty();
      if (!card.isEvent() && works) {
        permanents.add(bag.nth(i));
      }
    }
    return permanents.build();
  }
}
