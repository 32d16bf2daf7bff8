package org.lawspeaker.hofordeals.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.occasions.Abilities;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.table.Wording;

/**
 * Something that the user may do, perhaps at a cost.
 *
 * @param cost what it costs
 * @param then what may be done
 */
@Doc("Something that the user may do, perhaps at a cost.")
public record May(@Default("{}") Cost cost, @Size(min = 1, max = 6) ImmutableList<Effect> then)
    implements Effect {
  private static final ImmutableList<Effect> NOTHING = ImmutableList.of();

  /** Nobody is asked about what would do nothing, let alone to pay for it (HOF-Q-47). */
  @Override
  public void act(Table table, Source source) {
    if (idle(table, source).isEmpty() && cost.isAffordable(table.hero(source.user()))) {
      table.push(PickPart.own(source, ImmutableList.of(then, NOTHING), cost));
    }
  }

  @Override
  public Optional<Citation> idle(Table table, Source source) {
    return Abilities.idle(table, source, then);
  }

  @Override
  public ImmutableList<Effect> parts() {
    return then;
  }

  @Override
  public String says() {
    return Wording.may(cost, then);
  }
}
