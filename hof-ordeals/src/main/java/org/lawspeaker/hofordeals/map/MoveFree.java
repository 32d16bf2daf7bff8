package org.lawspeaker.hofordeals.map;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user moves for free (HOF-CARD-29), only in the own Explore step and before an activation
 * (HOF-Q-110).
 *
 * @param encounters how far at most
 */
@Doc("The user may move for free in the own Explore step, before an activation.")
public record MoveFree(@Range(min = 1, max = 9) int encounters) implements Effect {
  private static final Citation NOT_NOW = Citation.of("HOF-Q-110");

  @Override
  public void act(Table table, Source source) {
    if (Moving.isNow(table, source.user())) {
      table.push(new PickSpaceToGo(source.user(), encounters, table.turn.activated()));
    } else if (table.isTelling()) {
      table.tell(NOT_NOW, "stays", source.user() + " cannot move now");
    }
  }

  @Override
  public Optional<Citation> idle(Table table, Source source) {
    return Moving.isNow(table, source.user()) ? Optional.empty() : Optional.of(NOT_NOW);
  }

  @Override
  public String says() {
    return "you may move "
        + (encounters == 1 ? "1 Encounter" : "up to " + encounters + " Encounters")
        + " without paying, in your Explore step before you activate an Encounter";
  }
}
