package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A Pain card: loss of Health or Food, or Curses (HOF-PAIN-03).
 *
 * @param copies how many the Pain deck holds
 * @param effects what it does to whom it is resolved for
 */
@Doc("A Pain card.")
public record PainCard(
    String name,
    @Default("1") @Range(min = 1, max = 9) int copies,
    @Size(min = 1, max = 4) ImmutableList<Effect> effects,
    Provenance provenance)
    implements Card {
  @Override
  public ImmutableList<Ability> abilities() {
    return ImmutableList.of();
  }

  @Override
  public String says() {
    return Wording.sentences("Pain", text());
  }

  @Override
  public ImmutableList<String> text() {
    return ImmutableList.of(Wording.of(effects));
  }
}
