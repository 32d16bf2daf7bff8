package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;

/**
 * A combat.
 *
 * @param origin how it began
 * @param encounter the Encounter whose abilities and rewards apply (HOF-Q-111)
 * @param round which combat round, from 1; 0 before the first (HOF-COMBAT-06)
 * @param enemies those still in it
 * @param lastId the id of the enemy that came last
 * @param struck whether a weapon's own Power has been assigned (HOF-WEAPON-08, HOF-Q-118)
 * @param removed how many enemies were destroyed or removed by abilities
 * @param defeated the enemies defeated in this round, whose loot is still to be gained or was
 * @param before the enemies defeated in the round before
 * @param defeatedPower the Power of all minions defeated (HOF-CARD-48)
 * @param shards Token Shards gained in it (HOF-CARD-45)
 * @param asFame whether Token Shards gained in it are gained as Fame instead (HOF-CARD-45)
 * @param fallen the enemies defeated in this round that still lie there: clean-up discards them
 *     (HOF-CLEAN-01)
 * @param used cards with an ability that was used and works once per combat
 * @param usedInRound those of them that were used in this round, whatever their limit
 * @param spent the slots of assignable Equipment that was assigned (HOF-ASSIGN-04)
 */
@Value.Builder
public record Fight(
    Origin origin,
    @CardNumber int encounter,
    @Default("0") int round,
    @Default("[]") ImmutableList<Enemy> enemies,
    @Default("0") int lastId,
    @Default("false") boolean struck,
    @Default("0") int removed,
    @Default("[]") @CardNumber Bag defeated,
    @Default("[]") @CardNumber Bag before,
    @Default("0") int defeatedPower,
    @Default("0") int shards,
    @Default("false") boolean asFame,
    @Default("[]") ImmutableList<Enemy> fallen,
    @Default("[]") @CardNumber Pile used,
    @Default("[]") @CardNumber Pile usedInRound,
    @Default("[]") ImmutableSet<Slot> spent)
    implements WithFight {
  /** More enemies than this are never in one combat. */
  public static final int MOST_ENEMIES = 60;

  /** A combat that begins. */
  public static Fight of(Origin origin, int encounter) {
    return new Fight(
        origin,
        encounter,
        0,
        ImmutableList.of(),
        0,
        false,
        0,
        Bag.empty(),
        Bag.empty(),
        0,
        0,
        false,
        ImmutableList.of(),
        Pile.empty(),
        Pile.empty(),
        ImmutableSet.of());
  }

  /** The enemy of this id, if it is still in the combat. */
  public @Nullable Enemy enemy(int id) {
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).id() == id) {
        return enemies.get(i);
      }
    }
    return null;
  }

  /** With this in place of the enemy of the same id. */
  public Fight changing(Enemy other) {
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).id() == other.id()) {
        return withEnemies(Lists.with(enemies, i, other));
      }
    }
    return this;
  }

  /** Without the enemy of this id. */
  public Fight without(int id) {
    return withEnemies(Lists.where(enemies, each -> each.id() != id));
  }

  /** Whether this card lies with an enemy to which it was assigned in this round. */
  public boolean isAssigned(int card) {
    return enemies.stream().anyMatch(enemy -> enemy.assigned().contains(card))
        || fallen.stream().anyMatch(enemy -> enemy.assigned().contains(card));
  }
}
