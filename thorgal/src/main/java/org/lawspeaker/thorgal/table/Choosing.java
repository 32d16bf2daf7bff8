package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.action.IntriguePlayer;
import org.lawspeaker.thorgal.action.SymbolChoice;
import org.lawspeaker.thorgal.dusk.UpkeepOptions;
import org.lawspeaker.thorgal.effects.PickCards;
import org.lawspeaker.thorgal.effects.PickPart;
import org.lawspeaker.thorgal.effects.PickPlayer;
import org.lawspeaker.thorgal.journey.PickLand;
import org.lawspeaker.thorgal.journey.PickingAttached;
import org.lawspeaker.thorgal.journey.Redirect;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.SetOff;
import org.lawspeaker.thorgal.piles.Finding;
import org.lawspeaker.thorgal.piles.HandLoss;
import org.lawspeaker.thorgal.piles.PickFromPile;
import org.lawspeaker.thorgal.piles.Sorting;

/**
 * A step that asks a player for one thing of several, which the player may perhaps do without.
 *
 * @param <C> the move that names the thing
 */
public sealed interface Choosing<C extends SeatMove> extends ThorgalFrame
    permits SymbolChoice,
        IntriguePlayer,
        UpkeepOptions,
        Finding,
        HandLoss,
        PickCards,
        PickFromPile,
        PickLand,
        PickPart,
        PickPlayer,
        PickingAttached,
        Redirect,
        SetOff,
        Sorting {
  /** The kind of move that names the thing. */
  Class<C> kind();

  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  /** The clause that says what there is to choose from. */
  default Citation offering() {
    return why();
  }

  /** The clause by which this is none of the things to choose from. */
  default Citation excluding(Table table, C choice) {
    return offering();
  }

  /** Whether this is one of the things to choose from. */
  boolean offers(Table table, C choice);

  void choose(Table table, C choice);

  /** Whether the player may do without. */
  default boolean mayDecline(Table table) {
    return false;
  }

  /** The clause that lets the player do without. */
  default Citation declining() {
    return why();
  }

  default void decline(Table table) {
    table.pop();
  }

  @Override
  default void judge(Table table, ThorgalMove move, Faults faults) {
    if (!kind().isInstance(move)) {
      if (!(move instanceof Decline) || !mayDecline(table)) {
        faults.notAsked();
      }
    } else if (!offers(table, kind().cast(move))) {
      faults.add(excluding(table, kind().cast(move)), "not-offered");
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    return ImmutableList.of(move instanceof Decline ? declining() : why());
  }

  @Override
  default void make(Table table, ThorgalMove move) {
    if (move instanceof Decline) {
      decline(table);
    } else {
      choose(table, kind().cast(move));
    }
  }

  @Override
  default Optional<ThorgalFrame> without(Table table, Seat out) {
    return seat().equals(out) ? Optional.empty() : Optional.of(this);
  }
}
