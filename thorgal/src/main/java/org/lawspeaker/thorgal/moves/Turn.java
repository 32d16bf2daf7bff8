package org.lawspeaker.thorgal.moves;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.TopCard;

/**
 * The top card of a deck that nobody has seen turns out to be this one.
 *
 * @param suit of the deck
 * @param card which
 */
public record Turn(Suit suit, int card) implements NatureMove {
  private static final Citation TOP = Citation.of("THO-FATE-08");

  @Override
  public void judge(Table table, Faults faults) {
    TopCard step = table.top(TopCard.class);
    if (step == null) {
      ThorgalMove.notNow(table, faults, TOP);
    } else if (step.suit() != suit
        || table.store(step.owner(), suit).faceDown().bag().count(card) == 0) {
      faults.add(TOP, "not-in-the-deck");
    }
  }

  @Override
  public ImmutableList<Citation> allowedBy(Table table) {
    return ImmutableList.of(TOP);
  }

  @Override
  public void make(Table table) {
    ((TopCard) table.agenda.top()).turn(table, card);
  }

  @Override
  public String text(Table table) {
    return "turn " + table.cards.name(suit, card);
  }
}
