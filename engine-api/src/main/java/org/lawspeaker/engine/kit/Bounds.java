package org.lawspeaker.engine.kit;

import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;

/**
 * Checks that the numbers of a position are such as can be: each that is not becomes a problem with
 * its place and the clause that bounds it. Lives within one call.
 *
 * <pre>{@code
 * Problems problems = new Problems();
 * Bounds bounds = new Bounds(problems);
 * bounds.within("/coals/0", 5, 0, 3, Citation.of("EMB-SETUP-02"));
 * bounds.seat("/leader", 4, 3, Citation.of("EMB-LEAD-01"));
 * System.out.println(problems.list().get(0)); // /coals/0: 0 to 3, not 5 (EMB-SETUP-02)
 * System.out.println(problems.list().get(1)); // /leader: seats are 0 to 2, not 4 (EMB-LEAD-01)
 * }</pre>
 */
public final class Bounds {
  private final Problems problems;
  private final Set<Integer> ids = new HashSet<>();

  public Bounds(Problems problems) {
    this.problems = problems;
  }

  /** A number from one to another, both allowed. */
  public void within(String place, int number, int least, int most, Citation clause) {
    if (number < least || number > most) {
      String bounds = least == most ? String.valueOf(least) : least + " to " + most;
      problems.add(place, bounds + ", not " + number, clause);
    }
  }

  /** A number without upper bound. */
  public void atLeast(String place, int number, int least, Citation clause) {
    if (number < least) {
      problems.add(place, "at least " + least + ", not " + number, clause);
    }
  }

  /** The number of a seat at a table of so many. */
  public void seat(String place, int seat, int seats, Citation clause) {
    if (seat < 0 || seat >= seats) {
      problems.add(place, "seats are 0 to " + (seats - 1) + ", not " + seat, clause);
    }
  }

  /**
   * Every seat that the steps of an agenda name, in their components or in what those hold.
   *
   * @param steps the lowest first
   * @return whether all of them are at the table
   */
  public boolean seatsOf(List<?> steps, int seats, Citation clause) {
    boolean known = true;
    for (int i = 0; i < steps.size(); i++) {
      for (Seat seat : NamedSeats.in(steps.get(i))) {
        seat("/agenda/" + i, seat.index(), seats, clause);
        known &= seat.index() < seats;
      }
    }
    return known;
  }

  /**
   * The id of something that has come into the game: from 1, below the next one to be given, and
   * none comes twice.
   */
  public void id(String place, int id, int next, Citation clause) {
    if (id < 1 || id >= next || !ids.add(id)) {
      problems.add(place, "an id of its own below " + next + ", not " + id, clause);
    }
  }

  /**
   * Steps that people write may fit nothing that lies on the table. What each of them needs is not
   * described again: they are tried.
   */
  public void trial(String place, Citation clause, Runnable steps) {
    try {
      steps.run();
    } catch (IllegalStateException
        | IllegalArgumentException
        | IndexOutOfBoundsException
        | ClassCastException
        | NullPointerException
        | NoSuchElementException impossible) {
      problems.add(place, "these steps cannot be carried out: " + impossible, clause);
    }
  }

  /**
   * A zone of cards: those that do not fit are named, each once.
   *
   * @param fits whether a card can lie there
   * @param name how a card is named
   */
  public void zone(
      String place, Bag zone, IntPredicate fits, IntFunction<String> name, Citation clause) {
    for (int i = 0; i < zone.size(); i++) {
      if (zone.isFirst(i) && !fits.test(zone.nth(i))) {
        problems.add(place, "no such card here: " + name.apply(zone.nth(i)), clause);
      }
    }
  }

  /** Whatever else has to hold. */
  public void holds(boolean holds, String place, String message, Citation clause) {
    if (!holds) {
      problems.add(place, message, clause);
    }
  }
}
