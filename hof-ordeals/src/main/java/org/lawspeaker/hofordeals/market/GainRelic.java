package org.lawspeaker.hofordeals.market;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.hofordeals.piles.Stores;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/**
 * The user draws Relics, keeps one, and puts the others at the bottom of the deck. Nobody can pay
 * for that while no Relic is left (HOF-Q-47).
 *
 * @param of how many are drawn
 */
@Doc("The user draws Relics and keeps one.")
public record GainRelic(@Default("1") @Range(min = 1, max = 3) int of) implements Effect {
  private static final Citation NONE_LEFT = Citation.of("HOF-Q-47");

  @Override
  public void act(Table table, Source source) {
    table.push(new RelicDraw(ImmutableList.of(source.user()), of, false));
  }

  @Override
  public Optional<Citation> idle(Table table, Source source) {
    boolean isLeft = !table.decks.relics().isEmpty() || Stores.inBox(table, Kind.RELIC) > 0;
    return isLeft ? Optional.empty() : Optional.of(NONE_LEFT);
  }

  @Override
  public String says() {
    return of == 1 ? "draw a Relic and equip it" : "draw " + of + " Relics and equip one of them";
  }
}
