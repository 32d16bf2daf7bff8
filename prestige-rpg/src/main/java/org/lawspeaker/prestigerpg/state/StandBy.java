package org.lawspeaker.prestigerpg.state;

/**
 * A Rider on stand-by (PRE-RIDER-03).
 *
 * @param id tells when it came, among all that is in force (PRE-Q-108)
 * @param card which
 * @param under the card that really lies there face down; {@link FaceDown#OPEN} if it lies open
 */
public record StandBy(int id, int card, int under) {
  /** The Rider as others know it. */
  public StandBy unseen() {
    return new StandBy(id, card, FaceDown.unseen(under));
  }
}
