package org.lawspeaker.thorgal.table;

/**
 * What several costs come to. All of it must be payable in full, and a card pays for one of them
 * only (THO-Q-25).
 *
 * @param pool cards of the pool of the player's role
 * @param hand cards of the hand of the player's role
 * @param damage points of damage
 */
public record Bill(int pool, int hand, int damage) {}
