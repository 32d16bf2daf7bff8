package org.lawspeaker.prestigerpg.state;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;

/** What was chosen when something was played. */
public sealed interface Target
    permits Target.Player,
        Target.Card,
        Target.Item,
        Target.Token,
        Target.PlayerAndToken,
        Target.Absent {
  /** The player, if one is named, before whom what was chosen lies or beside whose sheet. */
  default Optional<Seat> player() {
    return Optional.empty();
  }

  /** The token that is named, from 0, if one is. */
  default OptionalInt onToken() {
    return OptionalInt.empty();
  }

  /** The same of another player, if it names one. */
  default Target of(Seat other) {
    return this;
  }

  /** Nothing. */
  static Target nothing() {
    return Absent.NOTHING;
  }

  /** This player. */
  static Target player(Seat seat) {
    return Player.EACH.get(seat.index());
  }

  /** This player and this token, as far as they are named. */
  static Target of(Optional<Seat> named, OptionalInt token) {
    if (named.isEmpty()) {
      return token.isEmpty() ? nothing() : new Token(token.getAsInt());
    }
    return token.isEmpty()
        ? player(named.get())
        : new PlayerAndToken(named.get(), token.getAsInt());
  }

  /** Nothing is chosen. */
  enum Absent implements Target {
    NOTHING
  }

  /** A player. */
  record Player(Seat seat) implements Target {
    private static final ImmutableList<Target> EACH =
        IntStream.range(0, Seat.MOST)
            .mapToObj(seat -> new Player(Seat.of(seat)))
            .collect(ImmutableList.toImmutableList());

    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }

    @Override
    public Target of(Seat other) {
      return Target.player(other);
    }
  }

  /**
   * A card that lies face down before a player.
   *
   * @param seat before whom
   * @param index which of that player's, from 0
   */
  record Card(Seat seat, int index) implements Target {
    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }

    @Override
    public Target of(Seat other) {
      return new Card(other, index);
    }
  }

  /**
   * An Item.
   *
   * @param seat whose it is
   * @param id its id
   */
  record Item(Seat seat, int id) implements Target {
    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }

    @Override
    public Target of(Seat other) {
      return new Item(other, id);
    }
  }

  /** A token of the encounter, from 0. */
  record Token(int token) implements Target {
    @Override
    public OptionalInt onToken() {
      return OptionalInt.of(token);
    }
  }

  /** The player whom an attack names, and the token at which it is aimed. */
  record PlayerAndToken(Seat seat, int token) implements Target {
    @Override
    public Optional<Seat> player() {
      return Optional.of(seat);
    }

    @Override
    public OptionalInt onToken() {
      return OptionalInt.of(token);
    }

    @Override
    public Target of(Seat other) {
      return new PlayerAndToken(other, token);
    }
  }
}
