package org.lawspeaker.prestigerpg.table;

import java.util.Optional;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Frame;

/** A step of the rules on the agenda of the game. */
public sealed interface PrestigeFrame extends Frame<Table>
    permits Flow,
        DrawCharacters,
        DealQuest,
        RevealEncounter,
        DrawEvent,
        DrawInitiative,
        SetCards,
        Turns,
        Turn,
        Revealing,
        Checking,
        Settled,
        StandInFirst,
        StandInSecond,
        ExtraAttack,
        Strikes,
        PlayWindow,
        Announced,
        Consent,
        Negotiation,
        OfferMade,
        Drawing,
        Refilling,
        Robbing,
        CutHand,
        EndDiscards,
        CurePoison,
        Looting,
        Program,
        OneOfChoice,
        LoseRandom,
        GainingRelic,
        DiscardChosen,
        Bite,
        Feasting,
        ChestCards,
        Ballot,
        Story,
        Chapter,
        Lot {
  /** What is asked; called only while this frame is on top and owes a move. */
  default Pending<PrestigeMove> asks(Table table) {
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
  default PrestigeFrame seenBy(Viewer viewer) {
    return this;
  }

  /** What is left of this step when a player has died (PRE-Q-62). */
  default Optional<PrestigeFrame> without(Seat seat) {
    return Optional.of(this);
  }
}
