package org.lawspeaker.gloomkilforth.table;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.confront.Confronting;
import org.lawspeaker.gloomkilforth.dice.Rolled;
import org.lawspeaker.gloomkilforth.dice.Rolling;
import org.lawspeaker.gloomkilforth.dice.TestOver;
import org.lawspeaker.gloomkilforth.engagement.BattleOver;
import org.lawspeaker.gloomkilforth.engagement.Engaging;
import org.lawspeaker.gloomkilforth.engagement.FoeCheck;
import org.lawspeaker.gloomkilforth.engagement.HeroCheck;
import org.lawspeaker.gloomkilforth.engagement.Losses;
import org.lawspeaker.gloomkilforth.engagement.RoundOver;
import org.lawspeaker.gloomkilforth.engagement.RoundStart;
import org.lawspeaker.gloomkilforth.engagement.Skirmish;
import org.lawspeaker.gloomkilforth.engagement.Trap;
import org.lawspeaker.gloomkilforth.health.Defeats;
import org.lawspeaker.gloomkilforth.journey.Arrival;
import org.lawspeaker.gloomkilforth.journey.ClearingPlot;
import org.lawspeaker.gloomkilforth.journey.EventOver;
import org.lawspeaker.gloomkilforth.journey.FallenIntoGloom;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.night.NightCardOver;
import org.lawspeaker.gloomkilforth.night.NightCardResolving;
import org.lawspeaker.gloomkilforth.night.NightStep;
import org.lawspeaker.gloomkilforth.occasions.EachHero;
import org.lawspeaker.gloomkilforth.occasions.Leaving;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.round.Course;
import org.lawspeaker.gloomkilforth.round.FirstHero;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.turn.ActionOver;
import org.lawspeaker.gloomkilforth.turn.Performing;

/**
 * A step of the rules on the agenda of the game. It judges and carries out the moves that it asks
 * for.
 */
public sealed interface GloomStep extends Step<Table, GloomMove>
    permits Asking,
        Drawing,
        Course,
        Program,
        EachHero,
        Leaving,
        Performing,
        ActionOver,
        NightCardOver,
        NightCardResolving,
        Rolling,
        Rolled,
        TestOver,
        LimitCheck,
        Confronting,
        ClearingPlot,
        Engaging,
        RoundStart,
        Skirmish,
        Losses,
        FoeCheck,
        HeroCheck,
        RoundOver,
        BattleOver,
        Trap,
        Arrival,
        EventOver,
        Defeats,
        NightStep,
        FallenIntoGloom,
        FirstHero {
  /** The encounter that this step, and what lies above it, is an engagement or Confront with. */
  default Optional<Integer> about() {
    return Optional.empty();
  }

  /** Whether this step closes what it is about, so that it stays when that is cut short. */
  default boolean closes() {
    return false;
  }

  /** Whether this step stands for a Test: the lowest of its steps. */
  default boolean isTest() {
    return false;
  }

  /** The cards that lie in this step, on their way from one place to another. */
  default Pile held() {
    return Pile.empty();
  }

  /** Which hero alone knows the cards that lie in this step; empty if they are open. */
  default Optional<Seat> secretOf() {
    return Optional.empty();
  }

  /** This step with other cards in it: none, as others see it, or as many as somebody guesses. */
  default GloomStep holding(Pile cards) {
    return this;
  }

  /** From which reward deck and how many secret cards come that are left out of this step. */
  default Optional<Missing> missing() {
    return Optional.empty();
  }

  /** Secret cards that are left out of a step. */
  record Missing(RewardType type, int cards) {}

  /**
   * What is left of this step when a hero is defeated: its own processes are cut off (GOK-Q-92). If
   * nothing else is said, a step goes on.
   */
  default Optional<GloomStep> afterDefeat(Table table, Seat seat) {
    return Optional.of(this);
  }
}
