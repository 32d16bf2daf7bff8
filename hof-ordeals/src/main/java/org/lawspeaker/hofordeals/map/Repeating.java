package org.lawspeaker.hofordeals.map;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Offering;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Wording;

/**
 * An Encounter is activated once more (HOF-CARD-40), if it still lies there. Where that costs
 * something, the player may leave it (HOF-ENC-07).
 *
 * @param seat by whom
 * @param space where it lies
 * @param card which Encounter it is
 * @param times how often it may still be activated
 */
public record Repeating(Seat seat, int space, @CardNumber int card, @Range(min = 1) int times)
    implements Offering {
  private static final Citation AGAIN = Citation.of("HOF-CARD-40");
  private static final Citation COST = Citation.of("HOF-ENC-07");

  private boolean isThere(Table table) {
    Site site = table.board.site(space);
    Faults faults = Faults.unnamed();
    Activation.judge(table, seat, space, faults);
    return site != null && site.card().equals(Optional.of(card)) && faults.none();
  }

  @Override
  public boolean owes(Table table) {
    return isThere(table) && !table.cards.encounter(card).cost().isFree();
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (isThere(table)) {
      table.push(new Activation(seat, space, times));
    }
  }

  @Override
  public Citation why(Table table) {
    return COST;
  }

  @Override
  public Window window(Table table) {
    Encounter encounter = table.cards.encounter(card);
    String asks =
        "Activate "
            + encounter.name()
            + " once more: "
            + encounter.cost().orders()
            + "; if you do, "
            + Wording.of(encounter.effects())
            + "?";
    return Window.of("once-more", asks, AGAIN, COST);
  }

  @Override
  public void accept(Table table) {
    table.replaceTop(new Activation(seat, space, times));
  }
}
