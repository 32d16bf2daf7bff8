package org.lawspeaker.command.drawing;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Seated;

/**
 * What the seats of a match are called.
 *
 * @param names who or what each seat plays, all different
 * @param players who decides for each seat, such as {@code greedy}; empty where nobody asks
 * @param plural the seats whose names stand for several
 * @param you the seat of the one person who reads, if there is but one
 */
public record SeatNames(
    ImmutableList<String> names,
    ImmutableList<String> players,
    ImmutableSet<Seat> plural,
    Optional<Seat> you) {
  /** Seats by their numbers. */
  public static SeatNames numbered(int seats, ImmutableList<String> players, Optional<Seat> you) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int i = 0; i < seats; i++) {
      names.add(Seat.of(i).toString());
    }
    return new SeatNames(names.build(), players, ImmutableSet.of(), you);
  }

  /** Seats by what they play; by their numbers, too, where several play the same. */
  public SeatNames playing(List<Seated> seats) {
    List<String> plays = new ArrayList<>();
    seats.forEach(seated -> plays.add(seated.name()));
    ImmutableList.Builder<String> different = ImmutableList.builder();
    for (int i = 0; i < plays.size(); i++) {
      String name = plays.get(i);
      boolean isOnly = Collections.frequency(plays, name) == 1;
      different.add(isOnly ? name : name + " (" + Seat.of(i) + ")");
    }
    ImmutableSet<Seat> plural =
        seats.stream()
            .filter(Seated::isPlural)
            .map(Seated::seat)
            .collect(ImmutableSet.toImmutableSet());
    return new SeatNames(different.build(), players, plural, you);
  }

  /** Nobody in particular reads. */
  public SeatNames forAll() {
    return new SeatNames(names, players, plural, Optional.empty());
  }

  /** The same, for whoever sits there. */
  public SeatNames forYou(Seat seat) {
    return new SeatNames(names, players, plural, Optional.of(seat));
  }

  /** Whether sentences about this seat have the verb of several: you draw, Vikings draw. */
  boolean isMany(Seat seat) {
    return isYou(seat) || plural.contains(seat);
  }

  public boolean isYou(Seat seat) {
    return you.equals(Optional.of(seat));
  }

  /** What a seat is called in a sentence. */
  public String of(Seat seat) {
    return isYou(seat) ? "you" : name(seat);
  }

  /** What a seat is called where a sentence begins; a name that a game gives stays as it is. */
  public String first(Seat seat) {
    String called = of(seat);
    return isYou(seat) || called.equals(seat.toString())
        ? Ascii.toUpperCase(called.charAt(0)) + called.substring(1)
        : called;
  }

  /** Who or what a seat plays. */
  public String name(Seat seat) {
    return seat.index() < names.size() ? names.get(seat.index()) : seat.toString();
  }

  /** A seat in full: {@code Vikings (you, seat 0)}, {@code Outlaws (greedy, seat 1)}. */
  public String inFull(Seat seat) {
    String name = name(seat);
    List<String> more = new ArrayList<>();
    if (isYou(seat)) {
      more.add("you");
    } else if (seat.index() < players.size()) {
      more.add(players.get(seat.index()));
    }
    if (!name.contains(seat.toString())) {
      more.add(seat.toString());
    }
    return more.isEmpty() ? name : name + " (" + String.join(", ", more) + ")";
  }
}
