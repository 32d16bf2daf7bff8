package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Lists;

/** Which players an effect means. */
public enum Who {
  YOU("you"),
  EACH_OPPONENT("each opponent"),
  LEFT_NEIGHBOUR("the player to your left"),
  EACH_PLAYER("each player"),
  ACTIVE("the player whose turn it is");

  private final String says;

  Who(String says) {
    this.says = says;
  }

  /** Who is told to do something: {@code draw}, {@code each opponent draws}. */
  public String orders(String verb) {
    return this == YOU ? verb : says + " " + verb + "s";
  }

  /** Whose something is. */
  public String whose() {
    return this == YOU ? "your" : "their";
  }

  /**
   * The seats that are meant: opponents, who are all but the user, clockwise from the active
   * player's left (HOF-Q-72), every player clockwise from the user on. Whoever has died meanwhile
   * is left out (HOF-Q-108).
   */
  public ImmutableList<Seat> seats(Table table, Source source) {
    ImmutableList<Seat> dead = source.dead();
    ImmutableList<Seat> all = all(table, source);
    return dead.isEmpty() ? all : Lists.where(all, seat -> !dead.contains(seat));
  }

  private ImmutableList<Seat> all(Table table, Source source) {
    int seats = table.seats();
    int user = source.user().index();
    return switch (this) {
      case YOU -> ImmutableList.of(source.user());
      case LEFT_NEIGHBOUR -> ImmutableList.of(Seat.of((user + 1) % seats));
      case ACTIVE -> ImmutableList.of(table.active());
      case EACH_OPPONENT ->
          Lists.where(from(seats, table.active().index() + 1), seat -> !seat.equals(source.user()));
      case EACH_PLAYER -> from(seats, user);
    };
  }

  private static ImmutableList<Seat> from(int seats, int first) {
    ImmutableList.Builder<Seat> all = ImmutableList.builderWithExpectedSize(seats);
    for (int i = 0; i < seats; i++) {
      all.add(Seat.of((first + i) % seats));
    }
    return all.build();
  }
}
