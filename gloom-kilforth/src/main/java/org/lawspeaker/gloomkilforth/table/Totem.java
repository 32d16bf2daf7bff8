package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Lists;

/**
 * The Totem that completing a Finale earns (GOK-SAGA-12): an asset in every respect (GOK-Q-50).
 *
 * @param bonus what it adds to the hero's attributes (GOK-SAGA-09)
 * @param gold its gold value (GOK-SAGA-11)
 * @param unique its unique keyword, if one is printed
 */
@Doc("The Totem of a saga.")
@Value.Builder
public record Totem(
    String name,
    @Default("{}") Values bonus,
    @Default("0") @Range(min = 0, max = 30) int gold,
    @Default("[]") @Size(max = 4) ImmutableList<String> keywords,
    Optional<String> unique,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithTotem {
  @Override
  public ImmutableList<String> allKeywords() {
    return unique.isPresent() ? Lists.plus(keywords, unique.get()) : keywords;
  }
}
