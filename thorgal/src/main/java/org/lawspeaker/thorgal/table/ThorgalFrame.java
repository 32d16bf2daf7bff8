package org.lawspeaker.thorgal.table;

import java.util.Optional;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Frame;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.action.IntriguePlayer;
import org.lawspeaker.thorgal.action.Paying;
import org.lawspeaker.thorgal.action.Resolving;
import org.lawspeaker.thorgal.action.SymbolChoice;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.dusk.UpkeepFailed;
import org.lawspeaker.thorgal.dusk.UpkeepOptions;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.effects.DrawTop;
import org.lawspeaker.thorgal.effects.EachCard;
import org.lawspeaker.thorgal.effects.EachPlayer;
import org.lawspeaker.thorgal.effects.Finding;
import org.lawspeaker.thorgal.effects.HandLoss;
import org.lawspeaker.thorgal.effects.Perhaps;
import org.lawspeaker.thorgal.effects.PickCards;
import org.lawspeaker.thorgal.effects.PickFromPile;
import org.lawspeaker.thorgal.effects.PickLand;
import org.lawspeaker.thorgal.effects.PickPart;
import org.lawspeaker.thorgal.effects.PickPlayer;
import org.lawspeaker.thorgal.effects.PickingAttached;
import org.lawspeaker.thorgal.effects.Program;
import org.lawspeaker.thorgal.effects.Redirect;
import org.lawspeaker.thorgal.effects.SetOff;
import org.lawspeaker.thorgal.effects.Shuffling;
import org.lawspeaker.thorgal.effects.Sorting;
import org.lawspeaker.thorgal.effects.TopSeen;
import org.lawspeaker.thorgal.fate.GodsFate;
import org.lawspeaker.thorgal.journey.HornEffect;
import org.lawspeaker.thorgal.journey.JourneyEnd;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.journey.Resolution;
import org.lawspeaker.thorgal.journey.Return;
import org.lawspeaker.thorgal.journey.Undertaking;
import org.lawspeaker.thorgal.moves.LegalMoves;
import org.lawspeaker.thorgal.moves.ThorgalMove;
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

/** A step of the rules on the agenda of the game. */
public sealed interface ThorgalFrame extends Frame<Table>
    permits ActionStep,
        IntriguePlayer,
        Paying,
        Resolving,
        SymbolChoice,
        Damage,
        CleanUp,
        UpkeepFailed,
        UpkeepOptions,
        UpkeepStep,
        DrawTop,
        EachCard,
        EachPlayer,
        Finding,
        HandLoss,
        Perhaps.Offer,
        PickCards,
        PickFromPile,
        PickLand,
        PickPart,
        PickPlayer,
        PickingAttached,
        Program,
        Redirect,
        SetOff,
        Shuffling,
        Shuffling.Begin,
        Sorting,
        TopSeen,
        GodsFate,
        HornEffect,
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
  /** What is asked; called only while this frame is on top and owes a move. */
  default Pending<ThorgalMove> asks(Table table) {
    throw new IllegalStateException("nothing is asked: " + this);
  }

  /** Adds every move that may be legal here; the moves themselves judge which are. */
  default void propose(Table table, LegalMoves moves) {}

  @Override
  default boolean owes(Table table) {
    return false;
  }

  @Override
  default Table carryOut(Table table) {
    run(table);
    return table;
  }

  /** Carries this step out on the table; called when it is on top and owes nothing. */
  default void run(Table table) {
    throw new IllegalStateException("a move is owed: " + this);
  }

  /** This step as a viewer knows it. */
  default ThorgalFrame seenBy(Viewer viewer) {
    return this;
  }

  /** What is left of this step when a seat is out of the game (THO-Q-89). */
  default Optional<ThorgalFrame> without(Seat seat) {
    return Optional.of(this);
  }
}
