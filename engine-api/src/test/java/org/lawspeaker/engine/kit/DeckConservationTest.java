package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.lawspeaker.engine.Seat;

/** A deck is played with at random, beside it the list of cards that Nature would have laid. */
class DeckConservationTest {
  private static final Bag ALL = Bag.of(0, 0, 1, 2, 3, 3, 3, 4, 7);

  @Property(seed = "21")
  void noCardIsEverLost(@ForAll @Size(max = 40) List<@IntRange(max = 999) Integer> choices) {
    Table table = new Table();
    for (int choice : choices) {
      table.play(choice);
      assertThat(table.deck.cards().withAll(table.hand)).isEqualTo(ALL);
      assertThat(table.deck.size() + table.hand.size()).isEqualTo(ALL.size());
      assertThat(unseen(table.deck)).isEqualTo(table.deck.bag().size());
    }
  }

  @Property(seed = "22")
  void knownSlotsHoldWhatWasLaidThere(
      @ForAll @Size(max = 40) List<@IntRange(max = 999) Integer> choices) {
    Table table = new Table();
    for (int choice : choices) {
      table.play(choice);
      for (int slot = 0; slot < table.deck.size(); slot++) {
        int laid = table.laid.get(slot);
        assertThat(table.deck.isUnseen(slot)).isEqualTo(laid < 0);
        if (laid >= 0) {
          assertThat(table.deck.cardAt(slot)).isEqualTo(laid);
        }
      }
    }
  }

  @Property(seed = "23")
  void whatASeatSeesIsWhatItSeesOfEveryDeckFilledFromIt(
      @ForAll @Size(max = 40) List<@IntRange(max = 999) Integer> choices,
      @ForAll @IntRange(max = 1) int viewer,
      @ForAll long seed) {
    Table table = new Table();
    choices.forEach(table::play);
    Deck seen = table.deck.seenBy(Seat.of(viewer));
    Deck filled = seen.fill(new Random(seed));
    assertThat(filled.seenBy(Seat.of(viewer))).isEqualTo(seen).hasSameHashCodeAs(seen);
    assertThat(filled.cards()).isEqualTo(table.deck.cards());
    assertThat(seen.seenBy(Seat.of(viewer))).isEqualTo(seen);
  }

  private static int unseen(Deck deck) {
    int unseen = 0;
    for (int slot = 0; slot < deck.size(); slot++) {
      unseen += deck.isUnseen(slot) ? 1 : 0;
    }
    return unseen;
  }

  /** The deck, the list of what is known about its slots (-1 for unseen) and one hand. */
  private static final class Table {
    private Deck deck = Deck.shuffled(ALL);
    private Pile hand = Pile.empty();
    private final List<Integer> laid = new ArrayList<>();

    Table() {
      deck.cards().toPile().forEach(card -> laid.add(-1));
    }

    void play(int choice) {
      int slot = deck.isEmpty() ? 0 : choice / 10 % deck.size();
      switch (choice % 10) {
        case 0, 1, 2 -> peek(slot, choice);
        case 3, 4 -> draw(slot, choice);
        case 5, 6, 7 -> putBack(choice);
        case 8 -> move(slot, choice);
        default -> shuffle(choice);
      }
    }

    private int cardIn(int slot, int choice) {
      return deck.isUnseen(slot) ? deck.bag().nth(choice % deck.bag().size()) : deck.cardAt(slot);
    }

    private void peek(int slot, int choice) {
      if (!deck.isEmpty() && deck.isUnseen(slot)) {
        int card = cardIn(slot, choice);
        deck = deck.reveal(slot, card, choice % 4);
        laid.set(slot, card);
      }
    }

    private void draw(int slot, int choice) {
      if (!deck.isEmpty()) {
        int card = cardIn(slot, choice);
        deck = deck.drawn(slot, card);
        hand = hand.withLast(card);
        laid.remove(slot);
      }
    }

    private void putBack(int choice) {
      if (!hand.isEmpty()) {
        int slot = choice / 10 % (deck.size() + 1);
        deck = deck.insert(slot, hand.first(), choice % 4);
        laid.add(slot, hand.first());
        hand = hand.without(0);
      }
    }

    private void move(int slot, int choice) {
      if (!deck.isEmpty()) {
        int to = choice % deck.size();
        deck = deck.move(slot, to);
        laid.add(to, laid.remove(slot));
      }
    }

    private void shuffle(int choice) {
      if (choice > 700) {
        deck = deck.shuffle();
        laid.replaceAll(known -> -1);
      }
    }
  }
}
