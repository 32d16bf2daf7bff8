package org.lawspeaker.handofdestiny.state;

import org.immutables.value.Value;

/**
 * What was chosen before the game: hero, boss, difficulty, and the switches for questions that
 * tables answer differently.
 *
 * @param hero index in the pack
 * @param boss index in the pack
 * @param difficulty one of five
 * @param flipsAsBlock whether flipping the deck for wave 3 reverses its order (HOD-Q-07)
 * @param slotsInFront whether a newly slotted card goes in front of the others (HOD-Q-11)
 * @param instantsFirst whether waiting Instants go before position (HOD-Q-18)
 * @param partialAttacks whether a strength attack may fall short (HOD-Q-35)
 * @param weaponBeforeAbilities whether the weapon may be used before monster abilities (HOD-Q-40)
 * @param attackersCount whether cards of an attack still count as slotted (HOD-Q-87)
 */
@Value.Builder
public record Settings(
    int hero,
    int boss,
    Difficulty difficulty,
    boolean flipsAsBlock,
    boolean slotsInFront,
    boolean instantsFirst,
    boolean partialAttacks,
    boolean weaponBeforeAbilities,
    boolean attackersCount)
    implements WithSettings {}
