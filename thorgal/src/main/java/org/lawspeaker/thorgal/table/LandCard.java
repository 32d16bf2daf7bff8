package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;

/**
 * A land card, both sides of it (THO-LAND-01).
 *
 * @param number its card number, unique in the faction
 * @param name its name (THO-LAND-04)
 * @param attributes what a journey to it must achieve (THO-LAND-05)
 * @param subtypes the companion subtypes that oppose free of charge; the first is the faction's
 *     (THO-LAND-06, THO-LAND-07)
 * @param phases when its wolf effect may be used; none is no limit (THO-Q-53)
 * @param horn the horn effect, in order (THO-LAND-08)
 * @param wolf the wolf effect (THO-LAND-09)
 * @param provenance where the entry comes from
 */
@Doc("A land card.")
public record LandCard(
    @Range(min = 1, max = 999) int number,
    String name,
    Attributes attributes,
    @Doc("Companion subtypes that oppose free; the first is the faction's.")
        ImmutableList<String> subtypes,
    @Default("[]") @Doc("When its wolf effect may be used; none is no limit.")
        ImmutableList<Phase> phases,
    @Doc("What the conqueror may do at once.") ImmutableList<Effect> horn,
    @Doc("What the conqueror's opponents may do later.") Activated wolf,
    Provenance provenance) {
  public LandCard {
    if (!attributes.equals(attributes.atLeastNone())) {
      throw new IllegalArgumentException(name + ": a count of symbols is 0 or more (THO-CARD-10)");
    }
  }
}
