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
   * The seats that are meant, clockwise from the user's left, the user first (HOF-Q-72). An
   * opponent is any other player. Who has died meanwhile is left out (HOF-Q-108).
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
      case EACH_OPPONENT -> from(seats, user, 1);
      case EACH_PLAYER -> from(seats, user, 0);
    };
  }

  private static ImmutableList<Seat> from(int seats, int user, int first) {
    ImmutableList.Builder<Seat> all = ImmutableList.builderWithExpectedSize(seats);
    for (int i = first; i < seats; i++) {
      all.add(Seat.of((user + i) % seats));
    }
    return all.build();
  }
}
