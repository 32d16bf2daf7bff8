package org.lawspeaker.prestigerpg.moves;

import com.google.common.collect.ImmutableList;
import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.combat.SetCards;
import org.lawspeaker.prestigerpg.combat.SetRules;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * Sets cards face down (PRE-SET-01).
 *
 * @param seat who
 * @param cards which, in the order in which they will be flipped
 */
public record SetFaceDown(Seat seat, Pile cards) implements SeatMove {
  private static final Citation FLIPPED = Citation.of("PRE-SET-03");
  private static final Citation STEPS = Citation.of("PRE-FLOW-02");
  private static final Citation ONCE = Citation.of("PRE-Q-18");

  @Override
  public void judge(Table table, Faults faults) {
    SetCards step = table.top(SetCards.class);
    if (step == null || !step.choices().isOwing(seat)) {
      PrestigeMove.notNow(table, faults, why(table));
    } else {
      SetRules.judge(table, seat, cards, faults);
    }
  }

  /** Why nothing can be set: it is no round, a card has been flipped, or the choice is made. */
  private static Citation why(Table table) {
    if (table.clock.round() == 0) {
      return STEPS;
    }
    return table.clock.flipped() ? FLIPPED : ONCE;
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return SetRules.allowedBy(table, cards);
  }

  @Override
  public void make(Table table) {
    ((SetCards) table.agenda.top()).seal(table, seat, cards);
  }

  @Override
  public String text(Table table) {
    StringJoiner names = new StringJoiner(" ", "set ", "");
    cards.forEach(card -> names.add(table.cards.names().card(card)));
    return names.toString();
  }
}
