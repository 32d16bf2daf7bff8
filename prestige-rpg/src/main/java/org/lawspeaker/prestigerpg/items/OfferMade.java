package org.lawspeaker.prestigerpg.items;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An offer is answered at once; if it is accepted, the goods change hands (PRE-Q-50).
 *
 * @param seat who offers
 * @param with who answers
 * @param gives the ids of the items offered
 * @param wants the ids of the items asked for
 */
public record OfferMade(Seat seat, Seat with, Pile gives, Pile wants) implements PrestigeFrame {
  private static final Citation OFFER = Citation.of("PRE-Q-50");
  private static final String ACCEPT = "accept";
  private static final ImmutableList<String> ANSWERS = ImmutableList.of("refuse", ACCEPT);

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(
        with,
        Window.of(
            "answer",
            seat
                + " offers "
                + names(table.cards, table.sheet(seat), gives)
                + " for "
                + names(table.cards, table.sheet(with), wants)
                + "?",
            OFFER));
  }

  private static String names(Cards cards, Sheet owner, Pile ids) {
    List<String> names = new ArrayList<>();
    for (Held item : owner.items()) {
      if (ids.contains(item.id())) {
        names.add(cards.printed(item.card()));
      }
    }
    return Words.list(names);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    ANSWERS.forEach(answer -> moves.add(new PickOption(with, answer)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!ANSWERS.contains(pick.way())) {
      faults.add(OFFER, "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(OFFER);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    answer(table, ((PickOption) move).way().equals(ACCEPT));
  }

  private void answer(Table table, boolean yes) {
    table.pop();
    if (!yes) {
      if (table.isTelling()) {
        table.tell(OFFER, "refused", with + " refuses the offer of " + seat);
      }
      return;
    }
    table.push(Flow.AFTER_PLAY);
    gives.forEach(id -> Items.move(table, id, with, OFFER));
    wants.forEach(id -> Items.move(table, id, seat, OFFER));
  }
}
