package org.lawspeaker.prestigerpg.state;

/**
 * A Rider that has joined an attack (PRE-RIDER-04).
 *
 * @param card which
 * @param face which of its values counts, from 0 for double; of no meaning if it doubles
 * @param under the card that really lies there face down; {@link FaceDown#OPEN} if it lies open
 */
public record RiderOn(int card, int face, int under) {
  /** The Rider as others know it. */
  RiderOn unseen() {
    return new RiderOn(card, face, FaceDown.unseen(under));
  }
}
