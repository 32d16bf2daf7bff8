package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.SkillType;

/**
 * A class card (GOK-CLASS-01).
 *
 * @param bonus what it adds to the values of the race (GOK-CLASS-02)
 * @param skills the types of skills that the hero may learn (GOK-CLASS-03, GOK-Q-49)
 */
@Doc("A class card.")
@Value.Builder
public record HeroClass(
    String name,
    @Default("{}") Values bonus,
    @Size(min = 1, max = 4) ImmutableList<SkillType> skills,
    @Default("[]") @Size(max = 4) ImmutableList<String> keywords,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithHeroClass {
  @Override
  public ImmutableList<String> allKeywords() {
    ImmutableList.Builder<String> all = ImmutableList.builder();
    skills.forEach(each -> all.add(each.keyword()));
    return all.addAll(keywords).build();
  }
}
