package org.lawspeaker.gloomkilforth.state;

import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * An Ancient of this game (GOK-SETUP-29).
 *
 * @param card the Ancient
 * @param abilities its Abilities card; none in a first game (GOK-SETUP-31)
 * @param plots its plot deck (GOK-SETUP-32)
 * @param gathered the plots beside it (GOK-ASSAULT-05)
 * @param damage the HP that it has lost for good (GOK-ASSAULT-15)
 * @param at where it is on the map; before a Finale is completed it lies beside it (GOK-ANCIENT-06)
 * @param defeated whether it has left the game (GOK-Q-98)
 */
@Value.Builder
public record Ancient(
    @CardNumber int card,
    @CardNumber Optional<Integer> abilities,
    @CardNumber Bag plots,
    @Default("[]") @CardNumber Bag gathered,
    @Default("0") int damage,
    Optional<Integer> at,
    @Default("false") boolean defeated)
    implements WithAncient {}
