package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A race card (GOK-RACE-02, GOK-RACE-01).
 *
 * @param values the four attributes
 * @param health the maximum health to begin with (GOK-RACE-08)
 * @param gold the gold to begin with (GOK-RACE-11, GOK-Q-19)
 */
@Doc("A race card.")
@Value.Builder
public record Race(
    String name,
    Values values,
    @Default("4") @Range(min = 1, max = 9) int health,
    @Default("1") @Range(min = 0, max = 9) int gold,
    @Default("[]") @Size(max = 4) ImmutableList<String> keywords,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithRace {
  @Override
  public ImmutableList<String> allKeywords() {
    return keywords;
  }
}
