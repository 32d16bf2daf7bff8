package org.lawspeaker.hofordeals.skills;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.ending.DuelPlay;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;
import org.lawspeaker.hofordeals.turn.Acquire;
import org.lawspeaker.hofordeals.turn.Explore;
import org.lawspeaker.hofordeals.turn.Fatigue;

/**
 * A step in which the active player may play cards, bind them and use abilities, beside what the
 * step itself is about: nothing else is pending (HOF-Q-100).
 */
public sealed interface OwnTurn extends HofStep permits Fatigue, Explore, Acquire, DuelPlay {
  Citation PLAY = Citation.of("HOF-PLAY-01");
  Citation ORDER = Citation.of("HOF-PLAY-03");
  Citation BIND = Citation.of("HOF-BIND-01");
  Citation BIND_TIME = Citation.of("HOF-BIND-06");

  /** How many play at most (HOF-Q-07). */
  int MOST_SEATS = 4;

  /** Who is asked. */
  default Seat seat(Table table) {
    return table.active();
  }

  /** The question. */
  Window window(Table table);

  /** A question put to each seat. */
  static ImmutableList<Pending<HofMove>> toEach(Window window) {
    ImmutableList.Builder<Pending<HofMove>> each = ImmutableList.builder();
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      each.add(new Pending.Choose<>(Seat.of(seat), window));
    }
    return each.build();
  }

  /** Proposes the moves that this step is about. */
  void proposeOwn(Table table, Proposals<HofMove> moves);

  /** Judges a move that is not one of those of every own turn. */
  void judgeOwn(Table table, HofMove move, Faults faults);

  /** Carries out a move that this step is about. */
  void makeOwn(Table table, HofMove move);

  @Override
  default boolean owes(Table table) {
    return true;
  }

  @Override
  default Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(seat(table), window(table));
  }

  @Override
  default void propose(Table table, Proposals<HofMove> moves) {
    Seat seat = seat(table);
    Hero hero = table.hero(seat);
    Playing.propose(table, seat, moves);
    for (int i = 0; i < Slot.ALL.size() && !hero.gear().isEmpty(); i++) {
      Integer card = hero.gear().get(Slot.ALL.get(i));
      if (card != null
          && (table.cards.works(card, Moment.USED) || table.cards.works(card, Moment.ANY_TIME))) {
        moves.add(Use.of(seat, card));
      }
    }
    proposeOwn(table, moves);
  }

  @Override
  default void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Play play) {
      Playing.judge(table, play, faults);
    } else if (move instanceof Bind bind) {
      Playing.judge(table, bind, faults);
    } else if (move instanceof Use use) {
      Using.judge(table, use, faults);
    } else {
      judgeOwn(table, move, faults);
    }
  }

  @Override
  default ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Play) {
      return ImmutableList.of(PLAY, ORDER);
    }
    if (move instanceof Bind) {
      return ImmutableList.of(BIND, BIND_TIME);
    }
    return move instanceof Use use
        ? Using.allows(table, use, Moment.USED)
        : window(table).citations();
  }

  @Override
  default void make(Table table, HofMove move) {
    if (move instanceof Play play) {
      Playing.play(table, play.by(), play.card());
    } else if (move instanceof Bind bind) {
      Playing.bind(table, bind.by(), bind.card());
    } else if (move instanceof Use use) {
      Using.use(table, use);
    } else {
      makeOwn(table, move);
    }
  }

  @Override
  default Optional<HofStep> afterDeath(Table table, Seat dead) {
    return table.isActive(dead) ? Optional.empty() : Optional.of(this);
  }
}
