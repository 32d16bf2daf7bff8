package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Deck;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.piles.DrawTop;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.table.Table;

/** What others may have done in Gods Fate, of which nobody sees anything yet (THO-Q-15). */
final class GuessedFate {
  private final Table table;
  private final ThorgalView view;
  private final RandomGenerator random;

  GuessedFate(Table table, ThorgalView view, RandomGenerator random) {
    this.table = table;
    this.view = view;
    this.random = random;
  }

  /** The step with what each seat had before; seats that have acted draw from that. */
  GodsFate of(GodsFate seen) {
    ImmutableList.Builder<Store> before = ImmutableList.builder();
    Optional<Integer> points = seen.points();
    for (int i = 0; i < seen.seats().size(); i++) {
      Seat seat = seen.seats().get(i);
      Store store = table.store(seat, table.suitOf(seat));
      if (seat.equals(view.viewer())) {
        before.add(seen.before().get(0));
        continue;
      }
      before.add(store);
      int given = seen.given().get(i);
      if (i < seen.turn()) {
        int drawn = random.nextInt(Math.min(given, store.deck()) + 1);
        int filled = random.nextInt(Math.min(given, store.deck()) - drawn + 1);
        set(seat, drawn(store, seat, drawn).filled(filled));
      } else if (i == seen.turn()) {
        boolean drawsNow = table.agenda().top() instanceof DrawTop;
        int drawn = random(drawnSoFar(store, given, drawsNow));
        points = Optional.of(given - drawn - (drawsNow ? 1 : 0));
        set(seat, drawn(store, seat, drawn));
      }
    }
    return seen.withPoints(points).withBefore(before.build());
  }

  private void set(Seat seat, Store store) {
    table.setStore(seat, table.suitOf(seat), store);
  }

  /**
   * How many cards the seat may have drawn; while it draws one, the next is one nobody has seen.
   */
  private static List<Integer> drawnSoFar(Store store, int given, boolean drawsNow) {
    List<Integer> possible = new ArrayList<>();
    Deck deck = store.faceDown();
    for (int drawn = 0; drawn <= Math.min(given, store.deck()); drawn++) {
      boolean draws = drawn < Math.min(given, store.deck()) && deck.isUnseen(drawn);
      if (draws || !drawsNow) {
        possible.add(drawn);
      }
    }
    return possible;
  }

  private int random(List<Integer> possible) {
    return possible.get(random.nextInt(possible.size()));
  }

  private Store drawn(Store before, Seat seat, int cards) {
    Store store = before;
    for (int i = 0; i < cards; i++) {
      Deck deck = store.faceDown();
      Bag bag = deck.bag();
      int card = deck.isUnseen(0) ? bag.nth(random.nextInt(bag.size())) : deck.cardAt(0);
      store = store.drawn(card, Knowers.fromDeck(deck.knownTo(0)) | Knowers.only(seat));
    }
    return store;
  }
}
