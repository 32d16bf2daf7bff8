package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.Attribute;

/**
 * A plot (GOK-PLOT-04).
 *
 * @param of the Ancient that puts it on the map
 * @param keywords what it is worth for a saga (GOK-PLOT-05)
 * @param cost what must be paid to clear it (GOK-PLOT-02)
 * @param test the Test that clears it, if it asks for one (GOK-Q-52)
 * @param loot how many Loot tokens clearing it gives (GOK-Q-51)
 * @param lasting what it gives its Ancient while it is gathered (GOK-PLOT-03)
 */
@Doc("A plot of an Ancient.")
@Value.Builder
public record Plot(
    String name,
    String of,
    @Default("[]") @Size(max = 4) ImmutableList<String> keywords,
    @Default("{}") Cost cost,
    Optional<Needed> test,
    @Default("1") @Range(min = 0, max = 6) int loot,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithPlot {
  /** A Test that clears a plot. */
  @Doc("A Test and the successes that it needs.")
  public record Needed(Attribute attribute, @Range(min = 1, max = 20) int value) {}

  @Override
  public ImmutableList<String> allKeywords() {
    return keywords;
  }
}
