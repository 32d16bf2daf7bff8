package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * One of the six abilities of a hero.
 *
 * @param name unique on the hero
 * @param slot whether it has the star icon marked S (HOD-HEROABIL-04)
 * @param stock whether it is a stock ability
 * @param on what sets it off by itself, for stock abilities that are not used by choice
 * @param lasting changes that apply while it is not exhausted (HOD-STOCK-03)
 * @param effects what it does, in order
 */
@Doc("One of the six abilities of a hero.")
public record HeroAbility(
    @Doc("Unique on the hero.") String name,
    @Default("false") @Doc("Has the star icon marked S.") boolean slot,
    @Default("none") @Doc("Whether it is a stock ability.") Stock stock,
    @Doc("What sets a stock ability off by itself.") Optional<HeroOccasion> on,
    @Default("[]") @Doc("What simply applies while it is not exhausted.")
        ImmutableList<Lasting> lasting,
    @Default("[]") @Size(max = 12) @Doc("What it does, in order.") ImmutableList<Effect> effects) {
  public HeroAbility {
    if (lasting.isEmpty() && effects.isEmpty()) {
      throw new IllegalArgumentException(name + ": an ability has lasting changes or effects");
    }
    if (stock == Stock.NONE && (!lasting.isEmpty() || on.isPresent())) {
      throw new IllegalArgumentException(
          name + ": only a stock ability applies or acts by itself (HOD-STOCK-03)");
    }
  }

  /** Whether the player uses it by choice. */
  public boolean isUsed() {
    return !effects.isEmpty() && on.isEmpty();
  }

  /** The ability in words, its kind in front. */
  public String says() {
    String kind =
        switch (stock) {
          case NONE -> slot ? "Slot" : "";
          case FREE -> slot ? "Slot, Stock" : "Stock";
          case ONCE -> slot ? "Slot, Stock (x1)" : "Stock (x1)";
        };
    return Wording.ofHero(
        on.isPresent() ? kind + " when a monster's damage is taken" : kind, lasting, effects);
  }
}
