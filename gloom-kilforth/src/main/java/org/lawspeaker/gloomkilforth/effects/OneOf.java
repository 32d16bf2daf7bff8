package org.lawspeaker.gloomkilforth.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Who;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * One of several parts, of a hero's choice.
 *
 * @param of what there is to choose from
 */
@Doc("One of several parts, of a hero's choice.")
public record OneOf(
    @Size(min = 2, max = 4) ImmutableList<ImmutableList<Effect>> of, @Default("you") Who who)
    implements OnHeroes {
  @Override
  public ImmutableList<Effect> parts() {
    return of.stream().flatMap(ImmutableList::stream).collect(ImmutableList.toImmutableList());
  }

  @Override
  public void befall(Table table, Source source, Seat seat) {
    table.push(new PickPart(new Source(seat, source.card()), of, Cost.NONE));
  }

  @Override
  public String says() {
    return who.orders("choose")
        + ": "
        + String.join("; or ", of.stream().map(Wording::of).toList());
  }
}
