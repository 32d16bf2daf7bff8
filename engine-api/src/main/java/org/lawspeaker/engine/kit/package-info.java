/**
 * What game authors build states with: piles, decks, the agenda, windows, sealed choices, dice and
 * turn order.
 */
@NullMarked
package org.lawspeaker.engine.kit;

import org.jspecify.annotations.NullMarked;
