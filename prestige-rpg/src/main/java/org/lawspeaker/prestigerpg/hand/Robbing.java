package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player takes a random card from each other hand, keeps some, and gives the rest back
 * (PRE-Q-70).
 *
 * @param seat who
 * @param hands whose hands are still to be drawn from
 * @param taken the cards taken
 * @param owners from whom, card by card
 * @param keep how many are kept
 */
@Value.Builder
public record Robbing(
    Seat seat,
    ImmutableList<Seat> hands,
    @CardNumber Pile taken,
    ImmutableList<Seat> owners,
    int keep)
    implements PrestigeFrame, WithRobbing {
  private static final Citation TAKES = Citation.of("PRE-Q-70");
  private static final Window GIVE_BACK =
      Window.of("give-back", "Give a card back to whom?", TAKES);

  /** Takes from everybody else who has cards. */
  static void start(Table table, Seat seat, int keep) {
    ImmutableList<Seat> from =
        Lists.where(
            table.inOrder(), each -> !each.equals(seat) && !table.sheet(each).hand().isEmpty());
    table.push(new Robbing(seat, from, Pile.empty(), ImmutableList.of(), keep));
  }

  /**
   * Nature draws the cards; then, if not all are kept, their taker gives back one at a time. A card
   * is named by its owner, who is public: two owners may have lost equal cards.
   */
  @Override
  public boolean owes(Table table) {
    return !hands.isEmpty() || taken.size() > keep;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return hands.isEmpty()
        ? new Pending.Choose<>(seat, GIVE_BACK)
        : new Pending.Chance<>(TAKES, table.sheet(hands.get(0)).hand().draw(FromHandAtRandom::new));
  }

  private void drawn(Table table, int card) {
    Seat owner = hands.get(0);
    Sheet sheet = table.sheet(owner);
    table.set(owner, sheet.withHand(sheet.hand().without(card)));
    table.set(seat, table.sheet(seat).withHand(table.sheet(seat).hand().with(card)));
    table.replaceTop(
        new Robbing(
            seat,
            hands.subList(1, hands.size()),
            taken.withLast(card),
            Lists.plus(owners, owner),
            keep));
    if (table.isTelling()) {
      String name = table.cards.printed(card);
      String written = table.cards.names().card(card);
      String says = seat + " takes " + owner + "'s " + name;
      table.tellOnly(seat, TAKES, "taken", says, "card", written);
      table.tellOnly(owner, TAKES, "taken", says, "card", written);
      table.tellOthers(
          ImmutableSet.of(seat, owner), TAKES, "takes", seat + " takes a card of " + owner);
    }
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    if (hands.isEmpty()) {
      owners.forEach(owner -> moves.add(new PickSeat(seat, owner)));
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (hands.isEmpty() && move instanceof PickSeat pick) {
      if (!owners.contains(pick.chosen())) {
        faults.add(TAKES, "not-that-player");
      }
    } else if (!hands.isEmpty() && move instanceof FromHandAtRandom random) {
      if (table.sheet(hands.get(0)).hand().count(random.card()) == 0) {
        faults.add(TAKES, "not-in-that-hand");
      }
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(TAKES);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    if (move instanceof PickSeat pick) {
      giveBack(table, pick.chosen());
    } else {
      drawn(table, ((FromHandAtRandom) move).card());
    }
  }

  private void giveBack(Table table, Seat owner) {
    int at = owners.indexOf(owner);
    int card = taken.get(at);
    table.replaceTop(withTaken(taken.without(at)).withOwners(Lists.without(owners, at)));
    table.set(seat, table.sheet(seat).withHand(table.sheet(seat).hand().without(card)));
    table.set(owner, table.sheet(owner).withHand(table.sheet(owner).hand().with(card)));
    if (table.isTelling()) {
      String name = table.cards.printed(card);
      String written = table.cards.names().card(card);
      table.tellOnly(owner, TAKES, "given-back", seat + " gives back " + name, "card", written);
      table.tellOthers(owner, TAKES, "gives-back", seat + " gives a card back to " + owner);
    }
  }

  /** What was taken from this player, and not given back. */
  public Pile takenFrom(Seat owner) {
    int at = owners.indexOf(owner);
    return at < 0 || taken.get(at) == FaceDown.UNSEEN ? Pile.empty() : Pile.of(taken.get(at));
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  /**
   * Which cards were taken only the taker knows, and of each whose it was, who knew the own hand. A
   * card that is kept is then one of another's hand, and what anybody remembers of it is no part of
   * a position (PRE-Q-94).
   */
  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    if (viewer.equals(seat) || viewer == Onlooker.ARBITER) {
      return this;
    }
    Pile seen = Pile.empty();
    for (int i = 0; i < taken.size(); i++) {
      seen = seen.withLast(owners.get(i).equals(viewer) ? taken.get(i) : FaceDown.UNSEEN);
    }
    return withTaken(seen);
  }
}
