package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableList;
import org.immutables.value.Value;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Pile;

/**
 * What is remembered of the turn under way; it begins anew with every turn.
 *
 * @param active whose turn it is
 * @param stage which step of it (HOF-TURN-01)
 * @param began the space where it began
 * @param activated whether an Encounter has been activated (HOF-EXPLORE-04)
 * @param ambushed whether the Encounter being activated is an Ambush just revealed (HOF-AMBUSH-02)
 * @param slain whether a Royalty was defeated, whose loot is still to come (HOF-LOOT_ROYAL-01)
 * @param ended whether it is broken off: of its steps none is left (HOF-DEATH-11)
 * @param played every card that was played, the Strike Bonus included (HOF-PLAY-09)
 * @param visited the spaces entered, the one where it began left out
 * @param deeds how many abilities worked, Pain cards were resolved and cards obtained for nothing:
 *     no turn goes on without end (HOF-Q-115)
 * @param used cards of this player with an ability that was used and works once per turn
 * @param usedByOthers the same of other players, each of whom may own a copy of a card
 */
@Value.Builder
public record Turn(
    Seat active,
    Stage stage,
    int began,
    @Default("false") boolean activated,
    @Default("false") boolean ambushed,
    @Default("false") boolean slain,
    @Default("false") boolean ended,
    @Default("[]") @CardNumber Pile played,
    @Default("\"\"") Pile visited,
    @Default("0") int deeds,
    @Default("[]") @CardNumber Pile used,
    @Default("[]") ImmutableList<Used> usedByOthers)
    implements WithTurn {
  /** A turn that begins. */
  public static Turn of(Seat active, int space) {
    Pile none = Pile.empty();
    return new Turn(
        active,
        Stage.FATIGUE,
        space,
        false,
        false,
        false,
        false,
        none,
        none,
        0,
        none,
        ImmutableList.of());
  }

  /** Whether a player has used an ability of this card that works once per turn. */
  public boolean isUsed(Seat seat, int card) {
    return seat.equals(active) ? used.contains(card) : usedByOthers.contains(new Used(seat, card));
  }

  /** After a player has used such an ability of this card. */
  public Turn using(Seat seat, int card) {
    return seat.equals(active)
        ? withUsed(used.withLast(card))
        : withUsedByOthers(Lists.plus(usedByOthers, new Used(seat, card)));
  }
}
