package org.lawspeaker.hofordeals.state;

import java.util.Optional;
import org.lawspeaker.engine.kit.CardNumber;

/**
 * An Encounter card on the Central Board (HOF-ENC-01).
 *
 * @param space where it lies
 * @param card which it is, once it lies face up
 * @param cubes the Usage cubes on it (HOF-USAGE-07)
 */
public record Site(int space, @CardNumber Optional<Integer> card, int cubes) {
  /** A card that lies face down. */
  public static Site faceDown(int space) {
    return new Site(space, Optional.empty(), 0);
  }

  /** This card, face up. */
  public static Site faceUp(int space, int card, int cubes) {
    return new Site(space, Optional.of(card), cubes);
  }

  public boolean isFaceUp() {
    return card.isPresent();
  }

  /** Whether this card lies here face up. */
  public boolean shows(int other) {
    return card.isPresent() && card.get() == other;
  }

  /** With so many cubes. */
  public Site withCubes(int other) {
    return new Site(space, card, other);
  }
}
