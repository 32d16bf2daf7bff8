package org.lawspeaker.hofordeals.ending;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.hofordeals.combat.Sources;
import org.lawspeaker.hofordeals.combat.StrikeDraw;
import org.lawspeaker.hofordeals.death.Harm;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.piles.DrawHand;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The tied players duel, one after the other (HOF-Q-63).
 *
 * @param all who duels
 * @param left who is still to come, the next first
 * @param totals the Power of those who have duelled
 * @param part what is next for the first of them
 * @param scores the final scores
 */
public record DuelHands(
    ImmutableList<Seat> all,
    ImmutableList<Seat> left,
    ImmutableList<Integer> totals,
    Part part,
    ImmutableList<Integer> scores)
    implements HofStep {
  private static final Citation SHUFFLE = Citation.of("HOF-TIE-04");
  private static final Citation STRIKE = Citation.of("HOF-TIE-06");
  private static final Citation TIED = Citation.of("HOF-TIE-03");
  private static final Citation ORDER = Citation.of("HOF-Q-63");
  private static final Citation MOST = Citation.of("HOF-TIE-07");

  /** What a duellist does. */
  public enum Part {
    /** All own cards are shuffled, and 5 are drawn. */
    CARDS,
    STRIKE,
    /** The Power is counted. */
    TOTAL
  }

  @Override
  public void run(Table table) {
    if (left.isEmpty()) {
      decide(table);
      return;
    }
    Seat seat = left.get(0);
    switch (part) {
      case CARDS -> cards(table, seat);
      case STRIKE -> {
        table.replaceTop(new DuelHands(all, left, totals, Part.TOTAL, scores));
        table.push(new DuelResolving());
        table.push(StrikeDraw.cards(table, seat, false, STRIKE));
      }
      case TOTAL -> total(table, seat);
    }
  }

  private void cards(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    Heap cards = Heap.of(hero.deck().cards());
    cards.addAll(hero.hand()).addAll(hero.discard()).addAll(hero.played());
    cards.addAll(hero.boundCards());
    table.turn = Turn.of(seat, hero.space()).withStage(Stage.OVER);
    table.set(
        seat,
        hero.withEffort(0)
            .withHand(Bag.empty())
            .withShown(Bag.empty())
            .withDiscard(Bag.empty())
            .withPlayed(Bag.empty())
            .withBound(ImmutableList.of())
            .withDeck(Deck.shuffled(cards.rest())));
    if (table.isTelling()) {
      table.tell(SHUFFLE, "shuffled", seat + " shuffles all cards for the duel");
    }
    table.replaceTop(new DuelHands(all, left, totals, Part.STRIKE, scores));
    table.push(new DuelPlay());
    table.push(new DrawHand(seat, Hero.HAND, SHUFFLE));
  }

  private void total(Table table, Seat seat) {
    int total = Sources.total(table, seat);
    if (table.isTelling()) {
      table.tell(MOST, "duelled", seat + " has " + total + " Power in the duel");
    }
    table.replaceTop(
        new DuelHands(
            all, left.subList(1, left.size()), Lists.plus(totals, total), Part.CARDS, scores));
  }

  /** Who is tied waits for those before; nobody else has a part in the duel. */
  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (move.by() instanceof Seat seat && !left.isEmpty() && !left.get(0).equals(seat)) {
      faults.add(all.contains(seat) ? ORDER : TIED, "not-your-duel", "duels", left.get(0));
    }
  }

  @Override
  public boolean isDuel() {
    return true;
  }

  @Override
  public void payHealth(Table table, Seat seat, int amount) {
    Harm.payTold(table, seat, amount);
  }

  /** Still tied: victory is shared. */
  private void decide(Table table) {
    int most = Integer.MIN_VALUE;
    for (int total : totals) {
      most = Math.max(most, total);
    }
    ImmutableList.Builder<Seat> winners = ImmutableList.builder();
    for (int i = 0; i < all.size(); i++) {
      if (totals.get(i) == most) {
        winners.add(all.get(i));
      }
    }
    ImmutableList<Seat> best = winners.build();
    Endings.end(table, best, best.size() > 1 ? ORDER : MOST, scores);
  }
}
