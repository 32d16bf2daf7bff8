package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.Starters;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Store;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;

/** Deals what a viewer cannot know, every deal as likely as another. */
public final class Guess {
  private final Cards cards;
  private final ThorgalView view;
  private final RandomGenerator random;

  /** What is still to be done, with cards filled in as they are dealt. */
  private final List<ThorgalFrame> agenda;

  private Guess(Cards cards, ThorgalView view, RandomGenerator random) {
    this.cards = cards;
    this.view = view;
    this.random = random;
    this.agenda = new ArrayList<>(view.agenda());
  }

  /** A whole state that agrees with the view. */
  public static ThorgalState of(Cards cards, ThorgalView view, RandomGenerator random) {
    Guess guess = new Guess(cards, view, random);
    ImmutableList.Builder<Side> sides = ImmutableList.builder();
    for (int i = 0; i < view.sides().size(); i++) {
      sides.add(guess.side(Seat.of(i), view.sides().get(i)));
    }
    ThorgalState dealt =
        new ThorgalState(
            view.settings(),
            view.clock(),
            sides.build(),
            view.lands(),
            view.journey(),
            view.inForce(),
            Agenda.of(guess.agenda));
    return GuessedChoices.in(cards, dealt, view, random);
  }

  private Side side(Seat seat, SideView side) {
    return new Side(
        side.in(),
        side.faction(),
        store(seat, side, Suit.DESTINY),
        store(seat, side, Suit.BANE),
        side.party(),
        side.reserve().orElseGet(() -> secretLands(seat, side.reserveSize())),
        side.hornChange());
  }

  /** Lands of a deck of a player's own are all different (THO-Q-94). */
  private Pile secretLands(Seat seat, int number) {
    Pile seen = SeenCards.lands(view, seat);
    Bag box = Bag.empty();
    for (int land = 0; land < cards.lands(); land++) {
      box = seen.contains(land) ? box : box.with(land);
    }
    return Heap.of(box).shuffle(random).deal(number).sorted();
  }

  private Store store(Seat seat, SideView side, Suit suit) {
    StoreView known = side.store(suit);
    Heap heap =
        known
            .unplaced()
            .map(unplaced -> Heap.of(unplaced).shuffle(random))
            .orElseGet(() -> secretList(seat, suit, known));
    dealFrames(seat, suit, known, heap);
    Hand hand = known.hand();
    for (int i = known.hand().size(); i < known.handSize(); i++) {
      hand = hand.with(heap.next(), Knowers.only(seat));
    }
    Store store = known.with(hand, heap.rest());
    return store.withFaceDown(store.faceDown().fill(random));
  }

  /**
   * Cards for a deck whose list is a secret: any that one box holds beside those that were seen
   * (THO-Q-96), among them a companion that may start if none was seen (THO-Q-97).
   */
  private Heap secretList(Seat seat, Suit suit, StoreView known) {
    Bag seen = SeenCards.of(view, seat, suit);
    int number = known.unknown();
    for (ThorgalFrame frame : agenda) {
      number += outside(frame, seat, suit, known);
    }
    Heap box = Heap.empty();
    boolean needsStarter = suit == Suit.DESTINY;
    for (int card = 0; card < cards.count(suit); card++) {
      needsStarter &= seen.count(card) == 0 || !Starters.mayStart(cards, card);
      for (int copy = seen.count(card); copy < cards.copies(suit, card); copy++) {
        box.add(card);
      }
    }
    box.shuffle(random);
    if (!needsStarter) {
      return box.keep(number);
    }
    box.next(card -> Starters.mayStart(cards, card)).ifPresent(box::add);
    return box.keep(number).shuffle(random);
  }

  /** How many cards of a seat a frame holds that the viewer cannot know. */
  private int outside(ThorgalFrame frame, Seat seat, Suit suit, StoreView known) {
    if (frame instanceof FirstLands lands && suit == Suit.DESTINY) {
      boolean hidden = lands.companions().get(seat.index()).isEmpty();
      return hidden ? FactionSet.DESTINY - known.faceDown().size() : 0;
    }
    return isOf(frame, seat, suit) ? ((Shuffling) frame).left() : 0;
  }

  private static boolean isOf(ThorgalFrame frame, Seat seat, Suit suit) {
    return frame instanceof Shuffling shuffling
        && shuffling.owner().equals(seat)
        && shuffling.suit() == suit;
  }

  private void dealFrames(Seat seat, Suit suit, StoreView known, Heap heap) {
    for (int i = 0; i < agenda.size(); i++) {
      if (isOf(agenda.get(i), seat, suit)) {
        Pile hidden = heap.deal(((Shuffling) agenda.get(i)).left());
        agenda.set(i, Shuffling.of(seat, suit, hidden.sorted()));
      } else if (agenda.get(i) instanceof FirstLands lands
          && outside(lands, seat, suit, known) > 0) {
        Pile companions = companions(seat, outside(lands, seat, suit, known), heap);
        heap.remove(companions);
        agenda.set(i, lands.withCompanions(seat, companions));
      }
    }
  }

  private Pile companions(Seat seat, int number, Heap heap) {
    boolean ready = view.sides().get(seat.index()).faction().isPresent();
    Optional<Pile> settled =
        ready ? Starters.recommended(cards, view.settings(), heap.rest()) : Optional.empty();
    if (settled.isPresent()) {
      return settled.get();
    }
    ImmutableList<Pile> choices = Starters.among(cards, heap.rest(), number);
    return choices.get(random.nextInt(choices.size()));
  }
}
