package org.lawspeaker.thorgal.laws;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.piles.DrawTop;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Gods Fate in which others did something else: they may use their fate points as they like
 * (THO-FATE-05), and nothing of it is seen until all are finished (THO-Q-15).
 */
final class SecretFate {
  private final Table table;
  private final Seat seat;
  private final RandomGenerator random;

  SecretFate(Table table, Seat seat, RandomGenerator random) {
    this.table = table;
    this.seat = seat;
    this.random = random;
  }

  /** Whether what an owner does with these cards is hidden from the seat just now. */
  static boolean hides(Table table, Seat owner, Suit suit, Seat seat) {
    for (ThorgalFrame frame : table.agenda().toList()) {
      if (frame instanceof GodsFate fate) {
        return !owner.equals(seat) && suit == table.suitOf(owner) && fate.seats().contains(owner);
      }
    }
    return false;
  }

  void drawAnew() {
    ImmutableList.Builder<ThorgalFrame> frames = ImmutableList.builder();
    for (ThorgalFrame frame : table.agenda().toList()) {
      frames.add(frame instanceof GodsFate fate ? anew(fate) : frame);
    }
    table.setAgenda(Agenda.of(frames.build()));
  }

  private GodsFate anew(GodsFate fate) {
    ImmutableList.Builder<Store> before = ImmutableList.builder();
    int points = fate.left();
    boolean poolBegun = fate.poolBegun();
    for (int i = 0; i < fate.seats().size(); i++) {
      Seat other = fate.seats().get(i);
      Suit suit = table.suitOf(other);
      Store dealt = new Hidden(table, other, suit, seat).dealAnew(fate.before().get(i), random);
      before.add(dealt);
      if (other.equals(seat)) {
        continue;
      }
      Store truth = table.store(other, suit);
      boolean drawsNow = i == fate.turn() && table.agenda().top() instanceof DrawTop;
      int given = fate.given().get(i);
      int drawn = 0;
      int filled = 0;
      if (drawsNow) {
        drawn = truth.hand().size() - dealt.hand().size();
        filled = truth.pool() - dealt.pool();
      } else if (i <= fate.turn()) {
        drawn = random.nextInt(Math.min(given, dealt.deck()) + 1);
        int most = Math.min(given - drawn, dealt.deck() - drawn);
        filled = i < fate.turn() ? random.nextInt(most + 1) : 0;
      }
      if (i == fate.turn() && !drawsNow) {
        points = given - drawn;
        poolBegun = false;
      }
      table.setStore(other, suit, taken(dealt, other, drawn, filled));
    }
    return fate.withPoints(points).withPoolBegun(poolBegun).withBefore(before.build());
  }

  private Store taken(Store before, Seat owner, int drawn, int filled) {
    Store store = before;
    for (int i = 0; i < drawn; i++) {
      Bag bag = store.faceDown().bag();
      int card =
          store.faceDown().isUnseen(0)
              ? bag.nth(random.nextInt(bag.size()))
              : store.faceDown().cardAt(0);
      store = store.drawn(card, Hidden.drawnBy(owner, store.faceDown().knownTo(0)));
    }
    return store.filled(filled);
  }
}
