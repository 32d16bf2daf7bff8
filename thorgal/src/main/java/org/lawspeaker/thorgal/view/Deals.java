package org.lawspeaker.thorgal.view;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Dealer;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.StartingCompanions;
import org.lawspeaker.thorgal.state.Side;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;
import org.lawspeaker.thorgal.table.ThorgalFrame;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * Deals what a viewer cannot know, again and again, where nothing is hidden but hands and decks:
 * all that is the same in every deal is made once. Positions in which a step hides something, and
 * decks whose list is a secret, are dealt by a {@link Guess} each time.
 */
public final class Deals implements Dealer<ThorgalState> {
  private final Cards cards;
  private final ThorgalView view;
  private final ImmutableList<StoreDeal> destiny;
  private final ImmutableList<StoreDeal> bane;
  private final ImmutableList<Pile> reserves;
  private final Agenda<ThorgalFrame> agenda;

  /** Whether others may have drawn by now (THO-Q-15). */
  private final boolean isFate;

  private Deals(Cards cards, ThorgalView view) {
    this.cards = cards;
    this.view = view;
    ImmutableList.Builder<StoreDeal> destinies = ImmutableList.builder();
    ImmutableList.Builder<StoreDeal> banes = ImmutableList.builder();
    ImmutableList.Builder<Pile> lands = ImmutableList.builder();
    for (int i = 0; i < view.sides().size(); i++) {
      SideView side = view.sides().get(i);
      destinies.add(new StoreDeal(Seat.of(i), side.destiny()));
      banes.add(new StoreDeal(Seat.of(i), side.bane()));
      lands.add(side.reserve().orElseThrow());
    }
    this.destiny = destinies.build();
    this.bane = banes.build();
    this.reserves = lands.build();
    this.agenda = Agenda.of(view.agenda());
    this.isFate = view.agenda().stream().anyMatch(GodsFate.class::isInstance);
  }

  /** Deals whole states that agree with this view. */
  public static Dealer<ThorgalState> of(Cards cards, ThorgalView view) {
    boolean isSecret = view.agenda().stream().anyMatch(Deals::hides);
    for (SideView side : view.sides()) {
      isSecret |= side.reserve().isEmpty();
      isSecret |= isSecret(side, Suit.DESTINY) || isSecret(side, Suit.BANE);
    }
    return isSecret ? random -> Guess.of(cards, view, random) : new Deals(cards, view);
  }

  private static boolean hides(ThorgalFrame frame) {
    return frame instanceof StartingCompanions
        || frame instanceof FirstLands
        || frame instanceof Shuffling;
  }

  private static boolean isSecret(SideView side, Suit suit) {
    return side.store(suit).unplaced().equals(Optional.empty());
  }

  @Override
  public ThorgalState deal(RandomGenerator random) {
    ImmutableList.Builder<Side> sides = ImmutableList.builderWithExpectedSize(destiny.size());
    for (int i = 0; i < destiny.size(); i++) {
      SideView side = view.sides().get(i);
      sides.add(
          new Side(
              side.in(),
              side.faction(),
              destiny.get(i).deal(random),
              bane.get(i).deal(random),
              side.party(),
              reserves.get(i),
              side.hornChange()));
    }
    ThorgalState dealt =
        new ThorgalState(
            view.settings(),
            view.clock(),
            sides.build(),
            view.lands(),
            view.journey(),
            view.inForce(),
            agenda);
    return isFate ? GuessedChoices.in(cards, dealt, view, random) : dealt;
  }
}
