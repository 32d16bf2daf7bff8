package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.state.Slot;

/**
 * An Equipment card: armour, weapon or trinket (HOF-EQUIP-02). Relics are Equipment, too
 * (HOF-EQUIP-10), of any of these types (HOF-RELIC-01).
 *
 * @param copies how many the deck holds
 * @param slot where it lies: armour on head, body or off-hand (HOF-EQUIP-06), a trinket at the side
 *     (HOF-EQUIP-07, HOF-Q-51)
 * @param weapon the values of a weapon
 * @param shield whether it works only beside a One-Handed weapon (HOF-EQUIP-09)
 * @param conjured whether it lies on top of what its slot holds instead of stashing it, and goes to
 *     the discard pile of its owner when it is discarded (HOF-CARD-16, HOF-CARD-18); if it is no
 *     shield, it works beside every weapon (HOF-CARD-17)
 * @param cost in Effort; of no meaning for a Relic
 * @param fame scored when it is stashed (HOF-STASH-01), or at the end of the game
 */
@Doc("An Equipment card or a Relic.")
@Value.Builder
public record Equipment(
    String name,
    @Default("1") @Range(min = 1, max = 4) int copies,
    Slot slot,
    Optional<Weapon> weapon,
    @Default("false") boolean shield,
    @Default("false") @Doc("Whether it stashes nothing, and is discarded to its owner's pile.")
        boolean conjured,
    @Default("0") @Range(min = 0, max = 20) int cost,
    @Default("0") @Range(min = -9, max = 20) int fame,
    @Default("[]") @Size(max = 4) ImmutableList<Permanent> lasting,
    @Default("[]") @Size(max = 4) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card, WithEquipment {
  public Equipment {
    if (weapon.isPresent() != (slot == Slot.WEAPON)) {
      throw new IllegalArgumentException(
          name + ": a weapon, and nothing else, goes to the weapon slot (HOF-Q-51)");
    }
    if (shield && slot != Slot.OFF_HAND) {
      throw new IllegalArgumentException(name + ": a shield is in the off-hand (HOF-EQUIP-09)");
    }
  }

  @Override
  public String says() {
    String head =
        weapon
            .map(Weapon::says)
            .orElse((shield ? "shield, " : "") + "Equipment for " + slot.says());
    return Wording.sentences(head, text());
  }

  @Override
  public ImmutableList<String> text() {
    ImmutableList.Builder<String> text = ImmutableList.builder();
    if (shield) {
      text.add("works only beside a One-Handed weapon");
    }
    if (conjured) {
      text.add(
          "lies on top of other Equipment, which is not stashed but does nothing while it is covered");
    }
    return text.addAll(Texts.of(this)).build();
  }
}
