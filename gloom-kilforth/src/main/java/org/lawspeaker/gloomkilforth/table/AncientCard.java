package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.Terrain;

/**
 * An Ancient (GOK-ANCIENT-01).
 *
 * @param fight the dice that it rolls in battle
 * @param hp the damage that defeats it
 * @param location where it comes into play
 * @param terrain where it puts plots when a location of it falls into gloom (GOK-Q-68)
 * @param gold what defeating it gives (GOK-ANCIENT-02)
 */
@Doc("An Ancient.")
@Value.Builder
public record AncientCard(
    String name,
    @Range(min = 0, max = 20) int fight,
    @Range(min = 1, max = 60) int hp,
    String location,
    Terrain terrain,
    @Default("0") @Range(min = 0, max = 60) int gold,
    Provenance provenance)
    implements Card, WithAncientCard {

  /**
   * An Abilities card of an Ancient (GOK-ANCIENT-03).
   *
   * @param of the Ancient that it matches
   * @param trap what a hero must pay before the first Skirmish
   * @param night what happens each Night
   * @param lasting what it changes for who battles the Ancient
   * @param abilities what it does at moments of its battle
   */
  @Doc("An Abilities card of an Ancient.")
  public record Abilities(
      String name,
      String of,
      @Default("[]") @Size(max = 4) ImmutableList<Effect> trap,
      @Default("[]") @Size(max = 4) ImmutableList<Effect> night,
      @Default("[]") @Size(max = 3) ImmutableList<Permanent> lasting,
      @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
      Provenance provenance)
      implements Card {}
}
