package org.lawspeaker.thorgal.table;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * Where an effect comes from. All kinds of cards have effects (THO-CARD-01).
 *
 * @param user who uses it: "you" on the card (THO-Q-86)
 * @param card which card of its kind
 * @param id its id in play; 0, which is not written, if it is not in play
 * @param chosen the bane player whom the user chose for it to mean, if there was a choice
 */
public record Source(Seat user, int card, @Default("0") int id, Optional<Seat> chosen) {
  /** A card in play. */
  public Source(Seat user, int card, int id) {
    this(user, card, id, Optional.empty());
  }

  /** A card that is not in play. */
  public Source(Seat user, int card) {
    this(user, card, 0);
  }

  /** The same source, of an effect that means this bane player and no other. */
  public Source choosing(Seat banePlayer) {
    return new Source(user, card, id, Optional.of(banePlayer));
  }
}
