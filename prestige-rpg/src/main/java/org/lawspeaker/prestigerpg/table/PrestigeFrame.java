package org.lawspeaker.prestigerpg.table;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.prestigerpg.attack.Checking;
import org.lawspeaker.prestigerpg.attack.ExtraAttack;
import org.lawspeaker.prestigerpg.attack.Revealing;
import org.lawspeaker.prestigerpg.attack.Settled;
import org.lawspeaker.prestigerpg.attack.StandInFirst;
import org.lawspeaker.prestigerpg.attack.StandInSecond;
import org.lawspeaker.prestigerpg.begin.DrawInitiative;
import org.lawspeaker.prestigerpg.begin.RevealEncounter;
import org.lawspeaker.prestigerpg.combat.SetCards;
import org.lawspeaker.prestigerpg.combat.Turn;
import org.lawspeaker.prestigerpg.combat.Turns;
import org.lawspeaker.prestigerpg.dead.Looting;
import org.lawspeaker.prestigerpg.effects.DiscardChosen;
import org.lawspeaker.prestigerpg.effects.GainingRelic;
import org.lawspeaker.prestigerpg.effects.LoseRandom;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.effects.Robbing;
import org.lawspeaker.prestigerpg.end.CurePoison;
import org.lawspeaker.prestigerpg.end.CutHand;
import org.lawspeaker.prestigerpg.end.Drawing;
import org.lawspeaker.prestigerpg.end.EndDiscards;
import org.lawspeaker.prestigerpg.end.Refilling;
import org.lawspeaker.prestigerpg.item.Negotiation;
import org.lawspeaker.prestigerpg.item.OfferMade;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.relics.Bite;
import org.lawspeaker.prestigerpg.relics.ChestCards;
import org.lawspeaker.prestigerpg.relics.DrawEvent;
import org.lawspeaker.prestigerpg.relics.Feasting;
import org.lawspeaker.prestigerpg.setup.DealQuest;
import org.lawspeaker.prestigerpg.setup.DrawCharacters;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.timing.Announced;
import org.lawspeaker.prestigerpg.timing.Consent;
import org.lawspeaker.prestigerpg.timing.PlayWindow;
import org.lawspeaker.prestigerpg.tombs.Ballot;
import org.lawspeaker.prestigerpg.tombs.Chapter;
import org.lawspeaker.prestigerpg.tombs.Claiming;
import org.lawspeaker.prestigerpg.tombs.Doubting;
import org.lawspeaker.prestigerpg.tombs.Lot;
import org.lawspeaker.prestigerpg.tombs.TokenStrike;

/** A step of the rules on the agenda of the game. */
public sealed interface PrestigeFrame extends Step<Table, PrestigeMove>
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
        Chapter,
        Lot,
        TokenStrike,
        Claiming,
        Doubting {
  /** Whether all know, from this step owing a move, that a hand holds an Attack card (PRE-Q-25). */
  default boolean showsAttackOf(Seat seat) {
    return false;
  }

  /**
   * The card of the draw deck that lies with this step and nowhere else; -1 for none, {@link
   * FaceDown#UNSEEN} for one that the viewer does not know.
   */
  default int lying() {
    return FaceDown.OPEN;
  }

  /** This step with a card in place of one that the viewer does not know. */
  default PrestigeFrame guessing(int card) {
    return this;
  }

  /** What was played last in this step, if anything is, has been refused (PRE-Q-40). */
  default void refused(Table table) {}

  /** This step as a viewer knows it. */
  default PrestigeFrame seenBy(Viewer viewer) {
    return this;
  }

  /** What is left of this step when a player has died (PRE-Q-62). */
  default Optional<PrestigeFrame> without(Seat seat) {
    return Optional.of(this);
  }
}
