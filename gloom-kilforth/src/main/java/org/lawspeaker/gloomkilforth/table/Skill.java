package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.SkillType;

/**
 * A skill (GOK-SKILL-02, GOK-SKILL-04).
 *
 * @param type its type, which is its keyword
 * @param level 1 to 4 (GOK-SKILL-03)
 * @param bonus what it adds to the hero's attributes
 */
@Doc("A skill.")
@Value.Builder
public record Skill(
    String name,
    SkillType type,
    @Range(min = 1, max = 4) int level,
    @Default("{}") Values bonus,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithSkill {
  @Override
  public ImmutableList<String> allKeywords() {
    return ImmutableList.of(type.keyword());
  }
}
