package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * A change that an effect has made for a while.
 *
 * @param seat for which hero
 * @param card whose text has made it: a foe may be immune to it (GOK-TERM-10)
 * @param gives what it changes
 * @param until how long it lasts
 */
public record Modifier(Seat seat, @CardNumber int card, Lasting gives, Until until) {}
