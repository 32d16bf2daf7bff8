package org.lawspeaker.gloomkilforth.effects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.occasions.Paying;
import org.lawspeaker.gloomkilforth.table.Cost;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Wording;

/**
 * Something that the hero may do, perhaps at a cost.
 *
 * @param cost what it costs
 * @param then what may be done
 */
@Doc("Something that the hero may do, perhaps at a cost.")
public record May(@Default("{}") Cost cost, @Size(min = 1, max = 6) ImmutableList<Effect> then)
    implements Effect {
  private static final ImmutableList<Effect> NOTHING = ImmutableList.of();

  @Override
  public ImmutableList<Effect> parts() {
    return then;
  }

  @Override
  public void act(Table table, Source source) {
    if (Paying.isAffordable(table, source.user(), cost, source.card())) {
      table.push(new PickPart(source, ImmutableList.of(then, NOTHING), cost));
    }
  }

  @Override
  public String says() {
    String pay = cost.equals(Cost.NONE) ? "" : cost.orders() + cost.then();
    return "you may " + pay + Wording.of(then);
  }
}
