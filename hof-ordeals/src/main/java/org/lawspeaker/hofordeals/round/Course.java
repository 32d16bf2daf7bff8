package org.lawspeaker.hofordeals.round;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.hofordeals.death.Harm;
import org.lawspeaker.hofordeals.ending.Endings;
import org.lawspeaker.hofordeals.ending.Scoring;
import org.lawspeaker.hofordeals.king.KingMove;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.SeatMove;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.piles.RefillRow;
import org.lawspeaker.hofordeals.royalty.LevelChange;
import org.lawspeaker.hofordeals.royalty.RoyalLoot;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Settings;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.turn.Acquire;
import org.lawspeaker.hofordeals.turn.Explore;
import org.lawspeaker.hofordeals.turn.Fatigue;
import org.lawspeaker.hofordeals.turn.Rest;

/**
 * The course of the game, at the bottom of every agenda: what comes after the step that has just
 * ended (HOF-TURN-01, HOF-ROUND-01), round after round until the end is triggered (HOF-ROUND-03).
 */
public record Course() implements HofStep {
  private static final Citation TURN = Citation.of("HOF-ROUND-01");
  private static final Citation NEXT = Citation.of("HOF-REST-04");
  private static final Citation EFFORT = Citation.of("HOF-EFFORT-06");
  private static final Citation REACTIONS = Citation.of("HOF-Q-73");
  private static final Citation LIMIT = Citation.of("HOF-Q-115");

  /** No table gets so far; players without skill would never end (HOF-Q-115 names it). */
  private static final int LAST_ROUND = 500;

  private static final Citation END = Citation.of("HOF-END-03");

  @Override
  public void run(Table table) {
    if (table.turn.slain()) {
      table.turn = table.turn.withSlain(false); // HOF-Q-45
      RoyalLoot.start(table);
      return;
    }
    if (table.turn.ended() && table.turn.stage() != Stage.OVER) {
      table.turn = table.turn.withStage(Stage.OVER);
    }
    switch (table.turn.stage()) {
      case FATIGUE -> table.push(new Fatigue(false));
      case EXPLORE -> explore(table);
      case ACQUIRE -> table.push(new Acquire());
      case REST -> table.push(new Rest(false));
      case OVER -> over(table);
    }
  }

  /**
   * The King moves before the player does (HOF-KING-03). What works at the start of the step comes
   * before that: no clause says which of the two is first.
   */
  private static void explore(Table table) {
    table.push(new Explore());
    KingMove.start(table);
    Occasions.fire(table, table.active(), Moment.EXPLORE_STARTS);
  }

  /** After the turn of who defeated a Royalty the level changes (HOF-LEVEL-01, HOF-Q-92). */
  private static void over(Table table) {
    dropEffort(table, table.active());
    Seat next = table.left(table.active()); // HOF-ROUND-02: this turn's steps are all done
    boolean isRoundOver = next.equals(table.clock.first());
    if (isRoundOver && isLast(table)) { // no level is laid out that nobody would play
      table.replaceTop(new Scoring());
      return;
    }
    if (table.clock.builder().isPresent()) {
      Seat builder = table.clock.builder().get();
      table.clock = table.clock.withBuilder(Optional.empty());
      table.push(new LevelChange(builder, LevelChange.Part.CLEAR));
      return;
    }
    if (isRoundOver) {
      table.clock = table.clock.withRound(table.clock.round() + 1);
    }
    Hero hero = table.hero(next).beginning();
    boolean rested = !table.turn.ended();
    table.set(next, hero);
    table.turn = Turn.of(next, hero.space());
    if (table.isTelling()) {
      table.tell(
          rested ? NEXT : TURN,
          "turn",
          "the turn of " + next + " begins",
          "seat",
          Table.number(next),
          "round",
          String.valueOf(table.clock.round()));
    }
    RefillRow.start(table, Settings.Refill.TURN_END);
  }

  /** Effort that a card of the new hand gave when it was drawn is not kept for the next turn. */
  private static void dropEffort(Table table, Seat seat) {
    if (table.hero(seat).effort() > 0) {
      table.set(seat, table.hero(seat).withEffort(0));
      if (table.isTelling()) {
        table.tell(EFFORT, "effort-lost", seat + " loses the Effort that is left");
      }
    }
  }

  @Override
  public void payHealth(Table table, Seat seat, int amount) {
    Harm.payTold(table, seat, amount);
  }

  /** A Row that is short because the Dealer had no card gets the destroyed one (HOF-Q-90). */
  @Override
  public void destroyed(Table table, int card) {
    if (table.cards.kind(card).isDealers() && table.decks.dealer().cards().isEmpty()) {
      RefillRow.start(table, Settings.Refill.AT_ONCE);
    }
  }

  /** The round is completed, so that all have had as many turns (HOF-ROUND-04, HOF-Q-60). */
  private static boolean isLast(Table table) {
    boolean isLimit = table.clock.round() >= table.settings.roundLimit().orElse(LAST_ROUND);
    boolean triggered = Endings.isTriggered(table);
    if (isLimit || triggered) {
      table.tell(triggered ? END : LIMIT, "last-round", "the last round is over");
    }
    return isLimit || triggered;
  }

  private static boolean isAnotherAsked(Table table) {
    return table.pending() instanceof Pending.Choose<HofMove> due && !table.isActive(due.seat());
  }

  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (move.by() instanceof Seat seat && !table.isActive(seat)) {
      if (isAnotherAsked(table) && !Reasons.isOfTurn(table, move)) {
        return; // what is asked says whose choice it is
      }
      boolean isReaction = move instanceof Use use && Reactions.is(table, use);
      faults.add(isReaction ? REACTIONS : TURN, "not-your-turn", "turn", table.active());
    } else if (move instanceof SeatMove own) {
      Reasons.judge(table, own, faults);
    }
  }
}
