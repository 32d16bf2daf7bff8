package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * What a creature's attack does to one player.
 *
 * @param seat whom
 * @param damage how much
 * @param dealt how much of it the player received; 0 before the damage
 * @param by the tokens that do it by themselves (PRE-HIVEMIND-01, PRE-Q-89), in ascending order;
 *     empty for the creature, or for all the other tokens together
 */
public record Hit(Seat seat, int damage, int dealt, @Default("[]") ImmutableList<Integer> by) {
  /** A hit of the creature, or of all tokens that attack together. */
  public Hit(Seat seat, int damage, int dealt) {
    this(seat, damage, dealt, ImmutableList.of());
  }

  /** A hit of this token alone. */
  public static Hit ofToken(int token, Seat seat, int damage) {
    return new Hit(seat, damage, 0, ImmutableList.of(token));
  }

  /** The same for another amount. */
  public Hit withDamage(int other) {
    return new Hit(seat, other, dealt, by);
  }

  /** This and another hit on the same player, before the damage. */
  public Hit and(Hit other) {
    ImmutableList<Integer> both =
        by.isEmpty() || other.by.isEmpty()
            ? ImmutableList.of()
            : Stream.concat(by.stream(), other.by.stream())
                .distinct()
                .sorted()
                .collect(ImmutableList.toImmutableList());
    return new Hit(seat, damage + other.damage, 0, both);
  }
}
