package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.action.Resolving;
import org.lawspeaker.thorgal.costs.Paying;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.dusk.UpkeepFailed;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.effects.EachCard;
import org.lawspeaker.thorgal.effects.EachPlayer;
import org.lawspeaker.thorgal.fate.FateBegins;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.journey.JourneyEnd;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.journey.Resolution;
import org.lawspeaker.thorgal.journey.Return;
import org.lawspeaker.thorgal.journey.Undertaking;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Program;
import org.lawspeaker.thorgal.piles.BeginShuffling;
import org.lawspeaker.thorgal.piles.Shuffling;
import org.lawspeaker.thorgal.round.HandOver;
import org.lawspeaker.thorgal.round.PhaseEnd;
import org.lawspeaker.thorgal.round.RoleSwitch;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.round.RoundStart;
import org.lawspeaker.thorgal.setup.DrawFactions;
import org.lawspeaker.thorgal.setup.FirstDestinyPlayer;
import org.lawspeaker.thorgal.setup.FirstLands;
import org.lawspeaker.thorgal.setup.FurtherLands;
import org.lawspeaker.thorgal.setup.StartingCompanions;

/**
 * A step of the rules on the agenda of the game. It judges and carries out the moves that it asks
 * for.
 */
public sealed interface ThorgalFrame extends Step<Table, ThorgalMove>
    permits Choosing,
        Offering,
        TopCard,
        ActionStep,
        Paying,
        Resolving,
        Damage,
        CleanUp,
        UpkeepFailed,
        UpkeepStep,
        EachCard,
        EachPlayer,
        Program,
        Shuffling,
        BeginShuffling,
        FateBegins,
        GodsFate,
        JourneyEnd,
        Opposing,
        Resolution,
        Return,
        Undertaking,
        PhaseEnd,
        RoleSwitch,
        HandOver,
        RoundFlow,
        RoundStart,
        DrawFactions,
        FirstDestinyPlayer,
        FirstLands,
        FurtherLands,
        StartingCompanions {
  /** This step as a viewer knows it. */
  default ThorgalFrame seenBy(Viewer viewer) {
    return this;
  }

  /**
   * What is still done of this step, the next last, when the destiny player is out and the round is
   * broken off (THO-Q-89).
   */
  default ImmutableList<ThorgalFrame> brokenOff(Table table, Seat out) {
    return ImmutableList.of();
  }

  /** What is left of this step when a seat is out of the game (THO-Q-89). */
  default Optional<ThorgalFrame> without(Table table, Seat seat) {
    return Optional.of(this);
  }
}
