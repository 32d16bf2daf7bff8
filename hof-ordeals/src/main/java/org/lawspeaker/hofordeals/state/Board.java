package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;

/**
 * The Central Board. Which face-down card lies where does not exist until it is turned up: nobody
 * has seen it.
 *
 * @param sites the Encounters, in the order in which they were laid
 * @param pool the cards of this level that nobody has seen: those face down, and those in the box
 * @param bossHidden whether the Boss Encounter of this level is one of those face down
 * @param used the Encounters of earlier levels that lay on the board (HOF-Q-74)
 * @param royalty the Royalty of this level, once it lies face up
 * @param king where the King token is (HOF-KING-01)
 */
@Value.Builder
public record Board(
    ImmutableList<Site> sites,
    @CardNumber Bag pool,
    @Default("false") boolean bossHidden,
    @Default("[]") @CardNumber Bag used,
    @CardNumber Optional<Integer> royalty,
    Optional<Integer> king)
    implements WithBoard {
  /** The Encounter that lies on this space, if one does. */
  public @Nullable Site site(int space) {
    for (int i = 0; i < sites.size(); i++) {
      if (sites.get(i).space() == space) {
        return sites.get(i);
      }
    }
    return null;
  }

  /** The Encounter that shows this card, if it lies face up. */
  public @Nullable Site siteOf(int card) {
    for (int i = 0; i < sites.size(); i++) {
      if (sites.get(i).shows(card)) {
        return sites.get(i);
      }
    }
    return null;
  }

  /** How many Encounters lie face down. */
  public int faceDown() {
    int count = 0;
    for (int i = 0; i < sites.size(); i++) {
      count += sites.get(i).isFaceUp() ? 0 : 1;
    }
    return count;
  }

  /** With this Encounter in place of the one on the same space. */
  public Board changing(Site other) {
    for (int i = 0; i < sites.size(); i++) {
      if (sites.get(i).space() == other.space()) {
        return withSites(Lists.with(sites, i, other));
      }
    }
    return this;
  }
}
