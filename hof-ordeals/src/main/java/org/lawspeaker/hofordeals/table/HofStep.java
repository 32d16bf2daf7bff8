package org.lawspeaker.hofordeals.table;

import java.util.Optional;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.combat.Assigning;
import org.lawspeaker.hofordeals.combat.CombatEnd;
import org.lawspeaker.hofordeals.combat.CombatStart;
import org.lawspeaker.hofordeals.combat.Continuing;
import org.lawspeaker.hofordeals.combat.Landing;
import org.lawspeaker.hofordeals.combat.Looting;
import org.lawspeaker.hofordeals.combat.ResolvingDrawn;
import org.lawspeaker.hofordeals.combat.StrikeDraw;
import org.lawspeaker.hofordeals.death.Dying;
import org.lawspeaker.hofordeals.death.Harming;
import org.lawspeaker.hofordeals.ending.DuelHands;
import org.lawspeaker.hofordeals.ending.Scoring;
import org.lawspeaker.hofordeals.king.KingAttack;
import org.lawspeaker.hofordeals.king.KingMove;
import org.lawspeaker.hofordeals.map.Activation;
import org.lawspeaker.hofordeals.map.Avoiding;
import org.lawspeaker.hofordeals.map.Revealing;
import org.lawspeaker.hofordeals.map.RoyalTurnUp;
import org.lawspeaker.hofordeals.market.RelicDraft;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.occasions.EachPlayer;
import org.lawspeaker.hofordeals.occasions.Paying;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.occasions.Reacting;
import org.lawspeaker.hofordeals.pain.PainApplied;
import org.lawspeaker.hofordeals.round.Course;
import org.lawspeaker.hofordeals.round.FirstPlayer;
import org.lawspeaker.hofordeals.royalty.Clearing;
import org.lawspeaker.hofordeals.royalty.Exchanging;
import org.lawspeaker.hofordeals.royalty.LevelChange;
import org.lawspeaker.hofordeals.royalty.RoyalLoot;
import org.lawspeaker.hofordeals.skills.OwnTurn;
import org.lawspeaker.hofordeals.turn.Rest;

/**
 * A step of the rules on the agenda of the game. It judges and carries out the moves that it asks
 * for.
 */
public sealed interface HofStep extends Step<Table, HofMove>
    permits Choosing,
        Offering,
        TopCard,
        OwnTurn,
        Program,
        Paying,
        PainApplied,
        EachPlayer,
        RelicDraft,
        Harming,
        Reacting,
        Dying,
        CombatStart,
        StrikeDraw,
        ResolvingDrawn,
        Assigning,
        Landing,
        Looting,
        Continuing,
        CombatEnd,
        KingMove,
        KingAttack,
        Revealing,
        Activation,
        Rest,
        LevelChange,
        RoyalLoot,
        Exchanging,
        FirstPlayer,
        Course,
        Scoring,
        DuelHands,
        Clearing,
        RoyalTurnUp,
        Avoiding {
  /** What is asked. A step that comes often answers without a table. */
  default Pending<HofMove> asks(Cards cards, HofState state) {
    return asks(new Table(cards, state, WorkTable.Use.READING));
  }

  /** This step as a viewer knows it. */
  default HofStep seenBy(Viewer viewer) {
    return this;
  }

  /**
   * A player pays Health as a cost. The step at the bottom of the agenda is asked to see to it: it
   * leads the game and knows what follows if no Health is left (HOF-Q-19).
   */
  default void payHealth(Table table, Seat seat, int amount) {
    table.set(seat, table.hero(seat).withHealth(table.hero(seat).health() - amount));
  }

  /**
   * A card has been destroyed. The step at the bottom of the agenda is asked to see to it: it knows
   * which deck may have waited for it (HOF-Q-54).
   */
  default void destroyed(Table table, int card) {}

  /** The cards that lie in this step, and in no other place. */
  default Pile lying() {
    return Pile.empty();
  }

  /** Whether a Pain card is being resolved (HOF-CARD-28). */
  default boolean isPain() {
    return false;
  }

  /** Whether a duel decides the game, which has no enemies (HOF-Q-63). */
  default boolean isDuel() {
    return false;
  }

  /** Whether this step is carried out before the death sequence: a combat ends first (HOF-Q-24). */
  default boolean comesBeforeDeath() {
    return false;
  }

  /**
   * What is left of this step when a player dies (HOF-Q-23, HOF-Q-108). If nothing else is said, a
   * step goes on.
   */
  default Optional<HofStep> afterDeath(Table table, Seat dead) {
    return Optional.of(this);
  }
}
