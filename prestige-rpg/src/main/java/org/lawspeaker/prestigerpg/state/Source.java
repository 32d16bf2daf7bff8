package org.lawspeaker.prestigerpg.state;

import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;

/**
 * Where an effect comes from, and whom and what it means.
 *
 * @param user who uses it; of what happens by itself, whom it concerns
 * @param origin what it is an effect of
 * @param card which card, item, character, encounter or event, by number
 * @param item the id of the item; {@link #NONE} if it is none
 * @param use which of its uses
 * @param target what was chosen
 * @param attack the id of the attack that it concerns; {@link #NONE} for none
 * @param answers the id of the announcement that it answers; 0 for none (PRE-Q-11)
 * @param byNobody whether it concerns nobody in particular, whoever the user is (PRE-Q-106)
 * @param chooser who chose this way of several, by index; {@link #NONE} for nobody
 */
@Value.Builder
public record Source(
    Seat user,
    Origin origin,
    int card,
    @Default("-1") int item,
    int use,
    Target target,
    @Default("-1") int attack,
    @Default("0") int answers,
    @Default("false") boolean byNobody,
    @Default("-1") int chooser)
    implements WithSource {
  /** No item, no attack, no chooser. */
  public static final int NONE = -1;

  /** Something that is used, or that happens and concerns somebody. */
  public Source(Seat user, Origin origin, int card, int item, int use, Target target, int attack) {
    this(user, origin, card, item, use, target, attack, 0, false, NONE);
  }

  /** The same, as far as it concerns this seat. */
  public Source concerning(Seat seat) {
    return withUser(seat).withByNobody(false);
  }

  /** What an item changes while it is owned. */
  public static Source item(Seat owner, Held item) {
    return new Source(owner, Origin.ITEM, item.card(), item.id(), 0, Target.nothing(), NONE);
  }

  /** An effect of the encounter that concerns this seat. */
  public static Source encounter(int card, Seat seat) {
    return new Source(seat, Origin.ENCOUNTER, card, NONE, 0, Target.nothing(), NONE);
  }

  /** Whose the damage is that it does: that of an encounter or event is nobody's (PRE-Q-106). */
  public Optional<Seat> striker() {
    return switch (origin) {
      case ENCOUNTER, EVENT, MODULE -> Optional.empty();
      case CARD, ITEM, ABILITY, ATTACK -> Optional.of(user);
    };
  }

  /** An effect of the event that concerns this seat. */
  public static Source event(int card, Seat seat) {
    return new Source(seat, Origin.EVENT, card, NONE, 0, Target.nothing(), NONE);
  }
}
