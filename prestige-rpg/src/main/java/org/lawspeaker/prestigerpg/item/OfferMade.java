package org.lawspeaker.prestigerpg.item;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.moves.LegalMoves;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PickingOption;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.timing.AfterPlay;

/**
 * An offer is answered at once; if it is accepted, the goods change hands (PRE-Q-50).
 *
 * @param seat who offers
 * @param with who answers
 * @param gives the ids of the items offered
 * @param wants the ids of the items asked for
 */
public record OfferMade(Seat seat, Seat with, Pile gives, Pile wants)
    implements PrestigeFrame, PickingOption {
  private static final Citation OFFER = Citation.of("PRE-Q-50");
  private static final ImmutableList<String> ANSWERS = ImmutableList.of("refuse", "accept");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Choose<>(
        with,
        Window.of(
            "answer",
            seat
                + " offers "
                + names(cards, state.sheet(seat), gives)
                + " for "
                + names(cards, state.sheet(with), wants)
                + "?",
            OFFER));
  }

  private static String names(Cards cards, Sheet owner, Pile ids) {
    StringJoiner names = new StringJoiner(" and ");
    for (Held item : owner.items()) {
      if (ids.contains(item.id())) {
        names.add(cards.printed(item.card()));
      }
    }
    return ids.isEmpty() ? "nothing" : names.toString();
  }

  @Override
  public void propose(Table table, LegalMoves moves) {
    ANSWERS.forEach(answer -> moves.propose(new PickOption(with, answer)));
  }

  @Override
  public boolean asksSeat(Seat asked) {
    return asked.equals(with);
  }

  @Override
  public Citation why() {
    return OFFER;
  }

  @Override
  public ImmutableList<String> options(Table table) {
    return ANSWERS;
  }

  @Override
  public void pickOption(Table table, Seat by, int option) {
    table.pop();
    if (option == 0) {
      if (table.tells()) {
        table.tell(OFFER, "refused", with + " refuses the offer of " + seat);
      }
      return;
    }
    AfterPlay.follow(table);
    gives.forEach(id -> Items.move(table, id, with));
    wants.forEach(id -> Items.move(table, id, seat));
  }
}
