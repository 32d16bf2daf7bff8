package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.Cards;

/**
 * A hand, and the cards set from it, as others may hold them. Who holds an Attack card has set one
 * (PRE-SET-01); a bluff is set alone (PRE-Q-17); who is asked for an Attack card has one.
 */
final class GuessedHand {
  private final Cards cards;
  private final PrestigeView view;
  private final Seat seat;
  private final SheetView known;
  private final boolean isAsked;
  private final Heap dealing;
  private final List<Integer> set = new ArrayList<>();
  private Bag hand = Bag.empty();
  private Bag shown = Bag.empty();

  GuessedHand(Cards cards, PrestigeView view, Seat seat, Heap dealing) {
    this.cards = cards;
    this.seat = seat;
    this.view = view;
    this.known = view.sheets().get(seat.index());
    this.isAsked =
        !view.agenda().isEmpty() && view.agenda().get(view.agenda().size() - 1).showsAttackOf(seat);
    this.dealing = dealing;
  }

  /** Takes the cards that the viewer knows to be in this hand. */
  void takeShown() {
    Pile cardsShown = Shown.inHand(view, seat);
    for (int i = 0; i < cardsShown.size() && shown.size() < known.hand(); i++) {
      int card = cardsShown.get(i);
      shown = dealing.next(each -> each == card).map(shown::with).orElse(shown);
    }
  }

  /** Takes the cards of which it is certain of what kind they are. */
  void takeNeeded() {
    ImmutableList<SetCard> lie = known.sheet().set();
    boolean sure = isAsked || lie.stream().filter(card -> !card.second()).count() > 1;
    for (SetCard card : lie) {
      if (card.second() || sure) {
        IntPredicate fits =
            each -> card.second() ? cards.isPlainAttack(each) : cards.isAttack(each);
        set.add(dealing.next(fits).orElseGet(dealing::next));
      }
    }
    if (isAsked && shown.size() < known.hand()) {
      hand = hand.with(dealing.next(card -> cards.isPlainAttack(card)).orElseGet(dealing::next));
    }
  }

  /** The sheet with all its cards. */
  Sheet fill(RandomGenerator random) {
    int alone = known.sheet().set().size() - set.size();
    while (hand.size() + shown.size() < known.hand() + alone) {
      hand = hand.with(dealing.next());
    }
    ImmutableList.Builder<SetCard> lie = ImmutableList.builder();
    int next = 0;
    for (SetCard card : known.sheet().set()) {
      int chosen = alone == 0 || card.second() ? set.get(next++) : takeOne(random);
      lie.add(new SetCard(chosen, card.second()));
    }
    ImmutableList.Builder<StandBy> riders = ImmutableList.builder();
    for (StandBy rider : known.sheet().riders()) {
      int under = rider.under() == FaceDown.UNSEEN ? dealing.next() : rider.under();
      riders.add(new StandBy(rider.id(), rider.card(), under));
    }
    Bag whole = hand.withAll(shown.toPile());
    return known.sheet().withHand(whole).withSet(lie.build()).withRiders(riders.build());
  }

  private int takeOne(RandomGenerator random) {
    List<Integer> attacks = new ArrayList<>();
    hand.toPile()
        .forEach(
            card -> {
              if (cards.isAttack(card)) {
                attacks.add(card);
              }
            });
    int card =
        attacks.isEmpty()
            ? hand.nth(random.nextInt(hand.size()))
            : attacks.get(random.nextInt(attacks.size()));
    hand = hand.without(card);
    return card;
  }
}
