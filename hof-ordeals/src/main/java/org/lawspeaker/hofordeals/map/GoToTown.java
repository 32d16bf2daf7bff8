package org.lawspeaker.hofordeals.map;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.hofordeals.death.Dying;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user's Adventurer is put on the Town, only in the own Explore step and before an activation
 * (HOF-Q-110).
 */
@Doc("The user's Adventurer is put on the Town, in the own Explore step, before an activation.")
public record GoToTown() implements Effect {
  private static final Citation MOVED = Citation.of("HOF-Q-110");

  @Override
  public void act(Table table, Source source) {
    if (Moving.isNow(table, source.user())) {
      Moving.bring(table, source.user(), Dying.town(table), MOVED);
    } else if (table.isTelling()) {
      table.tell(MOVED, "stays", source.user() + " cannot move now");
    }
  }

  @Override
  public Optional<Citation> idle(Table table, Source source) {
    return Moving.isNow(table, source.user()) ? Optional.empty() : Optional.of(MOVED);
  }

  @Override
  public String says() {
    return "put your Adventurer on the Town, in your Explore step before you activate an Encounter";
  }
}
