package org.lawspeaker.prestigerpg.setting;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.SealedChoices;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Step a: the players set cards face down, all at the same time (PRE-SET-01, PRE-Q-18).
 *
 * @param choices the cards set
 */
public record SetCards(@CardNumber SealedChoices<Pile> choices) implements PrestigeFrame {
  private static final Citation SET = Citation.of("PRE-SET-01");
  private static final Citation AGAIN = Citation.of("PRE-SET-02");
  private static final Window ASKED = Window.of("set", "Set which card face down?", SET, AGAIN);

  /** All who can set a card do: those who hold one, are not turned and do not sit out. */
  public static void first(Table table) {
    table.push(
        new SetCards(
            SealedChoices.of(Lists.where(table.inOrder(), seat -> SetRules.sets(table, seat)))));
  }

  /**
   * Before the first flip, all whose set cards still lie there may exchange them (PRE-SET-02).
   * Their cards go back to their hands, so that keeping is setting the same again.
   */
  public static void exchange(Table table) {
    ImmutableList<Seat> seats =
        Lists.where(table.inOrder(), seat -> !table.sheet(seat).set().isEmpty());
    if (table.clock.flipped() || seats.isEmpty()) {
      return;
    }
    for (Seat seat : seats) {
      SetPile.takeBack(table, seat);
    }
    table.tell(AGAIN, "exchange", "set cards may be exchanged before the first flip");
    table.push(new SetCards(SealedChoices.of(seats)));
  }

  @Override
  public boolean owes(Table table) {
    return !choices.complete();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return asks();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks();
  }

  private Pending<PrestigeMove> asks() {
    return choices.asks(ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    for (int i = 0; i < table.seats(); i++) {
      if (choices.isOwing(Seat.of(i)) && moves.wants(Seat.of(i))) {
        SetRules.propose(table, Seat.of(i), moves);
      }
    }
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof SetFaceDown set) {
      SetRules.judge(table, set.seat(), set.cards(), faults);
    } else {
      faults.notAsked();
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return SetRules.allowedBy(table, ((SetFaceDown) move).cards());
  }

  /** With the cards of one more player. */
  @Override
  public void make(Table table, PrestigeMove move) {
    SetFaceDown set = (SetFaceDown) move;
    table.replaceTop(new SetCards(choices.seal(set.seat(), set.cards())));
  }

  @Override
  public void run(Table table) {
    table.pop();
    choices.forEach((seat, cards) -> SetPile.set(table, seat, cards));
    if (table.isTelling() && choices.seats().size() > 0) {
      table.tell(SET, "set", "cards are set face down");
    }
  }

  @Override
  public PrestigeFrame seenBy(Viewer viewer) {
    return new SetCards(choices.forViewer(viewer));
  }
}
