package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Reason;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;

/**
 * A working copy of a position, on which the rules read and one move is carried out. It lives for
 * one call of the game and never leaves it. A game adds its zones: immutable values, exchanged one
 * for another, so that the state they came from stays as it was.
 *
 * <p>The table answers the questions of the contract from the step on top of its agenda: what is
 * pending, which moves are legal, whether one is, and what it leads to.
 *
 * @param <T> the game's table, which extends this class
 * @param <M> the game's moves
 * @param <F> the game's steps
 */
public abstract class WorkTable<
    T extends WorkTable<T, M, F>, M extends Move, F extends Step<T, M>> {
  /** What a table is made for. */
  public enum Use {
    /** Questions are asked of it, and nothing on it changes. */
    READING,
    /** A move is carried out on it. */
    PLAYING,
    /** A move is carried out on it, and every event is kept. */
    TELLING,
    /** A move is judged or carried out, and what was tried and did not apply is kept, too. */
    WEIGHING
  }

  /** What it is made for and what was told, in one field: a table is made for every question. */
  private final Log log;

  private Agenda<F> agenda;

  /** A count, so that what a move costs can be held to a bound. */
  private int steps;

  protected WorkTable(Agenda<F> agenda, Use use) {
    this.agenda = agenda;
    this.log =
        switch (use) {
          case READING -> Log.READING;
          case PLAYING -> Log.PLAYING;
          case TELLING -> new Log(use, new ArrayList<>(), null);
          case WEIGHING -> new Log(use, new ArrayList<>(), new Trace());
        };
  }

  /** What is told on a table, and what the table is made for. */
  private static final class Log {
    static final Log READING = new Log(Use.READING, null, null);
    static final Log PLAYING = new Log(Use.PLAYING, null, null);

    private final Use use;

    /** Null if nothing is kept. */
    private final @Nullable List<Event> events;

    /** Null if nothing is weighed. */
    private final @Nullable Trace trace;

    Log(Use use, @Nullable List<Event> events, @Nullable Trace trace) {
      this.use = use;
      this.events = events;
      this.trace = trace;
    }

    Use use() {
      return use;
    }

    @Nullable List<Event> events() {
      return events;
    }

    @Nullable Trace trace() {
      return trace;
    }

    void keep(Event event) {
      if (events != null) {
        events.add(event);
      }
      if (trace != null && event.isOpenTo(Onlooker.ARBITER)) {
        trace.keep(Reason.of(event));
      }
    }

    /** The steps that follow stand on an agenda of this size. */
    void at(int agenda) {
      if (trace != null) {
        trace.at(agenda);
      }
    }
  }

  // ------------------------------------------------------------------ what a game says

  /** How the game has ended, with an empty agenda; null while it goes on. */
  protected abstract @Nullable Outcome outcome();

  /** Carrying out a move never takes more steps than this. */
  protected abstract int mostSteps();

  /**
   * Adds why this move, which answers nothing that is asked of its maker now, may not be made,
   * whatever the steps on the agenda say: that its maker may not act at all. If nothing is added,
   * the steps are asked, top first, see {@link Step#judgeUnasked}; if they say nothing either, the
   * clause of the question that is asked is cited. Called only while the game goes on.
   */
  protected abstract void judgeUnasked(M move, Faults faults);

  /**
   * The move that the steps judge in place of this one: a move of a card that is not there may be
   * judged as that of a card which nobody has, so that the same clause refuses it. Moves that are
   * offered are judged as they are.
   */
  protected M judgedAs(M move) {
    return move;
  }

  // ------------------------------------------------------------------ the contract

  /** What has to happen next. */
  public final Pending<M> pending() {
    Outcome outcome = outcome();
    return outcome == null ? agenda.top().asks(self()) : new Pending.Over<>(outcome);
  }

  /** The legal moves of all who owe one. */
  public final ImmutableList<M> legalMoves() {
    return agenda.isEmpty() ? ImmutableList.of() : Proposals.of(agenda.top(), self());
  }

  /** The legal moves of one seat; empty if it owes none. */
  public final ImmutableList<M> legalMoves(Seat seat) {
    return agenda.isEmpty() ? ImmutableList.of() : Proposals.of(agenda.top(), self(), seat);
  }

  /** Whether this move is legal, and by which clauses. */
  public final Verdict judge(M asked) {
    M move = judgedAs(asked);
    Pending<M> due = pending();
    Faults faults = Faults.named();
    if (due.isOver()) {
      faults.notNow(due);
    } else {
      judge(due, move, faults);
    }
    return faults.none()
        ? new Verdict.Legal(agenda.top().allows(self(), move))
        : new Verdict.Illegal(faults.all());
  }

  private void judge(Pending<M> due, M move, Faults faults) {
    if (due.isOwedBy(move.by())) {
      agenda.top().judge(self(), move, faults);
    } else {
      faults.notAsked();
    }
    if (faults.isNotAsked()) {
      judgeUnasked(move, faults);
      for (Agenda<F> at = agenda; !at.isEmpty() && faults.all().isEmpty(); at = at.pop()) {
        at.top().judgeUnasked(self(), move, faults);
      }
      if (faults.all().isEmpty()) {
        faults.notNow(due);
      }
    }
  }

  /** Carries out a move, and all that follows until the next move is owed. */
  public final T play(M move) {
    log.at(agenda.size());
    agenda.top().make(self(), move);
    return settle();
  }

  /**
   * Carries out the steps on the agenda until one owes a move or none is left.
   *
   * @throws IllegalStateException naming the steps if that takes more than {@link #mostSteps}: the
   *     rules go round in circles, which is their author's error and no player's
   */
  public final T settle() {
    T table = self();
    int most = mostSteps();
    int taken = 0;
    while (!agenda.isEmpty()) {
      F top = agenda.top();
      if (top.owes(table)) {
        break;
      }
      if (taken == most) {
        throw new IllegalStateException(
            "the agenda does not settle in " + most + " steps; top first: " + agenda.names());
      }
      log.at(agenda.size());
      top.run(table);
      taken++;
    }
    steps += taken;
    return table;
  }

  /** How many steps have been carried out on this table, beside the moves that were made. */
  public final int steps() {
    return steps;
  }

  @SuppressWarnings("unchecked") // T is the class that extends this one
  private T self() {
    return (T) this;
  }

  // ------------------------------------------------------------------ the agenda

  /** What is still to be done, the next step on top. */
  public final Agenda<F> agenda() {
    return agenda;
  }

  /** Puts another agenda in place of this one. */
  public final void setAgenda(Agenda<F> agenda) {
    this.agenda = agenda;
  }

  /** The step on top. */
  public final F top() {
    return agenda.top();
  }

  /** Puts a step on the agenda, to be done next. */
  public final void push(F step) {
    agenda = agenda.push(step);
  }

  /** Takes the step on top from the agenda. */
  public final void pop() {
    agenda = agenda.pop();
  }

  /** Puts a step in the place of the one on top. */
  public final void replaceTop(F step) {
    agenda = agenda.replaceTop(step);
  }

  // ------------------------------------------------------------------ what is told

  /** Whether nothing on this table changes, so that what is found once need not be found again. */
  public final boolean isReading() {
    return log.use() == Use.READING;
  }

  /** Whether events are kept: ask before making the text of one. */
  public final boolean isTelling() {
    return log.events() != null;
  }

  /**
   * The sentence of an event as it is kept, given its facts in turn; a game may name things in it
   * as its cards do. Called only while events are kept.
   */
  protected String worded(String says, String... facts) {
    return says;
  }

  /** Keeps an event that everybody may know. */
  public final void tell(Citation citation, String kind, String says, String... facts) {
    if (isTelling()) {
      log.keep(Event.open(citation, kind, worded(says, facts), Facts.of(facts)));
    }
  }

  /** Keeps an event that only this seat may know. */
  public final void tellOnly(
      Seat seat, Citation citation, String kind, String says, String... facts) {
    if (isTelling()) {
      log.keep(
          Event.secret(
              citation, kind, worded(says, facts), Facts.of(facts), ImmutableSet.of(seat)));
    }
  }

  /** Keeps an event for all but these seats, who have been told more of it. */
  public final void tellOthers(
      ImmutableSet<Seat> told, Citation citation, String kind, String says, String... facts) {
    if (isTelling()) {
      log.keep(Event.masking(citation, kind, worded(says, facts), Facts.of(facts), told));
    }
  }

  /** Keeps an event for all but this seat, which has been told more of it. */
  public final void tellOthers(
      Seat told, Citation citation, String kind, String says, String... facts) {
    tellOthers(ImmutableSet.of(told), citation, kind, says, facts);
  }

  /** Whether {@link #weigh} keeps anything: ask before making its sentence. */
  public final boolean isWeighing() {
    return log.trace() != null;
  }

  /** Keeps that a rule was tried and did not apply, and why not; facts as of an event. */
  public final void weigh(Citation citation, String says, String... facts) {
    Trace trace = log.trace();
    if (trace != null) {
      trace.tried(new Reason(false, citation, worded(says, facts), ImmutableList.of()));
    }
  }

  /** What happened and what was tried, as a tree; nothing if nothing is weighed. */
  final ImmutableList<Reason> trace() {
    Trace trace = log.trace();
    return trace == null ? ImmutableList.of() : trace.tree();
  }

  /** What happened, in order. */
  public final ImmutableList<Event> events() {
    List<Event> told = log.events();
    return told == null ? ImmutableList.of() : ImmutableList.copyOf(told);
  }
}
