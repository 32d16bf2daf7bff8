package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.state.Attributes;
import org.lawspeaker.thorgal.state.Phase;

/**
 * A destiny card (THO-CARD-08).
 *
 * @param number its card number, unique in the faction (THO-CARD-14)
 * @param name its name; cards of one name are the same card for uniqueness (THO-Q-23)
 * @param copies how many the set holds
 * @param type companion, support or event
 * @param subtypes one or more (THO-CARD-11)
 * @param cost 0 to 3, in cards of the destiny pool (THO-CARD-09)
 * @param attributes its symbols
 * @param phases when an event may be played, or when the effects of another card work; none is no
 *     limit (THO-Q-21)
 * @param symbols of the side bar, from the top down
 * @param unique whether a party may hold only one (THO-UNIQUE-01)
 * @param recommended whether its faction symbol is golden (THO-CARD-23)
 * @param upkeep the condition of a companion (THO-CARD-12)
 * @param lasting permanent effects
 * @param activated the activated effect
 * @param triggers effects that something sets off
 * @param effects what an event does, in order
 * @param provenance where the entry comes from
 */
@Doc("A destiny card.")
public record DestinyCard(
    @Range(min = 1, max = 999) int number,
    String name,
    @Default("1") @Range(min = 1, max = 9) int copies,
    DestinyType type,
    ImmutableList<String> subtypes,
    @Range(min = 0, max = 3) int cost,
    @Default("{}") Attributes attributes,
    @Default("[]") @Doc("When it is played or works; none is no limit.")
        ImmutableList<Phase> phases,
    @Default("[]") @Doc("Symbols of the side bar, from the top down.")
        ImmutableList<Symbol> symbols,
    @Default("false") boolean unique,
    @Default("false") @Doc("A recommended starting companion.") boolean recommended,
    @Doc("What a companion asks for in Dusk.") Optional<Upkeep> upkeep,
    @Default("[]") ImmutableList<Permanent> lasting,
    Optional<Activated> activated,
    @Default("[]") ImmutableList<Trigger> triggers,
    @Default("[]") @Doc("What an event does, in order.") ImmutableList<Effect> effects,
    Provenance provenance) {
  public DestinyCard {
    if ((type == DestinyType.COMPANION) != upkeep.isPresent()) {
      throw new IllegalArgumentException(
          name + ": every companion, and nothing else, has an upkeep condition (THO-CARD-12)");
    }
    boolean works = !lasting.isEmpty() || activated.isPresent() || !triggers.isEmpty();
    if (type == DestinyType.EVENT && works) {
      throw new IllegalArgumentException(name + ": an event has effects only (THO-EVENT-05)");
    }
    if (type != DestinyType.EVENT && !effects.isEmpty()) {
      throw new IllegalArgumentException(
          name + ": what happens when it is played is a trigger (THO-Q-105)");
    }
    if (type == DestinyType.EVENT && unique) {
      throw new IllegalArgumentException(name + ": an event is in no party (THO-UNIQUE-01)");
    }
    if (!attributes.equals(attributes.atLeastNone())) {
      throw new IllegalArgumentException(name + ": a count of symbols is 0 or more (THO-CARD-10)");
    }
    if (subtypes.isEmpty()) {
      throw new IllegalArgumentException(name + ": a destiny card has a subtype (THO-CARD-08)");
    }
  }

  /** Whether it may be played or works in this phase, by what it shows. */
  public boolean shows(Phase phase) {
    return phases.isEmpty() || phases.contains(phase);
  }
}
