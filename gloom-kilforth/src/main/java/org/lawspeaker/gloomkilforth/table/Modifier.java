package org.lawspeaker.gloomkilforth.table;

import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * A change that an effect has made for a while.
 *
 * @param seat for which hero
 * @param card whose text has made it: a foe may be immune to it (GOK-TERM-10)
 * @param gives what it changes
 * @param until how long it lasts
 * @param depth how many Tests of heroes were under way, one within the other, when it was made: it
 *     may last until the innermost of them ends
 */
@Value.Builder
public record Modifier(
    Seat seat, @CardNumber int card, Lasting gives, Until until, @Default("0") int depth)
    implements WithModifier {}
