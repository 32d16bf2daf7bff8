package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.EncounterType;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Terrain;

/**
 * An encounter card, of an encounter deck or of the Night deck (GOK-ENC-01, GOK-ENC-02).
 *
 * @param terrain the deck that it belongs to; none for a card of the Night deck
 * @param location where a card of the Night deck comes into play (GOK-NIGHT-07)
 * @param gold the gold that defeating it may give (GOK-ENC-06)
 * @param fight the dice that it rolls in battle (GOK-ENC-07)
 * @param hp the damage that defeats it in battle (GOK-ENC-11)
 * @param evade its Sneak with a skull, against which a hero evades it (GOK-ENC-08)
 * @param needs the successes that defeat it in each attribute it can be confronted with
 *     (GOK-ENC-09)
 * @param reward the printed reward icon; else the usual one of its type (GOK-ENC-10)
 * @param weakness keywords that overcome it (GOK-OVERCOME-05)
 * @param trap what a hero must pay when it confronts or battles it (GOK-TRAP-02)
 * @param trophies what defeating it may give, from left to right (GOK-TROPHY-02)
 * @param event what happens when an Event is drawn (GOK-EVENT-01)
 * @param lasting what it changes for a hero that confronts or battles it (GOK-ABILITY-03)
 * @param everywhere what it changes for all while it lies on the map (GOK-ABILITY-04)
 */
@Doc("An encounter.")
@Value.Builder
public record Encounter(
    String name,
    EncounterType type,
    Optional<Terrain> terrain,
    Optional<String> location,
    @Default("[]") @Size(max = 5) ImmutableList<String> keywords,
    @Default("0") @Range(min = 0, max = 20) int gold,
    @Range(min = 0, max = 20) Optional<Integer> fight,
    @Range(min = 1, max = 40) Optional<Integer> hp,
    @Range(min = 0, max = 20) Optional<Integer> evade,
    @Default("{}") @Size(max = 4) @Range(min = 1, max = 20) ImmutableMap<Attribute, Integer> needs,
    Optional<RewardType> reward,
    @Default("[]") @Size(max = 4) ImmutableList<String> weakness,
    @Default("[]") @Size(max = 4) ImmutableList<Effect> trap,
    @Default("[]") @Size(max = 3) ImmutableList<Trophy> trophies,
    @Default("[]") @Size(max = 6) ImmutableList<Effect> event,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 3) ImmutableList<Permanent> everywhere,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithEncounter {
  /** The reward deck that defeating it may draw from (GOK-CLAIM-04). */
  public RewardType icon() {
    return reward.orElse(type.usual());
  }

  public boolean isEnemy() {
    return type == EncounterType.ENEMY;
  }

  public boolean isStranger() {
    return type == EncounterType.STRANGER;
  }

  /** Printed keywords, type and terrain (GOK-ENC-05). */
  @Override
  public ImmutableList<String> allKeywords() {
    ImmutableList.Builder<String> all = ImmutableList.<String>builder().add(type.keyword());
    terrain.ifPresent(each -> all.add(each.keyword()));
    return all.addAll(keywords).build();
  }

  /**
   * A benefit of defeating an encounter.
   *
   * @param by only if it was defeated by means of this attribute (GOK-TROPHY-04)
   * @param forced whether it must be taken (GOK-TROPHY-05)
   * @param effects what it gives
   */
  @Doc("A benefit of defeating an encounter.")
  public record Trophy(
      Optional<Attribute> by,
      @Default("false") boolean forced,
      @Size(min = 1, max = 4) ImmutableList<Effect> effects) {}
}
