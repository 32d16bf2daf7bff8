package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** So many copies of one card, as a list of cards names them: {@code ember} or {@code 3 ember}. */
record CardRun(int count, int card) {
  /** The most copies of a card that are named at once. */
  static final int MOST_COPIES = 999;

  /** The cards of a pile, each named by itself. */
  static ImmutableList<CardRun> of(Pile pile) {
    ImmutableList.Builder<CardRun> runs = ImmutableList.builder();
    pile.forEach(card -> runs.add(new CardRun(1, card)));
    return runs.build();
  }

  /** The cards of a bag, each named once. */
  static ImmutableList<CardRun> of(Bag bag) {
    List<CardRun> runs = new ArrayList<>();
    for (int i = 0; i < bag.size(); i += runs.get(runs.size() - 1).count) {
      runs.add(new CardRun(bag.count(bag.nth(i)), bag.nth(i)));
    }
    return ImmutableList.copyOf(runs);
  }

  /** The cards in their order. */
  static Pile pile(ImmutableList<CardRun> runs) {
    Heap cards = Heap.empty();
    for (CardRun run : runs.reverse()) {
      for (int i = 0; i < run.count; i++) {
        cards.add(run.card);
      }
    }
    return cards.deal(cards.size());
  }
}
