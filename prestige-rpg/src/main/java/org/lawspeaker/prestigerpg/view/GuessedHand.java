package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.Cards;

/**
 * A hand, and the cards set from it, as others may hold them. Who holds an Attack card has set one
 * (PRE-SET-01); a bluff is set alone (PRE-Q-17); who is asked for an Attack card has one.
 */
final class GuessedHand {
  private final Cards cards;
  private final SheetView known;
  private final boolean isAsked;
  private final Pile seen;
  private final Heap dealing;
  private final RandomGenerator random;
  private final List<Integer> set = new ArrayList<>(0);
  private final Heap hand = Heap.empty();
  private final Heap shown = Heap.empty();

  GuessedHand(Guess guess, int seat, Heap dealing, RandomGenerator random) {
    this.cards = guess.cards();
    this.known = guess.view().sheets().get(seat);
    this.isAsked = guess.isAsked(seat);
    this.seen = guess.shownOf(seat);
    this.dealing = dealing;
    this.random = random;
  }

  /** Takes the cards that the viewer knows to be in this hand. */
  void takeShown() {
    for (int i = 0; i < seen.size() && shown.size() < known.hand(); i++) {
      if (dealing.take(seen.get(i))) {
        shown.add(seen.get(i));
      }
    }
  }

  /** Takes the cards of which it is certain of what kind they are. */
  void takeNeeded() {
    ImmutableList<SetCard> lie = known.sheet().set();
    boolean sure = isAsked || lie.stream().filter(card -> !card.second()).count() > 1;
    for (SetCard card : lie) {
      if (card.second() || sure) {
        set.add(drawn(card.second() ? cards::isPlainAttack : cards::isAttack));
      }
    }
    if (isAsked && shown.size() < known.hand()) {
      hand.add(drawn(cards::isPlainAttack));
    }
  }

  /** The dead who fight hold only what they keep of what they draw (PRE-LICH-07). */
  void takeKept() {
    if (known.sheet().status() == Status.DEAD) {
      while (hand.size() + shown.size() < known.hand()) {
        hand.add(drawn(cards::isKeptByTheFallen));
      }
    }
  }

  /** A card of this kind, or any if there is none. */
  private int drawn(IntPredicate kind) {
    return dealing.draw(kind, random).orElseGet(() -> dealing.draw(random));
  }

  /** The sheet with all its cards. */
  Sheet fill() {
    Sheet sheet = known.sheet();
    int alone = sheet.set().size() - set.size();
    while (hand.size() + shown.size() < known.hand() + alone) {
      hand.add(dealing.draw(random));
    }
    ImmutableList<SetCard> lie = sheet.set().isEmpty() ? sheet.set() : lie(alone);
    ImmutableList<StandBy> riders = sheet.riders().isEmpty() ? sheet.riders() : riders();
    shown.rest().toPile().forEach(hand::add);
    return sheet.withHand(hand.rest()).withSet(lie).withRiders(riders);
  }

  private ImmutableList<SetCard> lie(int alone) {
    ImmutableList.Builder<SetCard> lie = ImmutableList.builder();
    int next = 0;
    for (SetCard card : known.sheet().set()) {
      int chosen = alone == 0 || card.second() ? set.get(next++) : takeOne();
      lie.add(new SetCard(chosen, card.second()));
    }
    return lie.build();
  }

  private ImmutableList<StandBy> riders() {
    ImmutableList.Builder<StandBy> riders = ImmutableList.builder();
    for (StandBy rider : known.sheet().riders()) {
      int under = rider.under() == FaceDown.UNSEEN ? dealing.draw(random) : rider.under();
      riders.add(new StandBy(rider.id(), rider.card(), under));
    }
    return riders.build();
  }

  private int takeOne() {
    return hand.draw(cards::isAttack, random).orElseGet(() -> hand.draw(random));
  }
}
