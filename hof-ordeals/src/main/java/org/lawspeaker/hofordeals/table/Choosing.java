package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.combat.Grouping;
import org.lawspeaker.hofordeals.combat.PickEnemies;
import org.lawspeaker.hofordeals.combat.PickGroup;
import org.lawspeaker.hofordeals.combat.PickHandToBind;
import org.lawspeaker.hofordeals.combat.PickReward;
import org.lawspeaker.hofordeals.combat.Strengthening;
import org.lawspeaker.hofordeals.effects.PickPart;
import org.lawspeaker.hofordeals.gear.PickGear;
import org.lawspeaker.hofordeals.gear.PickWearer;
import org.lawspeaker.hofordeals.gear.Unbinding;
import org.lawspeaker.hofordeals.king.PickDirection;
import org.lawspeaker.hofordeals.king.PickHunted;
import org.lawspeaker.hofordeals.map.PickEncounter;
import org.lawspeaker.hofordeals.map.PickSpaceToGo;
import org.lawspeaker.hofordeals.map.PickUsed;
import org.lawspeaker.hofordeals.market.PickBought;
import org.lawspeaker.hofordeals.market.PickTaken;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.SeatMove;
import org.lawspeaker.hofordeals.occasions.SetOff;
import org.lawspeaker.hofordeals.piles.Destroying;
import org.lawspeaker.hofordeals.piles.Discarding;
import org.lawspeaker.hofordeals.piles.Looked;
import org.lawspeaker.hofordeals.piles.Recovering;
import org.lawspeaker.hofordeals.royalty.PlacingEncounter;
import org.lawspeaker.hofordeals.royalty.PlacingTown;
import org.lawspeaker.hofordeals.skills.PickCopied;

/**
 * A step that asks a player for one thing of several, which the player may perhaps do without.
 *
 * @param <C> the move that names the thing
 */
public sealed interface Choosing<C extends SeatMove> extends HofStep
    permits SetOff,
        PickPart,
        Discarding,
        Destroying,
        Recovering,
        Looked,
        PickEnemies,
        Grouping,
        PickGroup,
        PickReward,
        PickHandToBind,
        Strengthening,
        PickSpaceToGo,
        PickEncounter,
        PickUsed,
        PickCopied,
        PickTaken,
        PickBought,
        PickGear,
        PickWearer,
        Unbinding,
        PickHunted,
        PickDirection,
        PlacingTown,
        PlacingEncounter {
  /** The kind of move that names the thing. */
  Class<C> kind();

  /** Who is asked. */
  Seat seat();

  /** The clause that leaves the choice. */
  Citation why();

  /** The question. */
  Window window(Table table);

  /** Whether this is one of the things to choose from. */
  boolean offers(Table table, C choice);

  void choose(Table table, C choice);

  /** Whether there is anything to ask; if not, {@link #run} goes on. */
  @Override
  default boolean owes(Table table) {
    return true;
  }

  /** Whether the player may do without. */
  default boolean mayDecline(Table table) {
    return false;
  }

  default void decline(Table table) {
    table.pop();
    Offering.tellDeclined(table, seat(), why());
  }

  @Override
  default Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat(), window(table));
  }

  @Override
  default void judge(Table table, HofMove move, Faults faults) {
    if (!kind().isInstance(move)) {
      if (!(move instanceof Decline) || !mayDecline(table)) {
        faults.notAsked();
      }
    } else if (!offers(table, kind().cast(move))) {
      faults.add(why(), "not-offered");
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, HofMove move) {
    return ImmutableList.of(why());
  }

  @Override
  default void make(Table table, HofMove move) {
    if (move instanceof Decline) {
      decline(table);
    } else {
      choose(table, kind().cast(move));
    }
  }

  @Override
  default Optional<HofStep> afterDeath(Table table, Seat dead) {
    return seat().equals(dead) ? Optional.empty() : Optional.of(this);
  }
}
