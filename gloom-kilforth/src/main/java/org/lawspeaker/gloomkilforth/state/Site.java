package org.lawspeaker.gloomkilforth.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Pile;

/**
 * A place of the map: its location card and what lies on it.
 *
 * @param card the location
 * @param gloom whether its gloom side is up (GOK-LOC-02)
 * @param obstacles how many obstacles lie there (GOK-OBSTACLE-02)
 * @param encounters the encounters there, in the order in which they came (GOK-Q-23)
 * @param plots the plots there (GOK-Q-97)
 */
@Value.Builder
public record Site(
    @CardNumber int card,
    @Default("false") boolean gloom,
    @Default("0") int obstacles,
    @Default("[]") @CardNumber Pile encounters,
    @Default("[]") @CardNumber Pile plots)
    implements WithSite {
  /** A location as it is laid out (GOK-SETUP-02, GOK-SETUP-03). */
  public static Site of(int card) {
    return new Site(card, false, 0, Pile.empty(), Pile.empty());
  }
}
