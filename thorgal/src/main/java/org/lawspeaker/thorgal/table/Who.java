package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;

/** Which players a card means (THO-Q-86). */
public enum Who {
  YOU("you"),
  /** The destiny player, if a bane player uses the card; else one bane player of their choice. */
  OPPONENT("the opponent"),
  /** The destiny player, if a bane player uses the card; else every bane player. */
  EACH_OPPONENT("each opponent"),
  DESTINY_PLAYER("the destiny player"),
  /** The user, if that is a bane player; else one bane player of their choice. */
  BANE_PLAYER("the bane player"),
  EACH_BANE_PLAYER("each bane player"),
  EACH_PLAYER("each player");

  private final String says;

  Who(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }

  /** Who does something: {@code you draw}, {@code each opponent draws}. */
  public String does(String verb) {
    return this == YOU ? "you " + verb : says + " " + verb + "s";
  }

  /** Who may not do something: {@code you may not}, {@code no opponent may}. */
  public String mayNot() {
    return isEach() ? says.replaceFirst("each", "no") + " may" : says + " may not";
  }

  /** What is theirs: {@code your hand}, {@code their hand}. */
  public String own(String thing) {
    return (this == YOU ? "your " : "their ") + thing;
  }

  /** Whose party; of several players, the party of each. */
  public String party() {
    return this == YOU ? "your party" : says + "'s party";
  }

  /** Whose party; of several players, the party of any one of them. */
  public String anyParty() {
    return isEach() ? says.replaceFirst("each", "any") + "'s party" : party();
  }

  private boolean isEach() {
    return this == EACH_OPPONENT || this == EACH_BANE_PLAYER || this == EACH_PLAYER;
  }

  /** Who has something. */
  public String has() {
    return this == YOU ? "you have" : says + " has";
  }

  /** Whether only one of several seats is meant, and the user chooses which. */
  public boolean isOne() {
    return this == OPPONENT || this == BANE_PLAYER;
  }

  /**
   * The seats that may be meant, still in the game, in the order of play (THO-Q-75); the one that
   * the user chose, if only one is meant and that is settled.
   */
  public ImmutableList<Seat> seats(Table table, Source source) {
    Seat user = source.user();
    if (isOne() && source.chosen().isPresent()) {
      Seat chosen = source.chosen().get();
      return table.side(chosen).in() ? ImmutableList.of(chosen) : ImmutableList.of();
    }
    boolean travels = table.isDestiny(user);
    return switch (this) {
      case YOU -> ImmutableList.of(user);
      case OPPONENT -> travels ? table.banePlayers() : destiny(table);
      case EACH_OPPONENT -> travels ? table.banePlayers() : destiny(table);
      case DESTINY_PLAYER -> destiny(table);
      case BANE_PLAYER -> travels ? table.banePlayers() : ImmutableList.of(user);
      case EACH_BANE_PLAYER -> table.banePlayers();
      case EACH_PLAYER -> table.inOrder();
    };
  }

  /** Nobody, once that player is out and the round is broken off (THO-Q-89). */
  private static ImmutableList<Seat> destiny(Table table) {
    Seat seat = table.clock.destiny();
    return table.side(seat).in() ? ImmutableList.of(seat) : ImmutableList.of();
  }
}
