package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Changes;
import org.lawspeaker.thorgal.moves.Absent;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Settings;
import org.lawspeaker.thorgal.state.Suit;

/**
 * A working copy of a position, on which the rules read and one move is carried out. It lives for
 * one call of the game and never leaves it: its parts are immutable values, exchanged one for
 * another, so that the state it came from stays as it was.
 */
public final class Table extends Middle {
  public final Cards cards;
  public final Settings settings;
  public ImmutableList<InForce> inForce;

  /** What is in force, once it has been found on a table that {@link #isReading}. */
  private @Nullable Changes<Source, Lasting> changes;

  private @Nullable Changes<Source, Lasting> weighed;

  private Table(Cards cards, ThorgalState state, Use use) {
    super(state, use);
    this.cards = cards;
    this.settings = state.settings();
    this.inForce = state.inForce();
  }

  /** A table on which nothing changes. */
  public static Table reading(Cards cards, ThorgalState state) {
    return new Table(cards, state, Use.READING);
  }

  /** A table that tells nobody what happens on it. */
  public static Table of(Cards cards, ThorgalState state) {
    return new Table(cards, state, Use.PLAYING);
  }

  /** A table for this use. */
  public static Table of(Cards cards, ThorgalState state, Use use) {
    return new Table(cards, state, use);
  }

  /** The position as it now stands. */
  public ThorgalState state() {
    return new ThorgalState(settings, clock, sides, lands, journey, inForce, agenda());
  }

  /** What is in force now, but for what is part of strength or difficulty. */
  public Changes<Source, Lasting> changes() {
    if (!isReading()) {
      return RulesInForce.on(this, false);
    }
    if (changes == null) {
      changes = RulesInForce.on(this, false);
    }
    return changes;
  }

  /** What is in force now and part of strength or difficulty. */
  public Changes<Source, Lasting> weighed() {
    if (!isReading()) {
      return RulesInForce.on(this, true);
    }
    if (weighed == null) {
      weighed = RulesInForce.on(this, true);
    }
    return weighed;
  }

  /** Of a card that is not in play, as of one that nobody has yet. */
  @Override
  protected ThorgalMove judgedAs(ThorgalMove move) {
    return move instanceof Absent absent ? absent.with(clock.nextId()) : move;
  }

  /** How a card in play is written; the name of the destination for the id of a land. */
  public String nameOf(int id) {
    return InPlayNames.of(this, id);
  }

  /** Whose card in play it is, and its printed name; that alone for a land. */
  public String theirs(int id) {
    Seat holder = holder(id);
    return holder == null ? printed(id) : holder + "'s " + printed(id);
  }

  /** The printed name of a card in play. */
  public String printed(int id) {
    InPlay card = inPlay(id);
    if (card != null) {
      return cards.printed(Suit.DESTINY, card.card());
    }
    Land land = land(id);
    return land == null ? "a card that has left" : cards.land(land.card()).name();
  }
}
