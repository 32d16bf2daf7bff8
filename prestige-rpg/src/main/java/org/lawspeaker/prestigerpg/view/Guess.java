package org.lawspeaker.prestigerpg.view;

import com.google.common.collect.ImmutableList;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.windows.Announced;

/**
 * Deals what a viewer cannot know, again and again; what follows from the view alone is worked out
 * once. What others have sealed so far is a secret too; the guess is that they have not chosen yet.
 */
public final class Guess implements Dealer<PrestigeState> {
  private final Cards cards;
  private final PrestigeView view;

  /** Cards that may be in hands. */
  private final Bag dealing;

  /** Cards that are in the deck if nowhere else: Items lie open as soon as they are drawn. */
  private final Bag inDeck;

  /** What is still to be done, with the cards that can only be what they are announced as. */
  private final ImmutableList<PrestigeFrame> agenda;

  private final boolean hidesSteps;
  private final boolean hidesStack;
  private final boolean hidesQuests;
  private final Agenda<PrestigeFrame> steps;

  /** What the viewer has just buried. */
  private final Pile ownBuried;

  /** What the viewer knows to be in each hand. */
  private final ImmutableList<Pile> shown;

  private Guess(Cards cards, PrestigeView view) {
    this.cards = cards;
    this.view = view;
    Bag unseen = Unseen.of(cards, view);
    Heap others = Heap.empty();
    Heap items = Heap.empty();
    for (int i = 0; i < unseen.size(); i++) {
      (cards.isItem(unseen.nth(i)) ? items : others).add(unseen.nth(i));
    }
    this.dealing = others.rest();
    this.inDeck = items.rest();
    ImmutableList.Builder<PrestigeFrame> frames = ImmutableList.builder();
    view.agenda().forEach(frame -> frames.add(Shown.bluff(cards, frame)));
    this.agenda = frames.build();
    this.hidesSteps = agenda.stream().anyMatch(this::hides);
    this.hidesStack = view.stack().stream().anyMatch(Guess::hides);
    this.hidesQuests =
        view.sheets().stream().anyMatch(sheet -> sheet.sheet().quest() == SheetView.HIDDEN);
    this.steps = Agenda.of(agenda);
    this.ownBuried = view.viewer() == Onlooker.ARBITER ? Pile.empty() : Shown.buried(view);
    ImmutableList.Builder<Pile> inHands = ImmutableList.builder();
    for (int i = 0; i < view.sheets().size(); i++) {
      inHands.add(Shown.inHand(view, Seat.of(i)));
    }
    this.shown = inHands.build();
  }

  /** Deals whole states that agree with this view. */
  public static Dealer<PrestigeState> of(Cards cards, PrestigeView view) {
    return new Guess(cards, view);
  }

  @Override
  public PrestigeState deal(RandomGenerator random) {
    return new GuessedTable(this, random).deal();
  }

  Cards cards() {
    return cards;
  }

  PrestigeView view() {
    return view;
  }

  /** The cards that may be in hands, to be dealt. */
  Heap dealing() {
    return Heap.of(dealing);
  }

  /** The deck, if these of the cards to be dealt are left. */
  Bag deck(Heap left) {
    return left.rest().withAll(inDeck);
  }

  ImmutableList<PrestigeFrame> agenda() {
    return agenda;
  }

  /** The steps, if none of them hides anything. */
  Agenda<PrestigeFrame> steps() {
    return steps;
  }

  boolean hidesSteps() {
    return hidesSteps;
  }

  boolean hidesStack() {
    return hidesStack;
  }

  boolean hidesQuests() {
    return hidesQuests;
  }

  Pile ownBuried() {
    return ownBuried;
  }

  Pile shownOf(int seat) {
    return shown.get(seat);
  }

  /** Whether the viewer does not see this hand. */
  boolean isHidden(int seat) {
    return view.viewer() != Onlooker.ARBITER && !view.viewer().equals(Seat.of(seat));
  }

  /** Whether this player is asked for an Attack card. */
  boolean isAsked(int seat) {
    return !agenda.isEmpty() && agenda.get(agenda.size() - 1).showsAttackOf(Seat.of(seat));
  }

  private boolean hides(PrestigeFrame frame) {
    return frame.lying() == FaceDown.UNSEEN
        || (frame instanceof Announced play && play.under() == FaceDown.UNSEEN)
        || (frame instanceof Robbing robbing && isHidden(robbing.seat().index()));
  }

  private static boolean hides(Attack attack) {
    boolean hides = attack.under() == FaceDown.UNSEEN;
    for (RiderOn rider : attack.riders()) {
      hides |= rider.under() == FaceDown.UNSEEN;
    }
    return hides;
  }

  /** The sheet of a seat, as far as the viewer knows it. */
  Sheet known(int seat) {
    return view.sheets().get(seat).sheet();
  }
}
