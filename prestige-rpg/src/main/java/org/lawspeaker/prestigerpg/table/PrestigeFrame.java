package org.lawspeaker.prestigerpg.table;

import java.util.Optional;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.prestigerpg.attack.Checking;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.attack.ExtraAttack;
import org.lawspeaker.prestigerpg.attack.Revealing;
import org.lawspeaker.prestigerpg.attack.Settled;
import org.lawspeaker.prestigerpg.attack.StandInFirst;
import org.lawspeaker.prestigerpg.attack.StandInSecond;
import org.lawspeaker.prestigerpg.begin.RevealEncounter;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.effects.Program;
import org.lawspeaker.prestigerpg.events.ChestCards;
import org.lawspeaker.prestigerpg.events.DrawEvent;
import org.lawspeaker.prestigerpg.feast.Feasting;
import org.lawspeaker.prestigerpg.hand.CutHand;
import org.lawspeaker.prestigerpg.hand.DiscardChosen;
import org.lawspeaker.prestigerpg.hand.Drawing;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.LoseRandom;
import org.lawspeaker.prestigerpg.hand.Refilling;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.items.GainingRelic;
import org.lawspeaker.prestigerpg.items.Negotiation;
import org.lawspeaker.prestigerpg.items.OfferMade;
import org.lawspeaker.prestigerpg.loot.Looting;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.poison.CurePoison;
import org.lawspeaker.prestigerpg.setting.SetCards;
import org.lawspeaker.prestigerpg.setup.DealQuest;
import org.lawspeaker.prestigerpg.setup.DrawCharacters;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.OnTurn;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.story.Chapter;
import org.lawspeaker.prestigerpg.story.Lot;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.strike.TokenStrike;
import org.lawspeaker.prestigerpg.turns.Bite;
import org.lawspeaker.prestigerpg.turns.Turn;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.prestigerpg.windows.Announced;
import org.lawspeaker.prestigerpg.windows.Consent;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

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
  /**
   * What is asked in a state that has this step on top. Steps that come often answer without a
   * table, which would be made for this question alone.
   */
  default Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks(Table.of(cards, state));
  }

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

  /** Whose turn this step is, if it is one. */
  default Optional<OnTurn> onTurn() {
    return Optional.empty();
  }

  /** Whether another encounter of a story may begin in this step (PRE-Q-109). */
  default boolean meets() {
    return false;
  }

  /** Whether the card that this step carries out face down is not what it was announced as. */
  default boolean isLie() {
    return false;
  }

  /** The card is shown and was announced truly: this step goes on with it, face up (PRE-FOG-07). */
  default void show(Table table) {
    throw new IllegalStateException("nothing lies face down: " + this);
  }

  /** The card is shown and was a lie: it is discarded, and this step is off (PRE-FOG-05). */
  default void counter(Table table) {
    throw new IllegalStateException("nothing lies face down: " + this);
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
