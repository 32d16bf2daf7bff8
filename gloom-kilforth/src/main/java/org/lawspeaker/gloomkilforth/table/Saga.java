package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.state.Attribute;

/**
 * A saga set: four chapters, a Finale and its Totem (GOK-SAGA-01).
 *
 * @param suits the class that it suits (GOK-SETUP-08)
 */
@Doc("A saga set: four chapters, a Finale and its Totem.")
public record Saga(
    String name,
    String suits,
    @Size(min = 4, max = 4) ImmutableList<Chapter> chapters,
    Finale finale,
    Totem totem) {

  /**
   * A chapter of a saga (GOK-SAGA-04), with an ability of its own perhaps (GOK-SAGA-10).
   *
   * @param keywords those that must be provided
   * @param few the keyword that is needed as well if 1 or 2 heroes started (GOK-SAGA-05)
   */
  @Doc("A chapter of a saga.")
  public record Chapter(
      String name,
      @Size(min = 1, max = 4) ImmutableList<String> keywords,
      Optional<String> few,
      @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting,
      @Default("[]") @Size(max = 2) ImmutableList<Ability> abilities,
      Provenance provenance)
      implements Card {
    /** What has to be provided in a game that so many heroes started (GOK-SAGA-06, GOK-Q-117). */
    public ImmutableList<String> needs(int heroes) {
      return few.isPresent() && heroes <= 2 ? Lists.plus(keywords, few.get()) : keywords;
    }
  }

  /**
   * The Finale of a saga.
   *
   * @param attribute the attribute of its Tests (GOK-SAGA-07)
   * @param value the successes that complete it
   * @param location where the hero must be (GOK-SAGA-08)
   */
  @Doc("The Finale of a saga.")
  public record Finale(
      String name,
      Attribute attribute,
      @Range(min = 1, max = 20) int value,
      String location,
      @Default("[]") @Size(max = 2) ImmutableList<Permanent> lasting,
      @Default("[]") @Size(max = 2) ImmutableList<Ability> abilities,
      Provenance provenance)
      implements Card {}
}
